import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sha256 } from '../../../../training/cli/jobs/queue/blobs.ts';
import { modelsDigest, sourceDigest } from '../../../../training/cli/jobs/queue/source.ts';

test('a checkout has the models whose policies have the same names and bytes', () => {
  const policies = readdirSync('models').filter((name) => name.endsWith('.onnx'));
  const lines = policies.map((name) => `models/${name} ${sha256(readFileSync(`models/${name}`))}\n`);
  expect(modelsDigest()).toBe(sha256(lines.toSorted().join('')));
});

test('what results follow from is more than the models', () => {
  expect(sourceDigest()).not.toBe(modelsDigest());
});
