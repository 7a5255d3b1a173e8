import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { leanPhaser, UNUSED } from '../../build/lean-phaser.ts';
import { ROOT } from '../docs/pages.ts';

const SOURCES = join(ROOT, 'node_modules/phaser/src');

test.each(UNUSED)('Phaser has modules that %s stands for', (pattern) => {
  const found = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((path) => pattern.test(path));
  expect(found.length).toBeGreaterThan(0);
});

test('what is left out exports something that can be extended, and all else is built as it is', () => {
  const load = leanPhaser().load as (id: string) => string | null;
  expect(load(join(SOURCES, 'filters/Glow.js'))).toBe('module.exports = class {};');
  expect(load(join(SOURCES, 'renderer/webgl/renderNodes/BatchHandlerQuad.js'))).toBeNull();
  expect(load(join(ROOT, 'game/filters/Glow.js'))).toBeNull();
});
