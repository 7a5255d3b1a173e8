/** Resolves when everything that waits for nothing outside has happened. */
export const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
