/**
 * The part of the build that makes the game installable and strict: the policy in the page, and the service worker with
 * the list of all files that it keeps. `vite preview` serves the result with the headers that belong to it.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { BUILD_NAME, isNeeded, PAGE, WORKER, type Build, type BuiltFile } from '../game/services/pwa/built-files.ts';
import { cacheControl, HEADERS, PAGE_POLICY } from './headers.ts';

const GAME = fileURLToPath(new URL('../game/', import.meta.url));
/** What a system shows of an installed game; served under these names. */
const FOR_SYSTEM = ['manifest.webmanifest', ...readdirSync(join(GAME, 'icons')).map((icon) => `icons/${icon}`)];

const WORKER_SOURCE = join(GAME, 'services/pwa/service-worker.ts');

/** The mark of an earlier naming. */
const NAME_IN_PAGE = new RegExp(`<meta name="${BUILD_NAME}"[^>]*>`);

function digest(contents: Uint8Array | string, encoding: 'base64' | 'hex'): string {
  return createHash('sha256').update(contents).digest(encoding);
}

/** The needed files of a folder, by path. */
async function filesIn(folder: string): Promise<BuiltFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(isNeeded)
    .toSorted();
  return Promise.all(
    paths.map(async (path) => {
      const contents = await readFile(join(folder, path));
      return { path, integrity: `sha256-${digest(contents, 'base64')}`, bytes: contents.length };
    }),
  );
}

function idOf(files: readonly BuiltFile[]): string {
  return digest(files.map(({ path, integrity }) => `${path} ${integrity}\n`).join(''), 'hex').slice(0, 16);
}

/** Writes into the page which build it belongs to, and lists the build's files. */
async function nameBuild(folder: string): Promise<Build> {
  const page = join(folder, PAGE);
  const html = (await readFile(page, 'utf8')).replace(NAME_IN_PAGE, '');
  await writeFile(page, html);
  const id = idOf(await filesIn(folder));
  await writeFile(page, html.replace('</head>', `<meta name="${BUILD_NAME}" content="${id}" /></head>`));
  return { id, files: await filesIn(folder) };
}

/** The worker as one classic script, which every browser takes, with the build's list in it. */
async function bundleWorker(list: Build): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { BUILD: JSON.stringify(list) },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: WORKER_SOURCE, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}

/** Names a built folder, and writes its service worker beside it; also again, after something in it has changed. */
export async function nameAndKeep(folder: string): Promise<void> {
  await writeFile(join(folder, WORKER), await bundleWorker(await nameBuild(folder)));
}

/** Makes the build installable, strict and complete offline. */
export function offline(): Plugin {
  return {
    name: 'thirty-one:offline',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { server }) =>
        server === undefined
          ? [
              {
                tag: 'meta',
                attrs: { 'http-equiv': 'Content-Security-Policy', content: PAGE_POLICY },
                injectTo: 'head-prepend',
              },
            ]
          : [],
    },
    generateBundle() {
      for (const fileName of FOR_SYSTEM) {
        this.emitFile({ type: 'asset', fileName, source: readFileSync(join(GAME, fileName)) });
      }
    },
    writeBundle: async ({ dir }) => {
      if (dir === undefined) throw new Error('The game is built into a folder; set build.outDir.');
      await nameAndKeep(dir);
    },
    config: () => ({ preview: { headers: HEADERS } }),
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        response.setHeader('Cache-Control', cacheControl(new URL(request.url ?? '/', 'http://localhost').pathname));
        next();
      });
    },
  };
}
