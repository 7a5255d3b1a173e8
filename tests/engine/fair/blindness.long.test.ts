import * as fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createExpertAtLevel } from '../../../engine/bots/expert-at-level.ts';
import { createRandomBot } from '../../../engine/bots/bot.ts';
import { createThresholdBot } from '../../../engine/bots/threshold.ts';
import { formatCards } from '../../../engine/cards.ts';
import {
  askAgain,
  decisionsIn,
  isKnownBot,
  type AskAgainOptions,
  type Difference,
  type RecordedDecision,
} from '../../../engine/fair/blindness.ts';
import { dealAnew, playTo, type DealCourse } from '../../../engine/fair/deal-anew.ts';
import { Match } from '../../../engine/match.ts';
import { RESHUFFLED } from '../../../engine/public.ts';
import { Random } from '../../../engine/random.ts';
import { PRESETS, preset, resolveRules, RULES_FORMAT } from '../../../engine/rules/resolve.ts';
import { viewOf } from '../../../engine/view.ts';
import { playedMatch } from '../../game/support/records.ts';
import { randomTable } from '../support/arbitraries.ts';
import { rulesWith } from '../support/stacked.ts';
import { botsOf, expertOf, planted, sealedMatch, type SealedMatch } from './sealed-match.ts';

const asking = (changes: Partial<AskAgainOptions> = {}): AskAgainOptions => ({
  sitDown: expertOf,
  again: 2,
  random: new Random(31),
  ...changes,
});

/** Every so many-th of some decisions, so that they come from a whole match. */
function spread<T>(all: readonly T[], wanted: number): T[] {
  const step = Math.max(1, Math.floor(all.length / wanted));
  return all.filter((_, index) => index % step === 0).slice(0, wanted);
}

/** The decisions of a match of experts. */
const decided = async (match: Partial<SealedMatch>, players = 2): Promise<RecordedDecision[]> =>
  decisionsIn(await sealedMatch({ rules: preset('scat'), bots: botsOf('expert', players), seed: 1, ...match }));

/** Deals in which nobody knocks, so that stocks are made anew. */
const LONG = rulesWith({ stockEmpty: 'reshuffle', knockMinimum: 31, declare: 'off', lives: 1, grace: false });

describe.each(PRESETS)('%s', (name) => {
  const rules = preset(name);
  const bots = botsOf('expert', Math.min(3, rules.players[1]), PRESETS.indexOf(name));

  test('with other hidden cards every bot sees the same and does the same, as recorded', async () => {
    const decisions = await decided({ rules, bots, mostDeals: 5 });
    // A match of the shortest game has fewer.
    const count = Math.min(30, decisions.length);
    const found = await askAgain(spread(decisions, count), asking());
    expect(count).toBeGreaterThan(20);
    expect(found).toMatchObject({ decisions: count, asked: 2 * count, differences: [] });
  });

  test('a planted bot that looks at the next card once in fifty decisions is found', async () => {
    const create: SealedMatch['create'] = (_player, _seed, match) => planted(createThresholdBot(24), match);
    const sitDown: AskAgainOptions['sitDown'] = (_decision, match) => planted(createThresholdBot(24), match);
    const differences: Difference[] = [];
    for (let seed = 1; differences.length === 0 && seed < 40; seed++) {
      const decisions = await decided({ rules, bots, seed, create, mostDeals: 10 });
      differences.push(...(await askAgain(decisions, asking({ sitDown }))).differences);
    }
    expect(differences).not.toEqual([]);
    expect(differences.every(({ what }) => what === 'done')).toBe(true);
  });
});

describe('cards dealt anew', () => {
  test('leave everything that the seat has seen as it was, and nothing else', async () => {
    const decisions = await decided({ seed: 3 }, 4);
    let [same, places] = [0, 0];
    for (const { course, seat } of spread(decisions, 100)) {
      const match = playTo(course);
      const other = playTo(dealAnew(course, match, seat, new Random(5)).course);
      expect(other.view(seat).toJSON()).toEqual(match.view(seat).toJSON());
      expect(other.deal.hand(seat)).toEqual(match.deal.hand(seat));
      const hidden = ({ deal }: Match): number[] => [
        ...[0, 1, 2, 3].filter((one) => one !== seat).flatMap((one) => deal.hand(one)),
        ...deal.stock.subarray(deal.stockTop, deal.stockEnd),
      ];
      const [was, now] = [hidden(match), hidden(other)];
      expect(now.length).toBe(was.length);
      same += was.filter((card, place) => card === now[place]).length;
      places += was.length;
    }
    // By chance one card in about forty comes to the same place; cards that were taken stay.
    expect(same / places).toBeLessThan(0.08);
  });

  test('give the same new stocks of what everybody saw, in another order', async () => {
    const reshuffled = (await decided({ rules: LONG, seed: 4 }, 4)).filter(({ course }) => hasNewStock(course));
    const sorted = (cards: ArrayLike<number>): number[] => Array.from(cards).sort((a, b) => a - b);
    for (const { course, seat } of spread(reshuffled, 20)) {
      const match = playTo(course);
      const { stocks } = dealAnew(course, match, seat, new Random(6)).course;
      expect(stocks.length).toBeGreaterThan(0);
      for (const [made, stock] of stocks.entries()) {
        expect(sorted(stock)).toEqual(sorted(course.stocks[made]));
        expect(Array.from(stock)).not.toEqual(Array.from(course.stocks[made]));
      }
    }
    expect(reshuffled.length).toBeGreaterThan(30);
    expect(await askAgain(spread(reshuffled, 30), asking())).toMatchObject({ decisions: 30, differences: [] });
  });

  test('turn other cards face down in golf', async () => {
    const [first] = await decided({ rules: preset('golf'), seed: 5 }, 3);
    const match = playTo(first.course);
    const rows = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const { course } = dealAnew(first.course, match, first.seat, new Random(seed));
      rows.add(formatCards(playTo(course).deal.hand(first.seat)));
    }
    expect(rows.size).toBe(20);
  });

  test('agree with what others could do: none holds a 31 that it would have declared, nor knocks with too little', async () => {
    const decisions = await decided({ rules: rulesWith({ knockMinimum: 27, lives: 2 }), seed: 6 }, 3);
    const afterKnock = decisions.filter(({ course }) => playTo(course).deal.table.knocker >= 0);
    expect(afterKnock.length).toBeGreaterThan(5);
    const found = await askAgain(afterKnock, asking());
    expect(found.differences).toEqual([]);
    expect(found.partly).toBeLessThan(found.asked / 5);
  });
});

test('by any rules, any decision of any record can be asked again: the seat sees the same', async () => {
  await fc.assert(
    fc.asyncProperty(randomTable, async ({ rules, players, seed }) => {
      const { record } = playedMatch(rules, players, seed);
      const decisions = spread(decisionsIn(record), 12);
      const sitDown = ({ deal, action }: RecordedDecision) => createRandomBot(new Random(1000 * deal + action));
      const { differences } = await askAgain(decisions, asking({ sitDown, again: 1, random: new Random(seed) }));
      expect(differences).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

test('of two equal cards either may have been discarded, which a hand that becomes the pool shows by its order', async () => {
  const rules = resolveRules({
    format: RULES_FORMAT,
    base: 'schwimmen',
    players: [2, 17],
    deck: 'jass36',
    packs: 2,
    lives: 10,
    grace: false,
    graceSeats: 1,
    dealerChoice: false,
    poolSwapAll: 'for-good',
    poolSwapTwo: true,
    poolSevenEightNine: 'on-request',
    threeOfAKind: 20,
    threeAces: null,
    straightFlush: 30,
    declareAfterKnock: false,
    declareEnds: 'showdown',
    knocking: false,
    knockMinimum: 1,
    knockerTieLoss: 2,
    suddenDeath: true,
    returnTaken: true,
    passAnyTurn: true,
    pointsTarget: 6,
    knockerTieScore: 1,
    allOut: 'shared',
    dealLimit: 100,
    matchEnds: 'first-out',
    sharedWin: true,
    handPoints: true,
  });
  const { record } = playedMatch(rules, 12, -17);
  const decisions = decisionsIn(record).filter(({ deal }) => deal === 36);
  const { differences, partly } = await askAgain(
    decisions,
    asking({ sitDown: () => createRandomBot(new Random(1)), again: 1, random: new Random(-17) }),
  );
  expect(differences).toEqual([]);
  expect(partly).toBeGreaterThan(0);
});

test('a view that gives the next card away is found, whatever the bot does', async () => {
  const decisions = await decided({ seed: 7, mostDeals: 2 });
  const leak = vi.spyOn(Match.prototype, 'view').mockImplementation(function (this: Match, seat) {
    const seen = viewOf(this.deal, seat);
    seen.points[0] = this.deal.upcomingAt(0);
    return seen;
  });
  onTestFinished(() => leak.mockRestore());
  const { differences } = await askAgain(decisions, asking());
  expect(differences.length).toBeGreaterThan(0);
  expect(differences.every(({ what }) => what === 'seen')).toBe(true);
});

test('a record that names another bot than played is found', async () => {
  const sitDown: AskAgainOptions['sitDown'] = ({ seed }) => createExpertAtLevel('casual', () => seed + 1);
  const { differences } = await askAgain(await decided({ seed: 8, mostDeals: 6 }), asking({ sitDown }));
  expect(differences.length).toBeGreaterThan(0);
  expect(differences.every(({ what }) => what === 'recorded')).toBe(true);
  const [{ decision, expected, found }] = differences;
  expect(decision).toMatchObject({ deal: expect.any(Number), seat: expect.any(Number), done: expected });
  expect(found).not.toBe(expected);
});

test('decisions of people, and of bots that the record does not name, have no known bot', async () => {
  const { record } = playedMatch(preset('scat'), 2, 1);
  expect(decisionsIn(record).some(({ player }) => isKnownBot(player))).toBe(false);
  const sealed = await sealedMatch({ rules: preset('scat'), bots: botsOf('expert', 2), seed: 1, mostDeals: 1 });
  sealed.deals[0].bots = [null, { level: 'casual', style: 'even' }];
  const known = decisionsIn(sealed).map(({ player }) => isKnownBot(player));
  expect(known.includes(true)).toBe(false);
});

test('asking stops when it is told to', async () => {
  const stop = new AbortController();
  const onAsked = (decisions: number): void => {
    if (decisions === 3) stop.abort();
  };
  const found = await askAgain(await decided({ mostDeals: 2 }), asking({ onAsked, signal: stop.signal }));
  expect(found).toMatchObject({ decisions: 3, asked: 6 });
});

/** Whether a new stock was made before the decision. */
function hasNewStock(course: DealCourse): boolean {
  const { historyActions, historyLength } = playTo(course).deal.table;
  return historyActions.subarray(0, historyLength).includes(RESHUFFLED);
}
