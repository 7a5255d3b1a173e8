/** The error of some kind with which something is refused. @throws {Error} where it is not, or with another one */
export function refusalOf<Refusal extends Error>(
  kind: new (...parts: never[]) => Refusal,
  read: () => unknown,
): Refusal {
  try {
    read();
  } catch (error) {
    if (error instanceof kind) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}
