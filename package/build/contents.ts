/** A Vite plugin that adds to the built modules what else the package has: declarations, policies, manifest, pages. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { apiPage, exportedBy } from './api.ts';
import { manifest } from './manifest.ts';
import { ROOT } from '../../training/cli/command/paths.ts';

const MODELS = 'models';
const MODEL_LIST = 'manifest.json';

/** The files of the policies that the game plays with. Critics are for learning from them, and stay in the project. */
function policyFiles(): string[] {
  const { models } = JSON.parse(readFileSync(join(ROOT, MODELS, MODEL_LIST), 'utf8')) as { models: { file: string }[] };
  return models.map(({ file }) => file);
}

/** Writes the declarations of all topics, and of what they are made of, in the places of their modules. */
export function writeDeclarations(folder: string): void {
  const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
  execFileSync(process.execPath, [compiler, '-p', join(ROOT, 'package/tsconfig.json'), '--outDir', folder]);
}

export function contents(): Plugin {
  return {
    name: 'thirty-one:package-contents',
    writeBundle: ({ dir }) => {
      if (dir === undefined) throw new Error('The package is built into a folder; set build.outDir.');
      writeDeclarations(dir);
      writeFileSync(join(dir, 'api.md'), apiPage(exportedBy(dir)));
      writeFileSync(join(dir, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
      copyFileSync(join(ROOT, 'package/README.md'), join(dir, 'README.md'));
      copyFileSync(join(ROOT, 'LICENSE'), join(dir, 'LICENSE'));
      mkdirSync(join(dir, MODELS));
      for (const file of [MODEL_LIST, ...policyFiles()])
        copyFileSync(join(ROOT, MODELS, file), join(dir, MODELS, file));
    },
  };
}
