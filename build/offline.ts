/**
 * A Vite plugin that makes the game installable and secure: the Content-Security-Policy in the page, and the service
 * worker with the list of all files that it caches.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { BUILD_NAME, isNeeded, PAGE, WORKER, type Build, type BuiltFile } from '../game/services/pwa/built-files.ts';
import { PAGE_POLICY } from './headers.ts';

const GAME = fileURLToPath(new URL('../game/', import.meta.url));
/** What the system needs of an installed game; served under these names. */
const INSTALL_FILES = ['manifest.webmanifest', ...readdirSync(join(GAME, 'icons')).map((icon) => `icons/${icon}`)];

const WORKER_SOURCE = join(GAME, 'services/pwa/service-worker.ts');

/** The build id that an earlier run has written. */
const ID_IN_PAGE = new RegExp(`<meta name="${BUILD_NAME}"[^>]*>`);

function digest(contents: Uint8Array | string, encoding: 'base64' | 'hex'): string {
  return createHash('sha256').update(contents).digest(encoding);
}

/** The files of the game in a folder, the smallest first. */
async function filesIn(folder: string): Promise<BuiltFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(isNeeded)
    .toSorted();
  const read = paths.map(async (path) => ({ path, contents: await readFile(join(folder, path)) }));
  return (await Promise.all(read))
    .toSorted((one, other) => one.contents.length - other.contents.length)
    .map(({ path, contents }) => ({ path, integrity: `sha256-${digest(contents, 'base64')}` }));
}

function idOf(files: readonly BuiltFile[]): string {
  return digest(files.map(({ path, integrity }) => `${path} ${integrity}\n`).join(''), 'hex').slice(0, 16);
}

/** Writes the build's id into the page, and lists the build's files. */
async function stampBuild(folder: string): Promise<Build> {
  const page = join(folder, PAGE);
  const html = (await readFile(page, 'utf8')).replace(ID_IN_PAGE, '');
  await writeFile(page, html);
  const id = idOf(await filesIn(folder));
  await writeFile(page, html.replace('</head>', `<meta name="${BUILD_NAME}" content="${id}" /></head>`));
  return { id, files: await filesIn(folder) };
}

/** The worker as one classic script, which every browser accepts, with the build's list in it. */
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

/** Stamps the build in a folder and writes its service worker; to be called again after something in it has changed. */
export async function writeServiceWorker(folder: string): Promise<void> {
  await writeFile(join(folder, WORKER), await bundleWorker(await stampBuild(folder)));
}

/** Makes the build installable, secure and complete offline. */
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
      for (const fileName of INSTALL_FILES) {
        this.emitFile({ type: 'asset', fileName, source: readFileSync(join(GAME, fileName)) });
      }
    },
    writeBundle: async ({ dir }) => {
      if (dir === undefined) throw new Error('The game is built into a folder; set build.outDir.');
      await writeServiceWorker(dir);
    },
  };
}
