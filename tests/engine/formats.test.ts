import { describe, expect, test } from 'vitest';
import { filesOf, textOf } from '../docs/pages.ts';
import { isFromNewerVersion, LATEST_VERSIONS } from '../../engine/formats.ts';

describe('what a newer version has written', () => {
  test.each<[string, unknown, boolean]>([
    ['a record of this version', { format: 'thirty-one-record/2' }, false],
    ['a record of a newer one', { format: 'thirty-one-record/3' }, true],
    ['something that has such a record in it', { players: [], record: { format: 'thirty-one-record/10' } }, true],
    ['a list of them', { deals: [{ format: 'thirty-one-record/2' }, { format: 'thirty-one-record/3' }] }, true],
    ['another game’s file', { format: 'forty-one-record/9' }, false],
    ['a kind of file that nobody knows', { format: 'thirty-one-diary/9' }, false],
    ['a format that is none', { format: 7 }, false],
    ['bytes', new Uint8Array(1000), false],
    ['nothing', null, false],
  ])('%s: %j is %s', (_what, thing, isNewer) => expect(isFromNewerVersion(thing)).toBe(isNewer));

  test('is not looked for without end in what contains itself', () => {
    const around: { inner?: object } = {};
    around.inner = around;
    expect(isFromNewerVersion(around)).toBe(false);
  });
});

test('the latest version of each format is the one that the code writes', () => {
  const found: Record<string, number> = {};
  for (const path of filesOf('.ts').filter((file) => /^(engine|game)\//.test(file)))
    for (const [, name, version] of textOf(path).matchAll(/'thirty-one-([a-z]+)\/(\d+)'/g))
      found[name] = Math.max(found[name] ?? 0, Number(version));
  for (const [name, version] of Object.entries(found))
    if (name in LATEST_VERSIONS) expect([name, version]).toEqual([name, LATEST_VERSIONS[name]]);
  expect(Object.keys(found).length).toBeGreaterThan(5);
});
