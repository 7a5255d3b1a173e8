/** Thrown where a file does not come; the message has its path. */
export class FetchError extends Error {
  override readonly name = 'FetchError';
}

/** The contents of a file. @throws {FetchError} */
export async function fetchBytes(url: string | URL): Promise<Uint8Array<ArrayBuffer>> {
  const path = new URL(url).pathname;
  try {
    const response = await fetch(url);
    if (response.ok) return new Uint8Array(await response.arrayBuffer());
    throw new FetchError(`${path} cannot be fetched: ${response.status}`);
  } catch (error) {
    if (error instanceof FetchError) throw error;
    throw new FetchError(`${path} cannot be fetched: ${String(error)}`, { cause: error });
  }
}
