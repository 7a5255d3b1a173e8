import { describe, expect, test } from 'vitest';
import { ACTION_COUNT, DRAW, KNOCK, TAKE } from '../../../engine/actions.ts';
import type { Bot } from '../../../engine/bots/bot.ts';
import { createCharacter } from '../../../engine/bots/character.ts';
import { createExpertAtLevel } from '../../../engine/bots/expert-at-level.ts';
import { createOpponent, createStandIn, type OpponentTraits } from '../../../engine/bots/opponent.ts';
import { FEATURES } from '../../../engine/habits/features.ts';
import { noHabits } from '../../../engine/habits/habits.ts';
import { packedHabits, packedRival } from '../../../engine/habits/packed.ts';
import { RIVAL_SIZE, SIZE_WITH_RIVALS } from '../../../engine/habits/rival-numbers.ts';
import { OBSERVATION_SIZE } from '../../../engine/observation.ts';
import { viewOf } from '../../../engine/view.ts';
import { dealt } from '../support/stacked.ts';

const CASUAL = { level: 'casual', style: 'hoarder' } as const;

function evaluate(): Promise<Float32Array> {
  const probabilities = new Float32Array(ACTION_COUNT);
  probabilities.set([0.5], DRAW);
  probabilities.set([0.3], TAKE);
  probabilities.set([0.2], KNOCK);
  return Promise.resolve(probabilities);
}

/** Somebody who always knocks. */
function knocker(): { double: string } {
  const weights = noHabits();
  weights[1 + FEATURES.indexOf('knock')] = 50;
  return { double: packedHabits(weights) };
}

const deal = dealt({ hands: ['Ks 9s 8s', '3h 4c 5d'], turnUp: '2d' });

function decisions(traits: OpponentTraits, doubts: number[] = []) {
  return Promise.all(
    Array.from({ length: 30 }, async (_, seed) =>
      createOpponent(traits, {
        evaluate,
        factorCost: () => 0.006,
        seed,
        onDecision: (doubt) => doubts.push(doubt),
      }).decide(viewOf(deal, 0), deal.legalActions()),
    ),
  );
}

describe('an opponent', () => {
  test('that is a character decides as that character', async () => {
    const same = await Promise.all(
      Array.from({ length: 30 }, async (_, seed) =>
        createCharacter({ ...CASUAL, evaluate, factorCost: () => 0.006, seed }).decide(
          viewOf(deal, 0),
          deal.legalActions(),
        ),
      ),
    );
    expect(await decisions(CASUAL)).toEqual(same);
  });

  test('that is a double decides by its habits, and is as sure as they are', async () => {
    const doubts: number[] = [];
    expect(new Set(await decisions(knocker(), doubts))).toEqual(new Set([KNOCK]));
    for (const doubt of doubts) expect(doubt).toBeLessThan(0.01);
    await decisions({ double: packedHabits(noHabits()) }, doubts);
    expect(doubts.at(-1)).toBeCloseTo(0.6, 5);
  });

  test('that knows something of the others tells it to the policy that it plays by', async () => {
    const asked: Float32Array[] = [];
    const knows = [null, packedRival(new Float32Array(RIVAL_SIZE).fill(1))];
    const bot = createOpponent(
      { ...CASUAL, knows },
      {
        evaluate: (observation) => {
          asked.push(observation);
          return evaluate();
        },
        factorCost: () => 0.006,
        seed: 1,
      },
    );
    await bot.decide(viewOf(deal, 0), deal.legalActions());
    expect(asked).toHaveLength(1);
    expect(asked[0]).toHaveLength(SIZE_WITH_RIVALS);
    const told = asked[0].subarray(OBSERVATION_SIZE);
    expect([...told.subarray(0, RIVAL_SIZE + 1)]).toEqual([...new Float32Array(RIVAL_SIZE).fill(1), 0]);
  });

  test('has the expert in its place until the policy is there: at its level, a strong one for a double', () => {
    const view = viewOf(deal, 0);
    for (let seed = 0; seed < 30; seed++) {
      const decide = (bot: Bot) => bot.decide(view, deal.legalActions());
      expect(decide(createStandIn(CASUAL, seed))).toBe(decide(createExpertAtLevel('casual', seed)));
      expect(decide(createStandIn(knocker(), seed))).toBe(decide(createExpertAtLevel('strong', seed)));
    }
  });
});
