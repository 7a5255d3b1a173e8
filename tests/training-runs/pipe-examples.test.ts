import { spawnSync } from 'node:child_process';
import { afterAll, describe, expect, test } from 'vitest';
import { createRandomBot } from '../../engine/bots/bot.ts';
import { Random } from '../../engine/random.ts';
import { PRESETS, preset } from '../../engine/rules/resolve.ts';
import { PipeBots } from '../../training/cli/bots/pipe.ts';
import { ROOT } from '../../training/cli/command/paths.ts';
import { playDeals, playMatches } from '../../training/learner/evaluation/arena.ts';
import { rulesWith } from '../engine/support/stacked.ts';

const PYTHON_IS_MISSING = spawnSync('python3', ['--version']).status !== 0;

describe.each([
  ['TypeScript', `"${process.execPath}" --import tsx docs/bots/first-bot.ts`, false],
  ['Python', 'python3 docs/bots/first_bot.py', PYTHON_IS_MISSING],
])('the first bot in %s', (_language, command, isMissing) => {
  const bot = new PipeBots(`pipe:${command}`, `cd "${ROOT}" && ${command}`);
  const randomBot = createRandomBot(new Random(1));
  afterAll(() => bot.close());

  test.skipIf(isMissing).each(PRESETS)('plays by the rules of %s', async (name) => {
    const { matches } = await playMatches({ rules: preset(name), bots: [bot, randomBot, randomBot], seed: 7 }, 2);
    expect(matches).toBe(6);
  });

  test.skipIf(isMissing).each([
    ['scat', preset('scat')],
    ['golf', preset('golf')],
    ['driver-stop', preset('driver-stop')],
    ['scat where one discards first', rulesWith({ discardFirst: true })],
  ])('beats random play in %s', async (_name, rules) => {
    const { seats } = await playDeals({ rules, bots: [bot, randomBot], seed: 1 }, 60);
    expect(seats[0].tokensGainedPerDeal?.low).toBeGreaterThan(0.1);
  });
});
