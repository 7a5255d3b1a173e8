/**
 * A Vite plugin that writes compressed copies beside scripts, styles and the runtime, for servers that can send them. Only for
 * files whose names contain a hash of their contents: copies cannot get old. In the end it says how to put the game on a server.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const FOLDER = 'assets';
/** Fonts are compressed already. */
const GAINS = /\.(js|css|wasm|onnx)$/;
/** Of 11: the last two take half a minute for the 14 MB of the runtime, and save another tenth. */
const BROTLI_QUALITY = 9;

async function writeCopies(path: string): Promise<void> {
  const contents = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: contents.length,
  };
  await Promise.all([
    promisify(brotliCompress)(contents, { params }).then((copy) => writeFile(`${path}.br`, copy)),
    promisify(gzip)(contents, { level: constants.Z_BEST_COMPRESSION }).then((copy) => writeFile(`${path}.gz`, copy)),
  ]);
}

export function compression(): Plugin {
  return {
    name: 'thirty-one:compression',
    apply: 'build',
    writeBundle: async ({ dir }) => {
      if (dir === undefined) throw new Error('The game is built into a folder; set build.outDir.');
      const names = await readdir(join(dir, FOLDER));
      await Promise.all(names.filter((name) => GAINS.test(name)).map((name) => writeCopies(join(dir, FOLDER, name))));
    },
    closeBundle() {
      this.environment.logger.info('dist/ can be served by any web server, under any path: docs/hosting.md');
    },
  };
}
