/** Games in which a pool of a seven, an eight and a nine is renewed, by itself or when somebody asks for it. */
import { describe, expect, test } from 'vitest';
import { Determiniser } from '../../../engine/bots/determinise.ts';
import { pastTurns } from '../../../engine/bots/past-turns.ts';
import { formatCards } from '../../../engine/cards.ts';
import { Match } from '../../../engine/match.ts';
import { Random } from '../../../engine/random.ts';
import { Recorder, replayRecord } from '../../../engine/record.ts';
import { resumeMatch, saveMatch } from '../../../engine/save.ts';
import { viewOf } from '../../../engine/view.ts';
import { dealt, legal, outcome, play, rulesWith, stackDeck, type Stack } from '../support/stacked.ts';

const game = (keys: Record<string, unknown> = {}) => rulesWith({ play: 'pool', poolSevenEightNine: 'renew', ...keys });
const HANDS = ['Kc Qc 4h', 'Kd 9h 4s'];
const deal = (stack: Partial<Stack>, keys: Record<string, unknown> = {}) =>
  dealt({ hands: HANDS, stock: '2h 3h 5d 2c 3c 5c', ...stack }, game(keys));
const lying = (at: ReturnType<typeof dealt>) => viewOf(at, 0).toJSON().pool;

describe('a seven, an eight and a nine', () => {
  test.each(['7h 8d 9s', '9c 7c 8c'])(
    'are renewed before the first turn, whatever their suits and order: %s',
    (pool) => {
      const first = deal({ pool });
      expect([lying(first), first.table.renewals, first.seat]).toEqual([['2h', '3h', '5d'], 1, 0]);
      expect(viewOf(first, 1).toJSON().history).toEqual([
        [-1, `turn-up ${pool}`],
        [-1, 'renew 2h 3h 5d'],
      ]);
    },
  );

  test('are renewed when an exchange has made them', () => {
    const made = deal({ hands: ['Kc Qc 9h', 'Kd 2d 4s'], pool: '7h 8d As' });
    play(made, '0 take As', '0 discard 9h');
    expect([lying(made), made.seat]).toEqual([['2h', '3h', '5d'], 1]);
  });

  test('are renewed in last turns too', () => {
    const knocked = deal({ hands: ['Kc Qc 2s', 'Kd 9h 4s', '2d 3d 5h'], pool: '7h 8d As' });
    play(knocked, '0 knock', '1 take As', '1 discard 9h');
    expect([lying(knocked), knocked.seat]).toEqual([['2h', '3h', '5d'], 2]);
  });

  test('are not where the deal ends with that turn', () => {
    const last = deal({ pool: '7h 8d As' });
    play(last, '0 knock', '1 take As', '1 discard 9h');
    expect([outcome(last).end, last.table.renewals]).toEqual(['knock', 0]);
  });

  test('are renewed again where such cards come once more', () => {
    const twice = deal({ pool: '7h 8d 9s', stock: '8h 9d 7s 2c 3c 5c' });
    expect([lying(twice), twice.table.renewals]).toEqual([['2c', '3c', '5c'], 2]);
  });

  test('stay where the stock has no three cards', () => {
    const rules = game({ deck: 'piquet32', players: [2, 9], declare: 'off' });
    const few = dealt({ hands: Array.from({ length: 9 }, () => ''), pool: '7h 8d 9s' }, rules);
    expect([lying(few), few.table.stockCount]).toEqual([['7h', '8d', '9s'], 2]);
  });

  test('begin the count of passes anew', () => {
    const anew = deal({ hands: ['Kc Qc 9h', 'Kd 2d 4s'], pool: '7h 8d As' });
    play(anew, '0 take As', '0 discard 9h', '1 pass');
    expect([anew.table.passes, anew.seat]).toEqual([1, 0]);
  });

  test('stay by other rules', () => {
    expect(lying(deal({ pool: '7h 8d 9s' }, { poolSevenEightNine: 'stays' }))).toEqual(['7h', '8d', '9s']);
  });
});

test.each(['7h 8d 6s', '7h 7d 8s', '8h 9d Ts'])('other cards stay: %s', (pool) => {
  expect(deal({ pool }).table.renewals).toBe(0);
});

test('every renewal is recorded, those before the first turn too, and records and saves play to the same', () => {
  const rules = game();
  const recorder = new Recorder();
  const match = new Match(rules, 2, { seed: 1, dealer: 1, recorder });
  match.startDeal(stackDeck(rules, { hands: HANDS, pool: '7h 8d 9s', stock: '8h 9d 7s 2c 3c 5c' }));
  const renewals = [
    [-1, 'renew 8h 9d 7s'],
    [-1, 'renew 2c 3c 5c'],
  ];
  expect(recorder.openDeal?.actions).toEqual(renewals);
  const save = saveMatch(match, recorder, ['You', 'Fox']);
  expect(resumeMatch(save, { seed: 2 }).match.deal.table.renewals).toBe(2);
  play(match, '0 knock', '1 pass');
  const record = recorder.record(match, ['You', 'Fox']);
  expect(replayRecord(record).deals).toBe(1);
  const [{ actions }] = record.deals;
  record.deals[0].actions = actions.slice(1);
  expect(() => replayRecord(record)).toThrow('the pool is renewed here: "renew 8h 9d 7s" by seat -1 must follow');
});

describe('on request', () => {
  const asking = (stack: Partial<Stack>, keys: Record<string, unknown> = {}) =>
    deal({ pool: '7h 8d 9s', ...stack }, { poolSevenEightNine: 'on-request', ...keys });

  test('they stay until a player asks for new ones, which is the whole turn', () => {
    const first = asking({});
    expect([lying(first), legal(first)]).toEqual([
      ['7h', '8d', '9s'],
      ['change', 'knock', 'pass', 'swap-all', 'take 7h', 'take 8d', 'take 9s'],
    ]);
    play(first, '0 change');
    expect([lying(first), first.seat, Array.from(first.table.turns)]).toEqual([['2h', '3h', '5d'], 1, [1, 0]]);
    expect(viewOf(first, 1).toJSON().history).toEqual([
      [-1, 'turn-up 7h 8d 9s'],
      [0, 'change'],
      [-1, 'renew 2h 3h 5d'],
    ]);
  });

  test('nobody asks with other cards there, nor after taking one', () => {
    const other = asking({ pool: '7h 8d Ts' });
    expect(legal(other)).not.toContain('change');
    const taken = asking({});
    play(taken, '0 take 7h');
    expect(legal(taken)).not.toContain('change');
  });

  test('nobody asks where the stock has no three cards', () => {
    const rules = game({ poolSevenEightNine: 'on-request', deck: 'piquet32', players: [2, 9], declare: 'off' });
    const few = dealt({ hands: Array.from({ length: 9 }, () => ''), pool: '7h 8d 9s' }, rules);
    expect([few.table.stockCount, legal(few).includes('change')]).toEqual([2, false]);
  });

  test('asking is no pass: the count begins anew', () => {
    const anew = asking({ hands: ['Kc Qc 4h', 'Kd 9h 4s', '2d 3d 5h'] });
    play(anew, '0 pass', '1 change', '2 pass', '0 pass');
    expect([anew.table.renewals, anew.table.passes, anew.seat]).toEqual([1, 2, 1]);
    play(anew, '1 pass');
    expect(anew.table.renewals).toBe(2);
  });

  test('after a knock it is the last turn of whoever asks', () => {
    const knocked = asking({});
    play(knocked, '0 knock', '1 change');
    expect([outcome(knocked).end, lying(knocked)]).toEqual(['knock', ['2h', '3h', '5d']]);
  });

  test('a before-draw knocker may ask in place of an exchange', () => {
    const before = asking({}, { knockTiming: 'before-draw' });
    play(before, '0 knock', '0 change');
    expect([before.seat, before.table.knocker, lying(before)]).toEqual([1, 0, ['2h', '3h', '5d']]);
  });

  test('it is no exchange: a knock after it ends the deal where an early one does', () => {
    const early = asking({}, { poolEarlyKnock: 'showdown' });
    play(early, '0 change', '1 knock');
    expect(outcome(early).end).toBe('knock');
  });

  test('the dealer’s choice is something else, of the same name', () => {
    const chosen = asking({ hands: ['Kc Qc 4h', '7h 8d 9s'], pool: 'Kd 9h 4s' }, { dealerChoice: true });
    play(chosen, '1 change', '0 change', '1 take 2h', '1 discard Kd');
    expect(viewOf(chosen, 0).toJSON().history.slice(0, 4)).toEqual([
      [1, 'change'],
      [-1, 'turn-up 7h 8d 9s'],
      [0, 'change'],
      [-1, 'renew 2h 3h 5d'],
    ]);
    const view = viewOf(chosen, 0);
    const determiniser = new Determiniser(view, new Random(1));
    const determinisation = determiniser.create();
    determiniser.sample(determinisation, new Random(2));
    expect(determiniser.replay(determinisation, new Random(3))).toBe(true);
    expect(formatCards([...determinisation.pool])).not.toBe('7h 8d 9s');
  });

  test('is recorded with the pool that came, and records and saves play to the same', () => {
    const rules = game({ poolSevenEightNine: 'on-request' });
    const recorder = new Recorder();
    const match = new Match(rules, 2, { seed: 1, dealer: 1, recorder });
    match.startDeal(stackDeck(rules, { hands: HANDS, pool: '7h 8d 9s', stock: '2h 3h 5d' }));
    play(match, '0 change');
    expect(recorder.openDeal?.actions).toEqual([
      [0, 'change'],
      [-1, 'renew 2h 3h 5d'],
    ]);
    expect(resumeMatch(saveMatch(match, recorder, ['You', 'Fox']), { seed: 2 }).match.seat).toBe(1);
    play(match, '1 knock', '0 pass');
    expect(replayRecord(recorder.record(match, ['You', 'Fox'])).deals).toBe(1);
  });

  test('every reading of what was done knows it from a pass and from the dealer’s choice', () => {
    const done = asking({ hands: ['Kc Qc 4h', 'Kd 9h 4s', '2d 3d 5h'] }, { dealerChoice: true });
    play(done, '2 change', '0 pass');
    expect(pastTurns(done.table, done.rules).map(({ did }) => did)).toEqual(['pass']);
  });
});
