/** Input that cannot be used; the message is the one line that the user reads. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/**
 * What is done; where that throws an error of one of these kinds, the user reads what it says.
 * @param subject what is said before that
 */
export function asUsageError<T>(kinds: readonly (new (...args: never[]) => Error)[], subject: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (!kinds.some((kind) => error instanceof kind)) throw error;
    throw new UsageError(`${subject}${(error as Error).message}`);
  }
}
