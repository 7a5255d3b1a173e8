/** Compresses text for URLs. */

/** A text as base64url of its deflated UTF-8. */
export async function compress(text: string): Promise<string> {
  const deflated = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(deflated).arrayBuffer());
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** The stream of a compressed text. @throws {Error} if it is not base64url; the stream fails if the data are damaged */
export function decompress(compressed: string): ReadableStream<Uint8Array> {
  const letters = atob(compressed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
}

/** The text of a stream. @param most limit in bytes, since a small file may expand to a huge one. @throws {Error} beyond it */
export async function readWithin(stream: ReadableStream<Uint8Array>, most: number): Promise<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  for (;;) {
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
