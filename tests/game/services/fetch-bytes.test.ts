import { expect, onTestFinished, test, vi } from 'vitest';
import { FetchError, fetchBytes } from '../../../game/services/fetch-bytes.ts';

const NO_NETWORK = new TypeError('no network');

test.each<[string, () => Promise<Response>, unknown]>([
  ['comes as its bytes', async () => new Response(Uint8Array.of(1, 2)), Uint8Array.of(1, 2)],
  [
    'is not there',
    async () => new Response('gone', { status: 404 }),
    new FetchError('/a/b.onnx cannot be fetched: 404'),
  ],
  [
    'does not come',
    () => Promise.reject(NO_NETWORK),
    new FetchError('/a/b.onnx cannot be fetched: TypeError: no network', { cause: NO_NETWORK }),
  ],
])('a file that %s', async (_, answer, expected) => {
  const fetching = vi.fn<(url: string | URL) => Promise<Response>>(answer);
  vi.stubGlobal('fetch', fetching);
  onTestFinished(() => void vi.unstubAllGlobals());
  const url = 'https://example.org/a/b.onnx?v=1';
  expect(await fetchBytes(url).catch((error: unknown) => error)).toStrictEqual(expected);
  expect(fetching).toHaveBeenCalledWith(url);
});
