/** A Vite plugin that builds the modules which threads of Node run: those whose addresses stand in `new URL(…)`. */
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from '../../training/cli/command/paths.ts';

const ADDRESS = /new URL\('(\.\/[\w-]+)\.ts', import\.meta\.url\)/g;

export function threadModules(): Plugin {
  return {
    name: 'thirty-one:thread-modules',
    // Sees the sources, in which quotes are as above.
    enforce: 'pre',
    transform(code, id) {
      return code.replaceAll(ADDRESS, (_, name: string) => {
        const module = join(dirname(id), name);
        this.emitFile({ type: 'chunk', id: `${module}.ts`, fileName: `${relative(ROOT, module)}.js` });
        return `new URL('${name}.js', import.meta.url)`;
      });
    },
  };
}
