/** What a person gave that cannot be used; the message is the one line that they read. */
export class UsageError extends Error {
  override name = 'UsageError';
}
