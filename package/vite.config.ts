/** `npm run package`: what `npm pack` packs, in package/dist/. */
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { contents } from './build/contents.ts';
import { TOPICS } from './build/manifest.ts';
import { ROOT } from '../training/cli/command/paths.ts';
import { threadModules } from './build/thread-modules.ts';

const entries = ['index', ...TOPICS, 'policy.node', 'bin'];

export default defineConfig({
  root: ROOT,
  publicDir: false,
  plugins: [threadModules(), contents()],
  build: {
    // For Node, and for pages, which have bundlers of their own.
    ssr: true,
    target: 'es2023',
    outDir: 'package/dist',
    emptyOutDir: true,
    rolldownOptions: {
      input: entries.map((name) => join(ROOT, `package/${name}.ts`)),
      // What is installed with the package.
      external: (id) => !id.startsWith('.') && !id.startsWith(ROOT),
      // A module each, in the places of the sources: pages get what they import, and commands find their threads.
      output: { preserveModules: true, preserveModulesRoot: ROOT, entryFileNames: '[name].js' },
    },
  },
});
