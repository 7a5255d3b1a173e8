/**
 * A Vite plugin that traces what a learner in the page computes, so that TensorFlow.js is not shipped. The page imports
 * the addresses of the graphs from `virtual:learner-graphs`; they are files with hashed names like other assets, in
 * development too.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const MODULE = 'virtual:learner-graphs';
const RESOLVED = `\0${MODULE}`;
const ROOT = fileURLToPath(new URL('../', import.meta.url));
/** What the graphs follow from; the lock file stands for TensorFlow.js. */
const SOURCES = ['engine', 'training/learner'];
const LOCK = 'package-lock.json';

/** The same for sources from which the same graphs follow. */
function sourcesHash(): string {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, LOCK)));
  for (const folder of SOURCES) {
    const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
    for (const name of names.filter((path) => path.endsWith('.ts')).toSorted()) {
      hash.update(name).update(readFileSync(join(ROOT, folder, name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** Traces into a folder, which is there completely or not at all. */
async function traceInto(folder: string): Promise<void> {
  const [{ traceLearner }, { suitNetwork }, { STANDARD_OPTIONS }] = await Promise.all([
    import('../training/learner/tensorflow/sessions.ts'),
    import('../training/learner/tensorflow/suit-network.ts'),
    import('../training/learner/ppo/options.ts'),
  ]);
  const draft = `${folder}-${process.pid}`;
  mkdirSync(draft, { recursive: true });
  for (const [name, file] of Object.entries(await traceLearner(suitNetwork(), STANDARD_OPTIONS))) {
    writeFileSync(join(draft, `${name}.onnx`), file);
  }
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true });
    // Another build was faster.
    if (!existsSync(folder)) throw error;
  }
}

/** Provides `virtual:learner-graphs`: the address of each traced file by its name. */
export function learnerGraphs(): Plugin {
  let cache = '';
  return {
    name: 'thirty-one:learner-graphs',
    configResolved: ({ cacheDir }) => {
      cache = join(cacheDir, 'learner-graphs');
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load: async (id) => {
      if (id !== RESOLVED) return undefined;
      const folder = join(cache, sourcesHash());
      if (!existsSync(folder)) await traceInto(folder);
      const files = readdirSync(folder).toSorted();
      const imports = files.map((file, i) => `import file${i} from ${JSON.stringify(`${join(folder, file)}?url`)};`);
      const entries = files.map((file, i) => `${JSON.stringify(file.replace(/\.onnx$/, ''))}: file${i}`);
      return `${imports.join('\n')}\nexport const ADDRESSES = { ${entries.join(', ')} };\n`;
    },
  };
}
