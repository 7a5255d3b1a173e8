/** A Vite plugin that makes `vite preview`, and so `npm start`, a server as docs/hosting.md describes it. */
import type { ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { HEADERS, IMMUTABLE, REVALIDATED } from './headers.ts';

const FOLDER = 'assets';

function end(response: ServerResponse, status: number): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.statusCode = status;
  response.end();
}

export function previewServer(): Plugin {
  return {
    name: 'thirty-one:preview',
    configurePreviewServer: ({ config: { root, build, logger }, httpServer, middlewares }) => {
      // Instead of Vite's own listener: a target that it cannot parse ends the process, and its errors tell where files lie.
      httpServer.off('request', middlewares).on('request', (request, response) => {
        for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
        response.setHeader('Cache-Control', REVALIDATED);
        // What begins with two slashes is read as a host.
        if (!/^\/(?!\/)/.test(request.url ?? '')) {
          end(response, 400);
          return;
        }
        const { pathname, search } = new URL(`http://localhost${request.url}`);
        request.url = pathname + search;
        // Files are served whole: the middlewares fail at a range that ends before it begins.
        delete request.headers.range;
        middlewares(request, response, (error: Error) => {
          logger.error(error.stack ?? error.message);
          end(response, 500);
        });
      });
      // Without tags: what is in this folder never changes.
      const setHeaders = (response: { setHeader: (name: string, value: string) => void }): void =>
        response.setHeader('Cache-Control', IMMUTABLE);
      const folder = join(resolve(root, build.outDir), FOLDER);
      middlewares.use(`/${FOLDER}`, sirv(folder, { dev: true, brotli: true, gzip: true, setHeaders }));
    },
  };
}
