import { describe, expect, test } from 'vitest';
import { parseAction } from '../../../../engine/actions.ts';
import { formatCards, parseCards } from '../../../../engine/cards.ts';
import { Match } from '../../../../engine/match.ts';
import { packOf } from '../../../../engine/pack.ts';
import { Recorder } from '../../../../engine/record.ts';
import { preset, PRESETS } from '../../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../../engine/rules/table.ts';
import { newlyReached } from '../../../../game/features/goals/goals.ts';
import { playedMatch, type PlayedMatch } from '../../../../game/features/goals/played-match.ts';
import type { KeptRecord } from '../../../../game/services/storage/stores.ts';
import { UNKNOWN_POLICY } from '../../../../game/services/storage/kept-records.ts';
import { keptRecord } from '../../support/records.ts';

const ONE_LIFE: HouseRules = { ...preset('scat'), lives: 1, grace: false };

/** A match of one deal, which you begin. @param front the cards dealt: yours and the other's in turn, the first discard, the stock */
function played(front: string, actions: readonly string[]): KeptRecord {
  const recorder = new Recorder();
  const match = new Match(ONE_LIFE, 2, { seed: 1, dealer: 1, recorder });
  const first = parseCards(front);
  match.startDeal([...first, ...Array.from(packOf(ONE_LIFE)).filter((card) => !first.includes(card))]);
  for (const action of actions) match.apply(parseAction(action));
  return keptRecord({ players: 2 }, { record: recorder.record(match, ['You', 'Fox']) });
}

const read = (kept: KeptRecord): PlayedMatch => {
  const match = playedMatch(kept);
  if (match === null) throw new Error('no seat is one’s own');
  return match;
};

describe('a finished match', () => {
  const kept = played('As 2c Ks 3d 4h 5h 9s 6c', ['take', 'discard 4h', 'knock', 'draw', 'discard 6c']);

  test('has who knocked and in which turn, and where one’s cards came from', () => {
    const [deal] = read(kept).deals;
    expect(deal.knock).toEqual({ seat: 1, turn: 1 });
    expect(deal.picks).toEqual(['discards', 'stock']);
  });

  test('has one’s hand as it was shown', () => {
    const [deal] = read(kept).deals;
    expect(
      formatCards(deal.hand ?? [])
        .split(' ')
        .toSorted(),
    ).toEqual(['9s', 'As', 'Ks']);
  });

  test('reaches what its record shows', () => {
    expect(read(kept).hasWon).toBe(true);
    expect(newlyReached(kept, new Set(['first-win']))).toEqual(['early-survivor', 'flawless', 'no-knock', 'own-rules']);
  });
});

test('a hand that is dealt full is noted as one without a card drawn', () => {
  const kept = played('As 2c Ks 3d Qs 5h 4h', []);
  expect(newlyReached(kept, new Set())).toEqual(expect.arrayContaining(['first-31', 'dealt-31']));
});

describe('nothing is one’s own', () => {
  test('where several people play, or none', () => {
    expect(playedMatch(keptRecord({}, { you: -1 }))).toBeNull();
  });

  test('in a record that came from a file of its own', () => {
    expect(playedMatch(keptRecord({}, { policy: UNKNOWN_POLICY }))).toBeNull();
  });
});

test.each(PRESETS)('matches of %s are read', (name) => {
  const rules = preset(name);
  for (let seed = 1; seed <= 8; seed++) {
    const kept = keptRecord({ rules, players: rules.players[0] + (seed % 2), seed });
    const match = read(kept);
    expect(match.deals.length).toBeGreaterThan(0);
    expect(match.deals.every(({ tokens }) => tokens[0] >= 0)).toBe(true);
    expect(newlyReached(kept, new Set()).includes('first-win')).toBe(match.hasWon);
  }
});
