import { afterEach, describe, expect, test, vi } from 'vitest';
import { FetchError, fetchBytes } from '../../../game/services/fetch-bytes.ts';

afterEach(() => void vi.unstubAllGlobals());

const URL_OF_FILE = 'https://example.org/models/general.onnx?v=1';

function fetched(answer: () => Promise<Response>) {
  const fetching = vi.fn<(url: string | URL) => Promise<Response>>(answer);
  vi.stubGlobal('fetch', fetching);
  return fetching;
}

describe('a file that is fetched', () => {
  test('comes as its bytes', async () => {
    const fetching = fetched(() => Promise.resolve(new Response(Uint8Array.of(1, 2, 3))));
    expect(await fetchBytes(URL_OF_FILE)).toEqual(Uint8Array.of(1, 2, 3));
    expect(fetching).toHaveBeenCalledWith(URL_OF_FILE);
  });

  test('that is not there is named by its path, with the status', async () => {
    fetched(() => Promise.resolve(new Response('gone', { status: 404 })));
    const error: unknown = await fetchBytes(URL_OF_FILE).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(FetchError);
    expect(error).toMatchObject({ message: '/models/general.onnx cannot be fetched: 404' });
  });

  test('that does not come is named by its path, with the cause', async () => {
    const cause = new TypeError('no network');
    fetched(() => Promise.reject(cause));
    const error: unknown = await fetchBytes(new URL(URL_OF_FILE)).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(FetchError);
    expect(error).toMatchObject({
      message: '/models/general.onnx cannot be fetched: TypeError: no network',
      cause,
    });
  });
});
