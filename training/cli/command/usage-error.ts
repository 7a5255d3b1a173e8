/** Input that cannot be used; the message is the one line that the user reads. */
export class UsageError extends Error {
  override name = 'UsageError';
}
