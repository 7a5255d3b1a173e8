import { describe, expect, test } from 'vitest';
import { actionProbabilities, type ObservedDecision } from '../../../engine/habits/habits.ts';
import { placeOf, WEIGHT_COUNT, oneMode, type HabitModes } from '../../../engine/habits/weights.ts';
import { foretell, foretoldOf, learnModes, modeOf } from '../../../engine/habits/modes.ts';
import { Match } from '../../../engine/match.ts';
import { placeByShare, Random } from '../../../engine/random.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { habits } from '../support/habits.ts';

const [BOLD, CAREFUL] = [habits({ knock: 3 }), habits({ knock: -3 })];

/** A turn in which the policy is undecided whether to knock, with a hand that is better or worse. */
function turnOf(random: Random): Pick<ObservedDecision, 'rows'> {
  const rows = [0, 1].map(() => new Float64Array(WEIGHT_COUNT));
  rows[0][0] = Math.log(0.5);
  rows[1][0] = Math.log(0.5);
  rows[1][placeOf('knock')] = 1;
  rows[1][placeOf('knock by value')] = random.unit() - 0.5;
  return { rows };
}

/** Deals of somebody who plays each in one of these ways. */
function dealsOf(ways: readonly (typeof BOLD)[], count: number, seed: number): ObservedDecision[][] {
  const random = new Random(seed);
  return Array.from({ length: count }, () => {
    const weights = ways[random.below(ways.length)];
    return Array.from({ length: 5 }, () => {
      const turn = turnOf(random);
      return { ...turn, chosen: placeByShare(actionProbabilities(turn, weights), random.unit()) };
    });
  });
}

describe('somebody who plays some deals boldly and others with care', () => {
  const [seen, unseen] = [dealsOf([BOLD, CAREFUL], 80, 1), dealsOf([BOLD, CAREFUL], 40, 2)];
  const modes = learnModes(seen, unseen);

  test('has two modes, each of which knocks as they do then', () => {
    const knocks = modes.map(({ weights }) => weights[placeOf('knock')]).toSorted((a, b) => a - b);
    expect(modes.map(({ share }) => share).toSorted((a, b) => a - b)[0]).toBeGreaterThan(0.35);
    expect(knocks[0]).toBeLessThan(-2);
    expect(knocks[1]).toBeGreaterThan(2);
  });

  test('is foretold by what they have done in a deal so far', () => {
    const [bySelf, byBlend] = [modes, oneMode(habits({}))].map((all: HabitModes) =>
      foretoldOf(unseen.flatMap((deal) => foretell(deal, all))),
    );
    expect(bySelf.named).toBeGreaterThan(0.8);
    expect(bySelf.mean).toBeGreaterThan(byBlend.mean + 0.2);
  });
});

const SELDOM_CAREFUL = [...Array<typeof BOLD>(29).fill(BOLD), CAREFUL];

test.each([
  ['always plays alike', dealsOf([BOLD], 80, 3), dealsOf([BOLD], 40, 4)],
  ['tosses a coin in every turn', dealsOf([habits({})], 80, 5), dealsOf([habits({})], 40, 6)],
  ['plays one deal of thirty otherwise', dealsOf(SELDOM_CAREFUL, 120, 9), dealsOf(SELDOM_CAREFUL, 120, 10)],
  ['has hardly been seen', dealsOf([BOLD, CAREFUL], 20, 7), dealsOf([BOLD, CAREFUL], 40, 8)],
])('somebody who %s has one', (_, seen, unseen) => expect(learnModes(seen, unseen)).toHaveLength(1));

test('a deal is played in one mode from its beginning to its end, and as many as there are to be are in each', () => {
  const modes = [
    { share: 0.3, weights: BOLD },
    { share: 0.7, weights: CAREFUL },
  ];
  let bold = 0;
  for (let seed = 0; seed < 600; seed++) {
    const tokens = [1 + (seed % 3), 1 + ((seed >> 2) % 3)];
    const start = { deal: 2, dealer: seed % 2, tokens, points: [0, 0], extraSteps: 0 };
    const match = new Match(preset('scat'), 2, { seed, start });
    match.startDeal();
    const first = modeOf(match.view(0), modes);
    if (first === BOLD) bold++;
    for (let action = 0; action < 4 && match.phase === 'deal'; action++) {
      match.apply(match.legalActions()[0]);
      expect(modeOf(match.view(0), modes)).toBe(first);
    }
  }
  expect(bold / 600).toBeCloseTo(0.3, 1);
});
