/** What holds for every bot: it plays any rules to their end, by legal actions, and what its seat has not seen does not matter to it. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Bot } from '../../../engine/bots/bot.ts';
import { createCharacter } from '../../../engine/bots/character.ts';
import { PLAYING_STYLES, type Level } from '../../../engine/bots/characters.ts';
import { createExpertAtLevel } from '../../../engine/bots/expert-at-level.ts';
import { createExpert } from '../../../engine/bots/expert.ts';
import { createQuirk, QUIRKS } from '../../../engine/bots/quirks.ts';
import { createRandomBot } from '../../../engine/bots/random.ts';
import { createSearchBot } from '../../../engine/bots/search.ts';
import { createThresholdBot } from '../../../engine/bots/threshold.ts';
import { Match } from '../../../engine/match.ts';
import { packOf } from '../../../engine/pack.ts';
import { Random } from '../../../engine/random.ts';
import { PRESETS, preset } from '../../../engine/rules/resolve.ts';
import { viewOf } from '../../../engine/view.ts';
import { randomTable } from '../support/arbitraries.ts';
import { someone } from '../support/networks.ts';
import { playPrefix, renaming, seenBy } from '../support/prefix.ts';

const search = (worlds: number): Bot => createSearchBot({ evaluate: someone, worlds });

function character(level: Level, seat: number): Bot {
  const evaluate = async (observation: Float32Array, mask: Float32Array): Promise<Float32Array> =>
    (await someone(observation, mask, 1)).policy;
  return createCharacter({ evaluate, factorCost: () => 0.005, level, style: PLAYING_STYLES[seat], seed: seat });
}

/** A table with a bot of each kind, and others of the kind in other games. */
function seated(game: number): Bot[] {
  const levels = ['beginner', 'casual', 'regular', 'strong', 'master'] as const;
  const level = levels[game % levels.length];
  return [
    createExpert(game),
    game % 2 === 0 ? createThresholdBot(23) : createRandomBot(new Random(game)),
    createQuirk(QUIRKS[game % QUIRKS.length], new Random(game)),
    createExpertAtLevel(level, game),
    character(level, game % PLAYING_STYLES.length),
  ];
}

/** Plays a short match; long races show nothing that short ones do not. */
async function play(name: string, bots: readonly Bot[], seed: number): Promise<Match> {
  const match = new Match({ ...preset(name), lives: 1, pointsTarget: 4 }, bots.length, { seed });
  while (match.phase !== 'over') {
    if (match.seat < 0) {
      match.startDeal();
      continue;
    }
    const legal = match.legalActions();
    const action = await bots[match.seat].decide(match.view(match.seat), legal);
    expect(legal).toContain(action);
    match.apply(action);
  }
  return match;
}

test.each(PRESETS)('%s is played to its end', async (name) => {
  const bots = seated(PRESETS.indexOf(name)).slice(0, preset(name).players[1]);
  expect((await play(name, bots, 5)).winner).not.toBeNull();
});

test.each(['scat', 'golf', 'schwimmen', 'honour', 'gin'])('search plays %s to its end', async (name) => {
  expect((await play(name, [search(2), createThresholdBot(20)], 5)).winner).not.toBeNull();
});

test.each<[string, (seed: number) => Bot, number]>([
  ['the expert', createExpert, 30],
  ['the expert at a level', (seed) => createExpertAtLevel('regular', seed), 15],
  ['a character', (seed) => character('regular', seed % PLAYING_STYLES.length), 15],
  ['search', () => search(3), 6],
])('%s decides the same when cards change places that its seat has not seen', async (_name, create, numRuns) => {
  await fc.assert(
    fc.asyncProperty(randomTable, async (table) => {
      const prefix = playPrefix(table);
      const { deal } = prefix;
      if (deal.phase === 'over') return;
      const decide = (of: typeof deal) => create(1).decide(viewOf(of, of.seat), of.legalActions());
      const decision = await decide(deal);
      const other = deal.clone(new Random(0));
      other.swapHidden(renaming(seenBy(deal.seat, prefix), packOf(table.rules), new Random(table.seed)));
      expect(await decide(other)).toBe(decision);
    }),
    { numRuns },
  );
});
