/** Serves a built game as a host does that sends no headers for it. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

export interface PlainHost {
  /** Where the game lies there. */
  origin: string;
  /** Stops it; to be called any number of times. */
  close: () => Promise<void>;
}

/** @param path of the game on this host, from `/` to `/` */
export async function servePlainly(folder: string, path = '/'): Promise<PlainHost> {
  const files = sirv(folder, { dev: true });
  const server = createServer((request, response) => {
    const notFound = (): void => void response.writeHead(404).end();
    if (request.url?.startsWith(path) === true) {
      request.url = request.url.slice(path.length - 1);
      files(request, response, notFound);
    } else notFound();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
