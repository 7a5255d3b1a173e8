import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sha256 } from '../../../../training/cli/jobs/queue/blobs.ts';
import { modelsDigest, sourceDigest } from '../../../../training/cli/jobs/queue/source.ts';

test('a checkout has the models whose policies have the same names and bytes', () => {
  const policies = readdirSync('models').filter((name) => name.endsWith('.onnx'));
  const lines = policies.map((name) => `models/${name} ${sha256(readFileSync(`models/${name}`))}\n`);
  expect(modelsDigest()).toBe(sha256(lines.toSorted().join('')));
});

test('a checkout has the source whose code, data and versions of libraries have the same names and bytes', () => {
  const files = ['engine', 'training'].flatMap((folder) =>
    (readdirSync(folder, { recursive: true }) as string[])
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((file) => /\.(ts|json)$/.test(file))
      .toSorted(),
  );
  expect(files).toContain('training/cli/jobs/queue/source.ts');
  const lines = [...files, 'package-lock.json'].map((file) => `${file} ${sha256(readFileSync(file))}\n`);
  expect(sourceDigest()).toBe(sha256(lines.join('')));
});
