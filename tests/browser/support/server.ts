/** Builds the game and serves it as `npm start` does, on a free port. */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';

export interface Served {
  origin: string;
  /** The built game. */
  folder: string;
  /** Stops the server; to be called once. */
  close: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}

/** Builds the game. @returns its folder, which the caller has to remove */
async function buildGame(): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'thirty-one-'));
  await build({ build: { outDir }, logLevel: 'error' });
  return outDir;
}

/** Serves a built game; closing it deletes the folder. */
export async function serve(folder: string): Promise<Served> {
  const server = await preview({
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: await freePort(), strictPort: true },
    logLevel: 'warn',
  });
  const [origin] = server.resolvedUrls?.local ?? [];
  return {
    origin,
    folder,
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export async function serveBuiltGame(): Promise<Served> {
  return serve(await buildGame());
}
