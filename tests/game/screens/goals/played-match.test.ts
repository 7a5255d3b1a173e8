import { describe, expect, test } from 'vitest';
import { parseAction } from '../../../../engine/actions.ts';
import { formatCards } from '../../../../engine/cards.ts';
import { Match } from '../../../../engine/match.ts';
import { Random } from '../../../../engine/random.ts';
import { Recorder } from '../../../../engine/record.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../../engine/rules/table.ts';
import { newlyReached } from '../../../../game/screens/goals/goals.ts';
import { playedMatch, type PlayedMatch } from '../../../../game/screens/goals/played-match.ts';
import type { KeptRecord } from '../../../../game/services/storage/match-schemas.ts';
import { UNKNOWN_POLICY } from '../../../../game/services/storage/kept-records.ts';
import type { Stack } from '../../../engine/support/stacked.ts';
import { keptRecord, stackedRecord } from '../../support/records.ts';

const ONE_LIFE: HouseRules = { ...preset('scat'), lives: 1, grace: false };

/** A match of one deal of chosen cards, which you begin. */
const played = (stack: Stack, moves: readonly string[], rules = ONE_LIFE): KeptRecord =>
  keptRecord({ players: 2 }, { record: stackedRecord(rules, stack, ...moves) });

const OTHER = '2c 3d 5h';

const read = (kept: KeptRecord): PlayedMatch => {
  const match = playedMatch(kept);
  if (match === null) throw new Error('no seat is one’s own');
  return match;
};

describe('a finished match', () => {
  const stack = { hands: ['As Ks 4h', OTHER], turnUp: '9s', stock: '6c' };
  const kept = played(stack, ['0 take', '0 discard 4h', '1 knock', '0 draw', '0 discard 6c']);

  test('has who knocked and in which turn, where one’s cards came from, and the hand as it was shown', () => {
    const [{ knock, picks, hand }] = read(kept).deals;
    expect([knock, picks]).toEqual([{ seat: 1, turn: 1 }, ['discards', 'stock']]);
    expect(formatCards(hand?.toSorted((a, b) => a - b) ?? [])).toBe('9s Ks As');
  });

  test('reaches what its record shows', () => {
    expect(read(kept).hasWon).toBe(true);
    expect(newlyReached(kept, new Set(['first-win']))).toEqual(['early-survivor', 'flawless', 'no-knock', 'own-rules']);
  });
});

test('31 from a pool is neither dealt nor a gift of the discards', () => {
  const pool: HouseRules = { ...preset('widow'), lives: 1, grace: false };
  const one = played({ hands: ['As Ks 4h', OTHER], pool: 'Qs 6c 7c' }, ['0 take Qs', '0 discard 4h'], pool);
  expect(read(one).deals[0].picks).toEqual(['pool']);
  expect(newlyReached(one, new Set())).toContain('first-31');
  expect(newlyReached(one, new Set())).not.toEqual(expect.arrayContaining(['dealt-31']));
  const all = played({ hands: ['4h 7c 8d', OTHER], pool: 'As Ks Qs' }, ['0 swap-all'], pool);
  expect(read(all).deals[0].picks).toEqual(['pool']);
});

test('a hand that is dealt full is noted as one without a card drawn', () => {
  const kept = played({ hands: ['As Ks Qs', OTHER] }, []);
  expect(newlyReached(kept, new Set())).toEqual(expect.arrayContaining(['first-31', 'dealt-31']));
});

describe('who has bought back into a match', () => {
  const BUY_IN = parseAction('buy-in');

  /** A match in which that seat alone buys back in, once it can. @returns whether it did, and what is noted */
  function bought(buyer: number, seed: number): { didBuy: boolean; isNoted: boolean } {
    const rules: HouseRules = { ...ONE_LIFE, buyIns: 1 };
    const recorder = new Recorder();
    const match = new Match(rules, 3, { seed, recorder });
    const random = new Random(seed);
    let didBuy = false;
    while (match.phase !== 'over') {
      if (match.seat < 0) {
        match.startDeal();
        continue;
      }
      const legal = match.legalActions();
      const isBuying = legal.includes(BUY_IN) && match.seat === buyer;
      const others = legal.filter((action) => action !== BUY_IN);
      match.apply(isBuying ? BUY_IN : others[random.below(others.length)]);
      didBuy ||= isBuying;
    }
    const kept = keptRecord({ players: 3 }, { record: recorder.record(match, ['You', 'Fox', 'Owl']) });
    return { didBuy, isNoted: read(kept).hasBoughtBack };
  }

  test.each([0, 1])('is noted of oneself only (seat %i)', (seat) => {
    const matches = Array.from({ length: 6 }, (_, seed) => bought(seat, seed + 1));
    expect(matches.some(({ didBuy }) => didBuy)).toBe(true);
    for (const { didBuy, isNoted } of matches) expect(isNoted).toBe(didBuy && seat === 0);
  });
});

test('nothing is one’s own where several people play, or none, or in a file', () => {
  for (const kept of [keptRecord({}, { you: -1 }), keptRecord({}, { policy: UNKNOWN_POLICY })]) {
    expect([playedMatch(kept), newlyReached(kept, new Set())]).toEqual([null, []]);
  }
});

test.each(['scat', 'widow', 'golf'])('matches of %s are read', (name) => {
  const rules = preset(name);
  for (let seed = 1; seed <= 4; seed++) {
    const kept = keptRecord({ rules, players: rules.players[0] + (seed % 2), seed });
    const match = read(kept);
    expect(match.deals.every(({ tokens }) => tokens[0] >= 0)).toBe(true);
    expect(newlyReached(kept, new Set()).includes('first-win')).toBe(match.hasWon);
  }
});
