import { mkdtemp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeServiceWorker } from '../../build/offline.ts';

test('the service worker lists the files of the game, the smallest first, and the page says which build it is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'thirty-one-'));
  await mkdir(join(folder, 'assets'));
  const files = { 'assets/a.wasm': 'x'.repeat(1000), 'assets/b.js': 'x', 'b.md': '', 'index.html': '<head></head>' };
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text);
  const written = async () => {
    await writeServiceWorker(folder);
    const page = await readFile(join(folder, 'index.html'), 'utf8');
    const worker = await readFile(join(folder, 'offline-worker.js'), 'utf8');
    const paths = [...worker.matchAll(/\bpath:\W([\w./]+)/g)].map(([, path]) => path);
    return { paths, id: /name="build" content="(\w+)"/.exec(page)?.[1] ?? 'none', worker };
  };
  const first = await written();
  expect(first.paths).toEqual(['assets/b.js', 'index.html', 'assets/a.wasm']);
  expect(first.worker).toContain(first.id);
  expect(await written()).toEqual(first);
  await writeFile(join(folder, 'assets/b.js'), 'y');
  expect((await written()).id).not.toBe(first.id);
});
