export function folderProblem(folder: string, characters: string, what: string): string | null;
export function checkFolder(characters: string, what: string): void;
