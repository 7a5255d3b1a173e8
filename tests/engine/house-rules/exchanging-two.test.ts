/** Games with a pool in which one may exchange two cards in a turn. */
import { describe, expect, test } from 'vitest';
import { isTakeOf } from '../../../engine/actions.ts';
import { Match } from '../../../engine/match.ts';
import { Recorder, replayRecord } from '../../../engine/record.ts';
import { resumeMatch, saveMatch } from '../../../engine/save.ts';
import { viewOf } from '../../../engine/view.ts';
import { expectPlayedAgain } from '../support/determinised.ts';
import { dealt, legal, outcome, play, rulesWith, stackDeck } from '../support/stacked.ts';

const HANDS = { hands: ['Kc Qc 4h', 'Kd 3h 4s', '9d 3s 4c'], pool: '2c 5d 9s', stock: '6h 7h 8d' };
const game = (keys: Record<string, unknown> = {}) => rulesWith({ play: 'pool', poolSwapTwo: true, ...keys });
const deal = (keys: Record<string, unknown> = {}, cards: Partial<typeof HANDS> = {}) =>
  dealt({ ...HANDS, ...cards }, game(keys));
const view = (at: ReturnType<typeof dealt>, seat = 0) => viewOf(at, seat).toJSON();
const asked = (keys: Record<string, unknown> = {}, cards: Partial<typeof HANDS> = {}) => {
  const at = deal(keys, cards);
  play(at, '0 take 5d', '0 discard 4h');
  return at;
};

describe('after one exchange', () => {
  test('its player may take another card, but not the one just put there, or be done', () => {
    const at = asked();
    expect([at.seat, at.phase, legal(at)]).toEqual([0, 'second-exchange', ['pass', 'take 2c', 'take 9s']]);
    expect([view(at, 1).phase, at.table.turns[0]]).toEqual(['second-exchange', 0]);
  });

  test('a second one ends the turn', () => {
    const at = asked();
    play(at, '0 take 9s');
    expect(legal(at)).toEqual(['discard 5d', 'discard Kc', 'discard Qc']);
    play(at, '0 discard Qc');
    expect([view(at).hand, view(at).pool]).toEqual([
      ['Kc', '9s', '5d'],
      ['2c', '4h', 'Qc'],
    ]);
    expect([at.seat, at.phase, at.table.turns[0]]).toEqual([1, 'draw', 1]);
  });

  test('the card taken first may be put back for the second', () => {
    const at = asked();
    play(at, '0 take 9s', '0 discard 5d');
    expect([view(at).hand, view(at).pool]).toEqual([
      ['Kc', 'Qc', '9s'],
      ['2c', '4h', '5d'],
    ]);
  });

  test('with returnTaken each card may go back where it came from, and that is an exchange', () => {
    const at = deal({ returnTaken: true });
    play(at, '0 take 5d', '0 discard 5d');
    expect(legal(at)).toEqual(['pass', 'take 2c', 'take 9s']);
    play(at, '0 take 2c', '0 discard 2c');
    expect(at.seat).toBe(1);
  });

  test('to be done ends the turn, and is no pass', () => {
    const at = asked({ poolPass: 'for-good' });
    play(at, '0 pass');
    expect([at.seat, at.table.turns[0], at.table.passes, at.table.passed[0]]).toEqual([1, 1, 0, 0]);
    const passes = deal();
    play(passes, '0 pass', '1 pass', '2 take 2c', '2 discard 4c', '2 pass', '0 pass');
    expect([passes.table.renewals, passes.table.passes]).toEqual([0, 1]);
  });

  test('it is possible where nobody may pass', () => {
    expect(legal(asked({ poolPass: 'never' }))).toContain('pass');
  });

  test('nobody is asked by other rules, nor after a swap of all', () => {
    expect(asked({ poolSwapTwo: false }).seat).toBe(1);
    const swapped = deal();
    play(swapped, '0 swap-all');
    expect(swapped.seat).toBe(1);
  });

  test('with four cards each it is as with three', () => {
    const at = deal({ handSize: 4, poolSwapAll: false }, { hands: ['Kc Qc 4h 6s', 'Kd 3h 4s 7s', '9d 3s 4c 8s'] });
    play(at, '0 take 5d', '0 discard 4h', '0 take 9s', '0 discard Qc');
    expect([at.seat, view(at).hand]).toEqual([1, ['Kc', '9s', '5d', '6s']]);
  });
});

describe('both exchanges are one turn', () => {
  test('for a limit of turns', () => {
    const at = dealt({ ...HANDS, hands: HANDS.hands.slice(0, 2) }, game({ turnLimit: 1 }));
    play(at, '0 take 5d', '0 discard 4h', '0 take 9s', '0 discard Qc', '1 take 2c', '1 discard 3h');
    expect(at.phase).toBe('second-exchange');
    play(at, '1 pass');
    expect(at.phase).toBe('over');
  });

  test('for the last turns after a knock', () => {
    const at = deal();
    play(
      at,
      '0 knock',
      '1 take 5d',
      '1 discard 4s',
      '1 take 2c',
      '1 discard 3h',
      '2 take 9s',
      '2 discard 4c',
      '2 pass',
    );
    expect(outcome(at).end).toBe('knock');
  });

  test('where a player has two turns one after another, each has its own', () => {
    const at = dealt({ ...HANDS, hands: HANDS.hands.slice(0, 2) }, game({ lastTurns: 2 }));
    play(at, '0 knock', '1 take 5d', '1 discard 4s', '1 take 2c', '1 discard 3h');
    expect([at.seat, at.phase]).toEqual([1, 'draw']);
    play(at, '1 take 9s', '1 discard 2c');
    expect([at.seat, at.phase]).toEqual([1, 'second-exchange']);
    play(at, '1 take 4s', '1 discard 5d');
    expect(outcome(at).end).toBe('knock');
  });

  test('for what others have seen a player leave in the pool', () => {
    const declined = (at: ReturnType<typeof dealt>) => Array.from(at.table.declinedPoints.subarray(0, 4));
    const at = asked();
    expect(declined(at)).toEqual([2, 0, 0, 9]);
    play(at, '0 take 9s');
    expect(declined(at)).toEqual([2, 0, 0, 0]);
    expect(at.table.takes[0]).toBe(2);
    play(at, '0 discard Qc');
    expect(declined(at)).toEqual([2, 0, 0, 0]);
  });

  test('for a first turn in which nobody knocks', () => {
    const at = deal({ knockTiming: 'after-draw', knockFirstTurn: false });
    play(at, '0 take 5d', '0 discard 4h', '0 take 9s');
    expect(legal(at)).toEqual(['discard 5d', 'discard Kc', 'discard Qc']);
  });

  test('after a knock that comes before them', () => {
    const at = deal({ knockTiming: 'before-draw' });
    play(at, '0 knock', '0 take 5d', '0 discard 4h', '0 take 9s', '0 discard Qc');
    expect([at.seat, Array.from(at.table.turnsLeft)]).toEqual([1, [0, 1, 1]]);
  });
});

describe('a knock with the card that one puts down', () => {
  const KNOCKS = { knockTiming: 'after-draw' };

  test('may come with the first, which ends the turn', () => {
    const at = deal(KNOCKS);
    play(at, '0 take 5d', '0 knock 4h');
    expect([at.seat, at.table.knocker]).toEqual([1, 0]);
  });

  test('or with the second, and not with being done', () => {
    const at = asked(KNOCKS);
    expect(legal(at)).toEqual(['pass', 'take 2c', 'take 9s']);
    play(at, '0 take 9s', '0 knock Qc');
    expect([at.seat, at.table.knocker]).toEqual([1, 0]);
    const any = asked({ ...KNOCKS, poolKnockAfter: 'any-turn' });
    play(any, '0 pass');
    expect([any.seat, any.phase]).toEqual([1, 'draw']);
  });
});

describe('a full hand', () => {
  const FULL = { hands: ['Ac Kc 4h', 'Kd 3h 4s', '9d 3s 4c'], pool: 'Qc 5d 9s' };

  test('that the first exchange makes is declared at once, which ends the turn', () => {
    const at = deal({}, FULL);
    play(at, '0 take Qc', '0 discard 4h');
    expect(outcome(at).end).toBe('declare');
    const open = deal({ declareEnds: 'last-turns' }, FULL);
    play(open, '0 take Qc', '0 discard 4h');
    expect([open.seat, open.phase]).toEqual([1, 'draw']);
  });

  test.each([
    ['nobody declares', { declare: 'off' }, []],
    ['hands are declared when they are shown', { declareEnds: 'at-showdown' }, []],
    ['it is not declared after a knock', { declareAfterKnock: false, knockTiming: 'before-draw' }, ['0 knock']],
    ['its player is asked', { declare: 'manual' }, []],
  ])('does not end it where %s', (_why, keys, moves) => {
    const at = deal(keys, FULL);
    play(at, ...moves, '0 take Qc', '0 discard 4h');
    expect([at.seat, at.phase]).toEqual([0, 'second-exchange']);
  });

  test('is asked about when the turn ends', () => {
    const done = deal({ declare: 'manual' }, FULL);
    play(done, '0 take Qc', '0 discard 4h', '0 pass');
    expect([done.seat, done.phase]).toEqual([0, 'declare']);
    const broken = deal({ declare: 'manual' }, FULL);
    play(broken, '0 take Qc', '0 discard 4h', '0 take 9s', '0 discard Ac');
    expect([broken.seat, broken.phase]).toEqual([1, 'draw']);
  });

  test('that the second makes is declared', () => {
    const at = deal({}, { ...FULL, hands: ['Ac 6h 4h', 'Kd 3h 4s', '9d 3s 4c'], pool: 'Qc Kc 9s' });
    play(at, '0 take Qc', '0 discard 4h', '0 take Kc', '0 discard 6h');
    expect(outcome(at).end).toBe('declare');
  });

  test('kept quiet, and broken up and made again in one turn, is asked about anew', () => {
    const at = deal({ declare: 'manual' }, { ...FULL, hands: ['Ac Kc Qc', 'Kd 3h 4s', '9d 3s 4c'], pool: 'Jc 5d 9s' });
    play(at, '0 quiet', '0 take 5d', '0 discard Qc', '0 take Jc', '0 discard 5d');
    expect([at.seat, at.phase]).toEqual([0, 'declare']);
    const other = deal(
      { declare: 'manual' },
      { ...FULL, hands: ['Ac Kc Qc', 'Kd 3h 4s', '9d 3s 4c'], pool: 'Jc 5d 9s' },
    );
    play(other, '0 quiet', '0 take Jc', '0 discard Qc', '0 pass');
    expect([other.seat, other.phase]).toEqual([1, 'draw']);
  });
});

describe('what was exchanged', () => {
  test('is in the history and the record, which plays to the same, as a save does within the turn', () => {
    const rules = game();
    const recorder = new Recorder();
    const match = new Match(rules, 3, { seed: 1, dealer: 2, recorder });
    match.startDeal(stackDeck(rules, HANDS));
    play(match, '0 take 5d', '0 discard 4h');
    const names = ['You', 'Fox', 'Owl'];
    const resumed = resumeMatch(saveMatch(match, recorder, names), { seed: 2 }).match;
    expect([resumed.seat, resumed.deal.phase, legal(resumed.deal)]).toEqual([
      0,
      'second-exchange',
      ['pass', 'take 2c', 'take 9s'],
    ]);
    play(match, '0 take 9s', '0 discard Qc', '1 take 2c', '1 discard 3h', '1 pass', '2 knock', '0 pass', '1 pass');
    expect(viewOf(match.deal, 2).toJSON().history.slice(1, 8)).toEqual([
      [0, 'take 5d'],
      [0, 'discard 4h'],
      [0, 'take 9s'],
      [0, 'discard Qc'],
      [1, 'take 2c'],
      [1, 'discard 3h'],
      [1, 'pass'],
    ]);
    expect(replayRecord(recorder.record(match, names)).deals).toBe(1);
  });

  test('fits into the history of the longest deal', () => {
    const rules = game({ poolPass: false, declare: 'off', players: [10, 10] });
    const at = dealt(
      {
        hands: Array.from({ length: 10 }, (_, seat) => {
          const card = (i: number) =>
            `${'23456789TJQKA'[(seat * 3 + i) % 13]}${'cdhs'[Math.floor((seat * 3 + i) / 13)]}`;
          return [0, 1, 2].map(card).join(' ');
        }),
        pool: 'As Ks Qs',
      },
      rules,
    );
    while (at.phase !== 'over') {
      const all = at.legalActions();
      at.apply(all.find((action) => at.phase === 'second-exchange' && isTakeOf(action)) ?? all[0]);
    }
    const { historyLength, historySeats } = at.table;
    expect(historyLength).toBe(10 * 50 * 4 + 1);
    expect(historySeats[historyLength - 1]).toBe(9);
  });

  test.each([
    ['0 take 5d', '0 discard 4h'],
    ['0 take 5d', '0 discard 4h', '0 take 9s'],
    ['0 take 5d', '0 discard 4h', '0 pass'],
    ['0 take 5d', '0 discard 4h', '0 take 9s', '0 discard 5d', '1 take 5d', '1 discard 3h'],
  ])('is played again in deals that agree with what was seen: %j', (...moves) => {
    const seen = deal({ declare: 'manual' });
    play(seen, ...moves);
    expect(expectPlayedAgain(seen).hand(seen.seat)).toEqual(seen.hand(seen.seat));
  });
});
