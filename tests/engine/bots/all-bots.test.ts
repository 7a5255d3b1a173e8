/** What holds for every bot: it plays any rules to their end, by legal actions, and what its seat has not seen does not matter to it. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRandomBot, type Bot } from '../../../engine/bots/bot.ts';
import { createCharacter } from '../../../engine/bots/character.ts';
import { PLAYING_STYLES } from '../../../engine/bots/characters.ts';
import { createExpertAtLevel } from '../../../engine/bots/expert-at-level.ts';
import { createExpert } from '../../../engine/bots/expert.ts';
import { createQuirk, QUIRKS } from '../../../engine/bots/quirks.ts';
import { createSearchBot } from '../../../engine/bots/search.ts';
import { createThresholdBot } from '../../../engine/bots/threshold.ts';
import { Match } from '../../../engine/match.ts';
import { packOf } from '../../../engine/pack.ts';
import { Random } from '../../../engine/random.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { viewOf } from '../../../engine/view.ts';
import { randomTable } from '../support/arbitraries.ts';
import { somebodyInHaste } from '../support/networks.ts';
import { playPrefix, renaming, seenBy } from '../support/prefix.ts';

const search = (): Bot => createSearchBot({ evaluate: somebodyInHaste, worlds: 2 });
const atLevel = (seed: number): Bot => createExpertAtLevel('regular', seed);
const quirk = (seed: number): Bot => createQuirk(QUIRKS[seed % QUIRKS.length], new Random(seed));

function character(seed: number): Bot {
  const evaluate = async (observation: Float32Array, mask: Float32Array): Promise<Float32Array> =>
    (await somebodyInHaste(observation, mask, 1)).policy;
  const style = PLAYING_STYLES[seed % PLAYING_STYLES.length];
  return createCharacter({ evaluate, factorCost: () => 0.005, level: 'regular', style, seed });
}

// Long matches show nothing that short ones do not.
const GAMES = ['scat', 'sudden-death', 'shotgun', 'schwimmen', 'golf', 'forty-one'];
test.each(GAMES.map((name, game) => [name, game] as const))(
  '%s is played to its end by bots of all kinds',
  async (name, game) => {
    const random = createRandomBot(new Random(1));
    const kinds = [createThresholdBot(23), createExpert(1), quirk(game), atLevel(1), character(game), random];
    const bots = [0, 1, 2].map((kind) => kinds[(game + kind) % kinds.length]);
    const match = new Match({ ...preset(name), lives: 1, pointsTarget: 1 }, bots.length, { seed: 5 });
    while (match.phase !== 'over') {
      if (match.seat < 0) match.startDeal();
      else {
        const legal = match.legalActions();
        const action = await bots[match.seat].decide(match.view(match.seat), legal);
        expect(legal).toContain(action);
        match.apply(action);
      }
    }
    expect(match.winner).not.toBeNull();
  },
);

test.each<[string, (seed: number) => Bot, number]>([
  ['the expert', createExpert, 4],
  ['the expert at a level', atLevel, 3],
  ['a character', character, 6],
  ['a threshold bot', () => createThresholdBot(25), 10],
  ['a bot with a quirk', quirk, 8],
  ['search', search, 2],
])(
  '%s decides legally, and the same when cards change places that its seat has not seen',
  async (_name, create, numRuns) => {
    await fc.assert(
      fc.asyncProperty(randomTable, async (table) => {
        const prefix = playPrefix(table);
        const { deal } = prefix;
        if (deal.phase === 'over') return;
        const decide = (of: typeof deal) => create(1).decide(viewOf(of, of.seat), of.legalActions());
        const decision = await decide(deal);
        expect(deal.legalActions()).toContain(decision);
        const other = deal.clone(new Random(0));
        other.swapHidden(renaming(seenBy(deal.seat, prefix), packOf(table.rules), new Random(table.seed)));
        expect(await decide(other)).toBe(decision);
      }),
      { numRuns },
    );
  },
);
