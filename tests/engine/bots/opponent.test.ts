import { describe, expect, test } from 'vitest';
import { ACTION_COUNT, DRAW, KNOCK, TAKE, type Action } from '../../../engine/actions.ts';
import type { Bot } from '../../../engine/bots/bot.ts';
import { createCharacter } from '../../../engine/bots/character.ts';
import { createExpertAtLevel } from '../../../engine/bots/expert-at-level.ts';
import { createOpponent, createStandIn, type OpponentTraits } from '../../../engine/bots/opponent.ts';
import { noHabits } from '../../../engine/habits/weights.ts';
import { packedHabits, packedRival } from '../../../engine/habits/packed.ts';
import { RIVAL, RIVALS_AT } from '../../../engine/observation-layout.ts';
import { OBSERVATION_SIZE } from '../../../engine/observation.ts';
import { viewOf } from '../../../engine/view.ts';
import { habits } from '../support/habits.ts';
import { dealt, position, rulesWith } from '../support/stacked.ts';

const CASUAL = { level: 'casual', style: 'hoarder' } as const;
const KNOCKER = { double: packedHabits(habits({ knock: 50 })) };
const deal = position({}, 'Ks 9s 8s', '2d');

const asked: Float32Array[] = [];
function evaluate(observation: Float32Array): Promise<Float32Array> {
  asked.push(observation);
  const shares: Readonly<Record<Action, number>> = { [DRAW]: 0.5, [TAKE]: 0.3, [KNOCK]: 0.2 };
  return Promise.resolve(Float32Array.from({ length: ACTION_COUNT }, (_, action) => shares[action] ?? 0));
}
const policy = { evaluate, factorCost: () => 0.006 };

/** What 30 bots of a kind decide, each with its own seed. */
const decisions = (create: (seed: number) => Bot) =>
  Promise.all(Array.from({ length: 30 }, async (_, seed) => create(seed).decide(viewOf(deal, 0), deal.legalActions())));
const opponent = (traits: OpponentTraits, doubts: number[] = []) =>
  decisions((seed) => createOpponent(traits, { ...policy, seed, onDecision: (doubt) => doubts.push(doubt) }));

describe('an opponent', () => {
  test('that is a character decides as that character', async () => {
    expect(await opponent(CASUAL)).toEqual(await decisions((seed) => createCharacter({ ...CASUAL, ...policy, seed })));
  });

  test('that is a double decides by its habits, and is as sure as they are', async () => {
    const doubts: number[] = [];
    expect(new Set(await opponent(KNOCKER, doubts))).toEqual(new Set([KNOCK]));
    expect(Math.max(...doubts)).toBeLessThan(0.01);
    await opponent({ double: packedHabits(noHabits()) }, doubts);
    expect(doubts.at(-1)).toBeCloseTo(0.6, 5);
  });

  test('plays as its stand-in at a table of more seats than a policy is told of', async () => {
    const hands = ['Ks 9s 8s', ...Array.from({ length: 10 }, () => '')];
    const large = dealt({ hands, turnUp: '2d' }, rulesWith({ players: [2, 11] }));
    const decide = (bot: Bot) => bot.decide(viewOf(large, 0), large.legalActions());
    const before = asked.length;
    for (const traits of [CASUAL, KNOCKER]) {
      for (let seed = 0; seed < 30; seed++) {
        const expected = await decide(createStandIn(traits, seed));
        expect(await decide(createOpponent(traits, { ...policy, seed }))).toBe(expected);
      }
    }
    expect(asked).toHaveLength(before);
  });

  test('that knows something of the others tells it to the policy that it plays by', async () => {
    await opponent({ ...CASUAL, knows: [null, packedRival(new Float32Array(RIVAL.size).fill(1))] });
    const told = asked.findLast((observation) => observation[RIVALS_AT] !== 0) ?? [];
    expect(told).toHaveLength(OBSERVATION_SIZE);
    expect([...told].slice(RIVALS_AT, RIVALS_AT + RIVAL.size + 1)).toEqual([
      ...new Float32Array(RIVAL.size).fill(1),
      0,
    ]);
  });

  test.each([
    ['casual', CASUAL],
    ['strong', KNOCKER],
  ] as const)('has the expert in its place until the policy is there, a %s one', async (level, traits) => {
    expect(await decisions((seed) => createStandIn(traits, seed))).toEqual(
      await decisions((seed) => createExpertAtLevel(level, seed)),
    );
  });
});
