/** The contents of a file. @throws {Error} where it does not come, with its path */
export async function fetchBytes(url: string | URL): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${new URL(url).pathname} cannot be fetched: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
