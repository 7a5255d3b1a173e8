import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ACTION_COUNT } from '../../engine/actions.ts';
import { inputsInUse } from '../../engine/inputs-in-use.ts';
import { SUIT, TABLE } from '../../engine/observation-layout.ts';
import { OBSERVATION_SIZE } from '../../engine/observation.ts';
import { preset } from '../../engine/rules/resolve.ts';
import { totalSize } from '../../training/learner/network/parameters.ts';
import { suitNetwork } from '../../training/learner/tensorflow/suit-network.ts';

const PAGE = '../../training/algorithm.md';
const inUse = inputsInUse(preset('scat'), [2, 2]);

/** Sizes that the page states, each by what follows it there. */
const SIZES: readonly (readonly [size: number, follows: string])[] = [
  [TABLE.size, ' numbers of the table'],
  [SUIT.size, ' numbers of each of the four suits'],
  [OBSERVATION_SIZE, ' in all'],
  [ACTION_COUNT, ' outputs'],
  [totalSize(suitNetwork().policyParameters), '\nparameters'],
  [inUse.table.length, ' of the table and'],
  [inUse.suit.length, ' of each suit in `scat` for two'],
];

test('the page about the algorithm states the sizes of observation and network', async () => {
  let page = readFileSync(new URL(PAGE, import.meta.url), 'utf8');
  for (const [size, follows] of SIZES) {
    const parts = page.split(new RegExp(`[\\d,]+(?=${follows})`));
    expect(parts, `places before "${follows}"`).toHaveLength(2);
    page = parts.join(size.toLocaleString('en'));
  }
  await expect(page).toMatchFileSnapshot(PAGE);
});

test('what it says is in a file is there', () => {
  const page = readFileSync(new URL(PAGE, import.meta.url), 'utf8');
  const named = [...page.matchAll(/((?:`\w+`(?:, )?)+) in `(training[\w/-]+\.ts)`/g)];
  expect(named.length).toBeGreaterThan(5);
  for (const [, names, file] of named) {
    const code = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
    for (const [, name] of names.matchAll(/`(\w+)`/g))
      expect(code, file).toMatch(new RegExp(`^(export )?(async )?(function|class|const) ${name}\\b`, 'm'));
  }
});
