/** Text made small enough for an address: compressed, and written with letters that mean nothing there. */

/** A text as base64url of its deflated UTF-8. */
export async function compress(text: string): Promise<string> {
  const deflated = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(deflated).arrayBuffer());
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** What was squeezed, as it comes. @throws {Error} where these are no such letters; the stream fails where it is damaged */
export function decompress(squeezed: string): ReadableStream<Uint8Array> {
  const letters = atob(squeezed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
}

/** The text of a stream. @param most bytes, after which reading stops, however much a small text grows to. @throws {Error} */
export async function readWithin(stream: ReadableStream<Uint8Array>, most: number): Promise<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each part follows the one before
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > most) {
      void reader.cancel();
      throw new Error(`more than ${most} bytes`);
    }
    text += decoder.decode(value, { stream: true });
  }
}
