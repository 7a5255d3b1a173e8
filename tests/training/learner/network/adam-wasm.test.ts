/** The compiled kernel. Once its source has changed: `npx vitest run --project unit tests/training/learner/network -u`. */
import { readFileSync } from 'node:fs';
import { main } from 'assemblyscript/asc';
import { expect, test } from 'vitest';

const KERNELS = '../../../../training/learner/network/kernels/';
const OPTIONS = ['-O3', '--runtime', 'stub', '--noAssert', '--enable', 'simd', '--importMemory'];

test('Adam’s kernel is what its source compiles to', async () => {
  const source = readFileSync(new URL(`${KERNELS}adam.ts`, import.meta.url), 'utf8');
  const written = new Map<string, string | Uint8Array>();
  const { error } = await main(['adam.ts', ...OPTIONS, '--outFile', 'adam.wasm'], {
    readFile: (name) => (name === 'adam.ts' ? source : null),
    writeFile: (name, contents) => void written.set(name, contents),
    listFiles: () => [],
  });
  expect(error).toBeNull();
  const base64 = Buffer.from(written.get('adam.wasm') as Uint8Array).toString('base64');
  const lines = base64.match(/.{1,108}/g)!.map((line) => `  '${line}'`);
  const module = [
    '/** Compiled from `adam.ts`, in Base64. */',
    'export const ADAM_WASM =',
    `${lines.join(' +\n')};`,
    '',
  ];
  await expect(module.join('\n')).toMatchFileSnapshot(`${KERNELS}adam-wasm.ts`);
});
