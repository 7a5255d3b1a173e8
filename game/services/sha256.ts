/** SHA-256 in hexadecimal. */
export async function sha256Of(file: Uint8Array<ArrayBuffer>): Promise<string> {
  // A page that did not come over a secure connection has none of the browser's.
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  const digest =
    subtle === undefined
      ? (await import('@noble/hashes/sha2.js')).sha256(file)
      : new Uint8Array(await subtle.digest('SHA-256', file));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
