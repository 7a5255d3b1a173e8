import { describe, expect, test } from 'vitest';
import { PRESETS, preset } from '../../../engine/rules/resolve.ts';
import type { DealRecord } from '../../../engine/record.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { matchStory, storyInWords } from '../../../game/model/match-story.ts';
import type { Outcome } from '../../../game/model/outcome.ts';
import { rulesWith } from '../../engine/support/stacked.ts';
import { NAMES, playedMatch } from '../support/records.ts';

/** What of a deal a story is made from: by seat the values, losses and tokens, and who knocked. */
interface Told {
  values?: (number | null)[];
  losses?: number[];
  points?: number[];
  tokens?: number[];
  knock?: number;
}

function deal({ values = [20, 10], losses = [0, 1], points = [0, 0], tokens = [2, 2], knock }: Told): DealRecord {
  return {
    before: [],
    dealer: 0,
    tokens,
    deck: '',
    actions: knock === undefined ? [[0, 'draw']] : [[knock, 'knock']],
    result: { end: knock === undefined ? 'stock' : 'knock', values, losses, points, tokens: [], eliminated: [] },
  };
}

function outcome(players: number, places: number[][], eliminatedIn: number[] = []): Outcome {
  return {
    names: NAMES.slice(0, players),
    you: 0,
    places,
    remains: [],
    eliminatedIn: Array.from({ length: players }, (_, seat) => eliminatedIn[seat] ?? 0),
    deals: 3,
  };
}

const tell = (deals: DealRecord[], ends: Outcome, rules: HouseRules = preset('scat')): string =>
  storyInWords(matchStory(rules, deals, ends), ends);

const LOST = outcome(2, [[1], [0]], [3]);
const WON = outcome(2, [[0], [1]], [0, 3]);
const PLAIN = deal({ losses: [1, 0] });

describe('a match that was lost', () => {
  test('says by how little, of the hands that lost nothing', () => {
    expect(tell([PLAIN, PLAIN, deal({ values: [25, 26], losses: [1, 0], knock: 1 })], LOST)).toBe(
      'You were out by one point in deal 3',
    );
    expect(tell([PLAIN, PLAIN, deal({ values: [30, 30.5], losses: [1, 0] })], LOST)).toBe(
      'You were out by half a point in deal 3',
    );
  });

  test('says nothing of points where hands of brag were compared', () => {
    const last = deal({ values: [1130904, 1130905], losses: [1, 0], knock: 1 });
    expect(tell([PLAIN, PLAIN, last], LOST, rulesWith({ handRanking: 'brag' }))).toBe('You were out in deal 3');
  });

  test('says which place that was, where there are more than two', () => {
    const ends = outcome(4, [[2], [0], [1], [3]], [3, 2, 0, 1]);
    const last = deal({ values: [20, null, 24, null], losses: [1, 0, 0, 0] });
    expect(tell([PLAIN, PLAIN, last], ends)).toBe('Second of four: out by four points in deal 3');
  });

  test('says that one was caught, where one had knocked', () => {
    expect(tell([PLAIN, PLAIN, deal({ values: [24, 26], losses: [2, 0], knock: 0 })], LOST)).toBe(
      'You were out in deal 3, caught knocking',
    );
  });

  test('says no number where hands were not compared, or one outranks all sums', () => {
    expect(tell([PLAIN, PLAIN, deal({ values: [null, null], losses: [1, 0] })], LOST)).toBe('You were out in deal 3');
    expect(tell([PLAIN, PLAIN, deal({ values: [24, 100], losses: [1, 0] })], LOST)).toBe('You were out in deal 3');
  });

  test('was decided in the deal that put one out, also where others played on', () => {
    const ends = outcome(3, [[1], [2], [0]], [2, 0, 3]);
    expect(matchStory(preset('scat'), [PLAIN, PLAIN, PLAIN], ends)?.deal).toBe(2);
  });
});

describe('a match that was won', () => {
  test('without a loss says so', () => {
    expect(tell([deal({}), deal({}), deal({})], WON)).toBe('You lost nothing in 3 deals');
  });

  test('says how often there was nothing left to lose', () => {
    expect(tell([PLAIN, deal({ tokens: [0, 1] }), deal({ tokens: [0, 1] })], WON)).toBe(
      'You came through 2 deals with nothing left to lose',
    );
  });

  test('by a full hand or a knock in the last deal says so', () => {
    expect(tell([PLAIN, deal({}), deal({ values: [31, 20], knock: 1 })], WON)).toBe('Your 31 in deal 3 decided it');
    expect(tell([PLAIN, deal({}), deal({ values: [27, 20], knock: 0 })], WON)).toBe('Your knock in deal 3 decided it');
  });

  test('in any other way says how long it took', () => {
    expect(tell([PLAIN, deal({}), deal({ knock: 1 })], WON)).toBe('after 3 deals');
  });
});

describe('a race for points', () => {
  const rules = rulesWith({ scoring: 'points', pointsTarget: 31 });
  const deals = [deal({ points: [0, 1] }), deal({ points: [9, 0] }), deal({ points: [2, 0] })];

  test('was decided where one gained most on the best of the others', () => {
    expect(matchStory(rules, deals, WON)).toEqual({ is: 'ahead', by: 10, deal: 2 });
    expect(tell(deals, WON, rules)).toBe('Ten points ahead');
  });

  test('that was lost was decided where the winner gained most', () => {
    const lost = deals.map(({ result, ...rest }) => ({
      ...rest,
      result: { ...result, points: result.points.toReversed() },
    }));
    expect(matchStory(rules, lost, LOST)).toEqual({ is: 'behind', by: 10, deal: 2 });
    expect(tell(lost, outcome(3, [[1], [0], [2]]), rules)).toBe('Second of three: ten points behind');
  });
});

test('those who only watched are told how long it took', () => {
  expect(tell([PLAIN, PLAIN, PLAIN], { ...LOST, you: -1 })).toBe('after 3 deals');
});

test.each(PRESETS)('every seat of a match of %s is told of a deal that was played', (name) => {
  const rules = preset(name);
  const { record, match } = playedMatch(rules, Math.min(4, rules.players[1]), 5);
  const ends: Outcome = {
    names: record.players,
    you: 0,
    places: match.places(),
    remains: record.players.map(() => ''),
    eliminatedIn: Array.from(match.eliminatedIn),
    deals: record.deals.length,
  };
  for (const you of record.players.keys()) {
    const story = matchStory(rules, record.deals, { ...ends, you });
    expect(record.deals[(story?.deal ?? 0) - 1]?.tokens[you]).toBeGreaterThanOrEqual(0);
    expect(storyInWords(story, { ...ends, you })).not.toMatch(/undefined|NaN|null/);
  }
});
