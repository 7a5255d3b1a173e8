/** Games with a pool in which one may knock at the end of any turn, not only after taking one card. */
import { describe, expect, test } from 'vitest';
import { pastTurns } from '../../../engine/bots/past-turns.ts';
import { Match } from '../../../engine/match.ts';
import { Recorder, replayRecord } from '../../../engine/record.ts';
import { resumeMatch, saveMatch } from '../../../engine/save.ts';
import { viewOf } from '../../../engine/view.ts';
import { expectPlayedAgain } from '../support/determinised.ts';
import { dealt, legal, outcome, play, rulesWith, stackDeck } from '../support/stacked.ts';

const HANDS = { hands: ['Kc Qc 4h', 'Kd 3h 4s', '9d 3s 4c'], pool: '2c 5d 9s', stock: '6h 7h 8d' };
const KEYS = { play: 'pool', knockTiming: 'after-draw', poolKnockAfter: 'any-turn' };
const game = (keys: Record<string, unknown> = {}) => rulesWith({ ...KEYS, ...keys });
const deal = (keys: Record<string, unknown> = {}, hands: Partial<typeof HANDS> = {}) =>
  dealt({ ...HANDS, ...hands }, game(keys));
const turnsLeft = (at: ReturnType<typeof dealt>) => Array.from(at.table.turnsLeft);

describe('a turn that begins with a knock', () => {
  test('keeps the hand, where one may pass', () => {
    const first = deal();
    expect(legal(first)).toEqual(['knock', 'pass', 'swap-all', 'take 2c', 'take 5d', 'take 9s']);
    play(first, '0 knock');
    expect([first.seat, first.table.knocker, turnsLeft(first), first.hand(0).length]).toEqual([1, 0, [0, 1, 1], 3]);
    expect(legal(first)).toEqual(['pass', 'swap-all', 'take 2c', 'take 5d', 'take 9s']);
  });

  test('is not there where nobody may pass', () => {
    for (const poolPass of [false, 'never']) expect(legal(deal({ poolPass }))).not.toContain('knock');
  });

  test('takes the hand and the turn that any knock takes', () => {
    expect(legal(deal({ knockMinimum: 21 }))).not.toContain('knock');
    expect(legal(deal({ knockMinimum: 20 }))).toContain('knock');
    expect(legal(deal({ knockFirstTurn: false }))).not.toContain('knock');
  });

  test('is an early one before any exchange', () => {
    const early = deal({ poolEarlyKnock: 'showdown' });
    play(early, '0 knock');
    expect(outcome(early).end).toBe('knock');
  });

  test('takes nobody out of the turns where a pass does', () => {
    const last = deal({ poolPass: 'for-good', knockerLastTurn: true });
    play(last, '0 knock', '1 pass', '2 pass');
    expect(last.seat).toBe(0);
  });
});

describe('after a swap of all', () => {
  test('its player is asked whether to knock, and everybody sees that', () => {
    const asked = deal();
    play(asked, '0 swap-all');
    expect([asked.seat, asked.phase, legal(asked), asked.table.turns[0]]).toEqual([0, 'knock', ['knock', 'pass'], 1]);
    expect(viewOf(asked, 1).phase).toBe('knock');
  });

  test('a knock gives the others their last turns', () => {
    const knocked = deal();
    play(knocked, '0 swap-all', '0 knock');
    expect([knocked.seat, knocked.table.knocker, turnsLeft(knocked)]).toEqual([1, 0, [0, 1, 1]]);
    play(knocked, '1 pass', '2 pass');
    expect(outcome(knocked)).toEqual({ end: 'knock', values: [9, 10, 9], losses: [0, 0, 1] });
  });

  test('not to knock is no pass: it neither counts among them nor takes anybody out of the turns', () => {
    const counted = deal({ poolPass: 'for-good' });
    play(counted, '0 swap-all', '0 pass');
    expect([counted.table.passes, Array.from(counted.table.passed), counted.seat]).toEqual([0, [0, 0, 0], 1]);
    const passes = deal();
    play(passes, '0 pass', '1 swap-all', '1 pass', '2 pass', '0 pass');
    expect([passes.table.renewals, passes.table.passes]).toEqual([0, 2]);
  });

  test('it is possible where nobody may pass', () => {
    const never = deal({ poolPass: 'never' });
    play(never, '0 swap-all');
    expect(legal(never)).toEqual(['knock', 'pass']);
  });

  test.each([
    ['with a hand that is not good enough', { knockMinimum: 10 }],
    ['in a first turn in which nobody knocks', { knockFirstTurn: false }],
    ['with a hand of several suits', { knockSameSuit: true }],
    ['by other rules', { poolKnockAfter: 'take' }],
    ['where one knocks at another time', { knockTiming: 'before-draw' }],
  ])('nobody is asked %s', (_why, keys) => {
    const other = deal(keys);
    play(other, '0 swap-all');
    expect([other.seat, other.phase]).toEqual([1, 'draw']);
  });

  test('in a second turn one is asked where only the first forbids it', () => {
    const second = deal({ knockFirstTurn: false });
    play(second, '0 swap-all', '1 swap-all', '2 pass', '0 swap-all');
    expect([second.seat, second.phase]).toEqual([0, 'knock']);
  });

  test('nobody is asked after a knock, but for the next player where that one may knock too', () => {
    const knocked = deal();
    play(knocked, '0 knock', '1 swap-all');
    expect([knocked.seat, knocked.phase]).toEqual([2, 'draw']);
    const counter = deal({ counterKnock: true });
    play(counter, '0 knock', '1 swap-all', '1 knock');
    expect(outcome(counter).end).toBe('knock');
  });

  test('a full hand is declared first, or asked about', () => {
    const full = { hands: ['2c 5d 9s', 'Kd 3h 4s'], pool: 'Ac Kc Qc' };
    const at = (keys: Record<string, unknown>) => dealt(full, game(keys));
    const automatic = at({});
    play(automatic, '0 swap-all');
    expect(outcome(automatic).end).toBe('declare');
    const manual = at({ declare: 'manual' });
    play(manual, '0 swap-all');
    expect(manual.phase).toBe('declare');
    play(manual, '0 quiet');
    expect([manual.seat, manual.phase]).toEqual([0, 'knock']);
    const minimum = at({ declare: 'manual', knockMinimum: 31 });
    play(minimum, '0 swap-all', '0 quiet');
    expect([minimum.seat, minimum.phase]).toEqual([1, 'draw']);
    const open = at({ declareEnds: 'last-turns' });
    play(open, '0 swap-all');
    expect([open.seat, open.phase]).toEqual([1, 'draw']);
  });

  test('one that is for good may be followed by a knock, after which the knocker has no turn', () => {
    const good = deal({ poolSwapAll: 'for-good', knockerLastTurn: true });
    play(good, '0 swap-all', '0 knock');
    expect([good.seat, turnsLeft(good)]).toEqual([1, [0, 1, 1]]);
    const counter = deal({ poolSwapAll: 'for-good', counterKnock: true });
    play(counter, '0 knock', '1 swap-all');
    expect([counter.seat, counter.phase]).toEqual([2, 'draw']);
  });

  test('the last who has turns is asked too', () => {
    const last = deal({ poolSwapAll: 'for-good' });
    play(last, '0 swap-all', '0 pass', '1 swap-all', '1 pass', '2 swap-all', '2 knock');
    expect(outcome(last).end).toBe('knock');
  });

  test('a limit of turns waits for the answer', () => {
    const limited = deal({ turnLimit: 1 });
    play(limited, '0 pass', '1 pass', '2 swap-all', '2 knock');
    expect(outcome(limited).end).toBe('knock');
  });
});

describe('what was answered', () => {
  test('is in the history and the record, which plays to the same, as a save does before it', () => {
    const rules = game();
    const recorder = new Recorder();
    const match = new Match(rules, 3, { seed: 1, dealer: 2, recorder });
    match.startDeal(stackDeck(rules, HANDS));
    play(match, '0 swap-all');
    const resumed = resumeMatch(saveMatch(match, recorder, ['You', 'Fox', 'Owl']), { seed: 2 }).match;
    expect([resumed.seat, resumed.deal.phase]).toEqual([0, 'knock']);
    play(match, '0 pass', '1 swap-all', '1 knock', '2 pass', '0 pass');
    expect(viewOf(match.deal, 2).toJSON().history.slice(1, 5)).toEqual([
      [0, 'swap-all Kc Qc 4h'],
      [0, 'pass'],
      [1, 'swap-all Kd 3h 4s'],
      [1, 'knock'],
    ]);
    expect(replayRecord(recorder.record(match, ['You', 'Fox', 'Owl'])).deals).toBe(1);
  });

  test('is read as no turn that kept the hand', () => {
    const done = deal();
    play(done, '0 swap-all', '0 pass', '1 pass', '2 swap-all', '2 knock');
    expect(pastTurns(done.table, done.rules).map(({ seat, did }) => `${seat} ${did}`)).toEqual([
      '0 swap-all',
      '1 pass',
      '2 swap-all',
      '2 knock',
    ]);
  });

  test.each([['0 swap-all'], ['0 swap-all', '0 pass', '1 swap-all'], ['0 swap-all', '0 pass', '1 pass']])(
    'is played again in deals that agree with what was seen: %j',
    (...moves) => {
      const seen = deal({ declare: 'manual' });
      play(seen, ...moves);
      expectPlayedAgain(seen);
    },
  );
});
