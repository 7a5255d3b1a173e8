import { describe, expect, test } from 'vitest';
import type { DealRecord } from '../../../engine/record.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import {
  matchStory,
  storyInWords,
  turningInWords,
  whyInWords,
  type MatchStory,
} from '../../../game/model/match-story.ts';
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
  end?: DealRecord['result']['end'];
}

function deal({ values = [20, 10], losses = [0, 1], points = [0, 0], tokens = [2, 2], knock, end }: Told): DealRecord {
  const actions: DealRecord['actions'] = knock === undefined ? [[0, 'draw']] : [[knock, 'knock']];
  const result = { values, losses, points, tokens: [], eliminated: [] };
  return {
    before: [],
    dealer: 0,
    tokens,
    deck: '',
    actions,
    result: { ...result, end: end ?? (knock === undefined ? 'stock' : 'knock') },
  };
}

/** @param places best first @param eliminatedIn by seat */
function outcome(places: number[][], eliminatedIn: number[] = [], deals = 3): Outcome {
  const players = places.flat().length;
  const out = Array.from({ length: players }, (_, seat) => eliminatedIn[seat] ?? 0);
  return { names: NAMES.slice(0, players), you: 0, places, remains: [], eliminatedIn: out, deals };
}

const LOST = outcome([[1], [0]], [3]);
const WON = outcome([[0], [1]], [0, 3]);
const SECOND = outcome([[2], [0], [1], [3]], [3, 2, 0, 1]);
/** Ten came before. */
const LARGE: Outcome = {
  ...outcome([[2], [3], [4], [5], [6], [7], [8], [9], [10], [11], [0], [1], [12], [13], [14], [15], [16]], [3]),
  names: Array<string>(17).fill('Anna'),
};
const PLAIN = deal({ losses: [1, 0] });
const SPOTLESS = deal({});
const SCAT = preset('scat');
const GOLF = preset('golf');
const BRAG = rulesWith({ handRanking: 'brag' });
const FOUR = preset('four-card');
const RACE = rulesWith({ scoring: 'points', pointsTarget: 31 });

/** Of three deals in all, the last one or ones. */
const tell = (last: Told | DealRecord[], ends: Outcome, rules = SCAT): MatchStory | null => {
  const deals = Array.isArray(last) ? last : [deal(last)];
  return matchStory(rules, [...Array<DealRecord>(3 - deals.length).fill(PLAIN), ...deals], ends);
};

const lost = (values: (number | null)[], more: Told = {}): Told => ({ values, losses: [1, 0], ...more });

test.each<[string, Told | DealRecord[], Outcome, string, typeof SCAT?]>([
  ['lost by a little', lost([25, 26], { knock: 1 }), LOST, 'You were out by one point in deal 3'],
  ['lost by less', lost([30, 30.5]), LOST, 'You were out by half a point in deal 3'],
  ['lost in golf, where low rows win', lost([24, 21]), LOST, 'You were out by three points in deal 3', GOLF],
  ['lost with a hand of brag', lost([1130904, 1130905], { knock: 1 }), LOST, 'You were out in deal 3', BRAG],
  [
    'lost as one of several, to the next that lost nothing',
    { values: [20, 21, 24, null], losses: [1, 1, 0, 0] },
    SECOND,
    'Second of four: out by four points in deal 3',
  ],
  [
    'lost at a table of seventeen',
    { values: [20, 21, ...Array<number>(15).fill(24)], losses: [1, 1, ...Array<number>(15).fill(0)] },
    LARGE,
    'Eleventh of seventeen: out by four points in deal 3',
  ],
  [
    'lost to a declared hand',
    { values: [24, 31], losses: [1, 0], end: 'declare' },
    LOST,
    `You were out in deal 3, as ${NAMES[1]} had 31`,
  ],
  [
    'lost to a declared hand of another game',
    lost([24, 33], { end: 'declare' }),
    LOST,
    'You were out by nine points in deal 3',
  ],
  ['lost by a knock', { values: [24, 26], losses: [2, 0], knock: 0 }, LOST, 'You were out in deal 3, caught knocking'],
  ['lost without hands', lost([null, null]), LOST, 'You were out in deal 3'],
  ['lost to a hand that outranks all sums', lost([24, 100]), LOST, 'You were out in deal 3'],
  ['lost by as much as sums can differ', lost([0, 41]), LOST, 'You were out by 41 points in deal 3'],
  ['won without a loss', [SPOTLESS, SPOTLESS, SPOTLESS], WON, 'You lost nothing in 3 deals'],
  [
    'won with nothing left to lose',
    [PLAIN, deal({ tokens: [0, 1] }), deal({ tokens: [0, 1] })],
    WON,
    'You came through 2 deals with nothing left to lose',
  ],
  ['won by a full hand', { values: [31, 20], knock: 1 }, WON, 'Your 31 in deal 3 decided it'],
  ['won by a full hand of four', { values: [41, 20] }, WON, 'Your 41 in deal 3 decided it', FOUR],
  ['won by 31 of four', { values: [31, 20] }, WON, 'after 3 deals', FOUR],
  ['won by a card of sudden death', { values: [31, 20], end: 'sudden-death' }, WON, 'after 3 deals'],
  ['won by a knock', { values: [27, 20], knock: 0 }, WON, 'Your knock in deal 3 decided it'],
  ['won in any other way', { knock: 1 }, WON, 'after 3 deals'],
  ['shared', [SPOTLESS, SPOTLESS, SPOTLESS], outcome([[0, 1]]), 'after 3 deals'],
  ['watched', {}, { ...LOST, you: -1 }, 'after 3 deals'],
])('a match that was %s says so', (_, last, ends, said, rules) => {
  expect(storyInWords(tell(last, ends, rules), ends)).toBe(said);
});

test('a match that was lost was decided in the deal that put one out, also where others played on', () => {
  expect(tell({}, outcome([[1], [2], [0]], [2, 0, 3]))?.deal).toBe(2);
});

test.each<[string, Told, Outcome, string, typeof SCAT?]>([
  ['that put one out', lost([25, 26]), LOST, 'You were out after it.'],
  ['that won the match', { knock: 1 }, WON, 'The match ended with it.'],
  ['that made most of the difference', { points: [9, 0] }, WON, 'No other deal made as much of the difference.', RACE],
])('a deal %s says why it decided it', (_, last, ends, said, rules) => {
  expect(whyInWords(tell(last, ends, rules) as MatchStory)).toBe(said);
});

test.each<[string, Told, Outcome, string, typeof SCAT?]>([
  ['lost', lost([25, 26]), LOST, `In deal 3 you had 25, and ${NAMES[1]} 26.`],
  ['lost by half a point', lost([30, 30.5]), LOST, `In deal 3 you had 30, and ${NAMES[1]} 30.5.`],
  [
    'lost to the next that lost nothing',
    { values: [20, 30, 24, 21], losses: [1, 0, 0, 1] },
    SECOND,
    `In deal 3 you had 20, and ${NAMES[2]} 24.`,
  ],
  [
    'won, over the best that lost',
    { values: [29, 20, 25], losses: [0, 1, 1] },
    outcome([[0], [2], [1]], [0, 2, 3]),
    `In deal 3 you had 29, and ${NAMES[2]} 25.`,
  ],
  ['lost in golf, where low rows win', lost([24, 21]), LOST, `In deal 3 you had 24, and ${NAMES[1]} 21.`, GOLF],
  ['lost by a knock with the better hand', lost([26, 24]), LOST, 'Deal 3 decided it. You were out after it.'],
  ['lost without hands', lost([null, null]), LOST, 'Deal 3 decided it. You were out after it.'],
  ['lost in brag', lost([1130904, 1130905]), LOST, 'Deal 3 decided it. You were out after it.', BRAG],
  [
    'won as a race for points',
    { points: [9, 0] },
    WON,
    'Deal 3 decided it. No other deal made as much of the difference.',
    RACE,
  ],
  ['watched', {}, { ...LOST, you: -1 }, ''],
])('the turning point of a match that was %s', (_, last, ends, said, rules = SCAT) => {
  const deals = [PLAIN, PLAIN, deal(last)];
  expect(turningInWords(tell(last, ends, rules), rules, deals, ends)).toBe(said);
});

test('a match in which no deal was played tells nothing', () => expect(matchStory(SCAT, [], LOST)).toBeNull());

describe('a race for points', () => {
  const points = [
    [0, 1],
    [9, 0],
    [2, 0],
  ];
  const deals = (turned: boolean) => points.map((one) => deal({ points: turned ? one.toReversed() : one }));

  test.each<[string, DealRecord[], Outcome, object, string]>([
    ['won', deals(false), WON, { is: 'ahead', by: 10, deal: 2 }, 'Ten points ahead'],
    ['lost', deals(true), LOST, { is: 'behind', by: 10, deal: 2 }, 'You were ten points behind'],
    ['shared', [SPOTLESS, SPOTLESS, SPOTLESS], WON, { is: 'ahead', by: 0, deal: 1 }, 'after 3 deals'],
  ])('that was %s was decided where the winner gained most', (_, played, ends, story, said) => {
    expect(tell(played, ends, RACE)).toEqual(story);
    expect(storyInWords(tell(played, ends, RACE), ends)).toBe(said);
  });

  test('that was lost by one of three says the place', () => {
    const ends = outcome([[1], [0], [2]]);
    expect(storyInWords(tell(deals(true), ends, RACE), ends)).toBe('Second of three: ten points behind');
  });
});

test.each(['golf', 'jacobs', 'schwimmen'])('every seat of a match of %s is told of a deal that was played', (name) => {
  const rules = preset(name);
  const { record, match } = playedMatch(rules, 4, 5);
  for (const you of record.players.keys()) {
    const ends = { ...outcome(match.places(), Array.from(match.eliminatedIn), record.deals.length), you };
    const story = matchStory(rules, record.deals, ends);
    expect(record.deals[(story?.deal ?? 0) - 1]?.tokens[you]).toBeGreaterThanOrEqual(0);
    expect(storyInWords(story, ends)).not.toMatch(/undefined|NaN|null/);
  }
});
