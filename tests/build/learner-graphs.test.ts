import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ResolvedConfig } from 'vite';
import { expect, test } from 'vitest';
import { learnerGraphs } from '../../build/learner-graphs.ts';
import { TRACED_FILES } from '../../training/learner/ppo/graphs.ts';
import { temporaryFolder } from '../training/support/temporary-folder.ts';

const cacheDir = temporaryFolder();

/** The module that the page imports, as a new server or build makes it. */
async function moduleText(): Promise<string> {
  const plugin = learnerGraphs() as unknown as {
    configResolved: (config: Pick<ResolvedConfig, 'cacheDir'>) => void;
    resolveId: (id: string) => string;
    load: (id: string) => Promise<string>;
  };
  plugin.configResolved({ cacheDir });
  return plugin.load(plugin.resolveId('virtual:learner-graphs'));
}

const first = await moduleText();

test('the page gets the address of everything that a learner needs', () => {
  const files = [...first.matchAll(/from "(.*)\?url"/g)].map(([, path]) => readFileSync(path));
  expect([...first.matchAll(/"([a-z-]+)": file/g)].map(([, name]) => name).toSorted()).toEqual(
    [...TRACED_FILES].toSorted(),
  );
  expect(files).toHaveLength(TRACED_FILES.length);
  for (const file of files) expect(file.length).toBeLessThan(40_000);
});

test('what has been traced from the same sources is not traced again', async () => {
  const folder = join(cacheDir, 'learner-graphs');
  const written = () =>
    readdirSync(folder, { recursive: true }).map((name) => statSync(join(folder, String(name))).mtimeMs);
  const before = written();
  expect(await moduleText()).toBe(first);
  expect(written()).toEqual(before);
  expect(readdirSync(folder)).toHaveLength(1);
});
