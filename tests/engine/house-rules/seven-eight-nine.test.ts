/** Games with a pool in which a seven, an eight and a nine there are renewed. */
import { describe, expect, test } from 'vitest';
import { pastTurns } from '../../../engine/bots/past-turns.ts';
import type { Deal } from '../../../engine/deal.ts';
import { Match } from '../../../engine/match.ts';
import { Recorder, replayRecord, type MatchRecord } from '../../../engine/record.ts';
import { resumeMatch, saveMatch } from '../../../engine/save.ts';
import { after, cases, examples, seen, standing } from '../support/examples.ts';
import { dealt, play, rulesWith, stackDeck } from '../support/stacked.ts';

const HANDS = 'Kc Qc 4h / Kd 9h 4s';
const STOCK = '2h 3h 5d 2c 3c 5c';
const KEYS = { play: 'pool', poolSevenEightNine: 'renew' };
const GIVEN = { hands: HANDS, stock: STOCK, pool: '7h 8d 9s', ...KEYS };

/** How it stands in short, and what lies in the pool. */
const stands = (deal: Deal) => `${standing(deal).split(':', 1)[0]}, ${seen(deal).pool?.join(' ')}`;

/** Nine players, for whom the stock has two cards. */
const few = (poolSevenEightNine: string) =>
  dealt(
    { hands: Array<string>(9).fill(''), pool: '7h 8d 9s' },
    rulesWith({ ...KEYS, poolSevenEightNine, deck: 'piquet32', players: [2, 9], declare: 'off' }),
  );

/** A match with a recorder, its first deal dealt. */
function recorded(poolSevenEightNine: string, stock: string) {
  const rules = rulesWith({ ...KEYS, poolSevenEightNine });
  const recorder = new Recorder();
  const match = new Match(rules, 2, { seed: 1, dealer: 1, recorder });
  match.startDeal(stackDeck(rules, { hands: HANDS.split(' / '), pool: '7h 8d 9s', stock }));
  return { match, recorder };
}

const NAMES = ['You', 'Fox'];

describe('a seven, an eight and a nine', () => {
  const MADE = { hands: 'Kc Qc 9h / Kd 2d 4s', pool: '7h 8d As' };
  const LAST = { hands: 'Kc Qc 2s / Kd 9h 4s / 2d 3d 5h', pool: '7h 8d As' };

  test.each<[what: string, moves: string, stands: string, renewals: number, otherwise?: object]>([
    ['are renewed before the first turn', '', '0 draw, 2h 3h 5d', 1],
    ['whatever their suits and order', '', '0 draw, 2h 3h 5d', 1, { pool: '9c 7c 8c' }],
    ['when an exchange has made them', '0 take As, discard 9h', '1 draw, 2h 3h 5d', 1, MADE],
    ['in last turns too', '0 knock, 1 take As, discard 9h', '2 draw, 2h 3h 5d', 1, LAST],
    ['not where the deal ends', '0 knock, 1 take As, discard 9h', 'knock, 7h 8d 9h', 0, { pool: '7h 8d As' }],
    ['again where they come once more', '', '0 draw, 2c 3c 5c', 2, { stock: '8h 9d 7s 2c 3c 5c' }],
    ['not by other rules', '', '0 draw, 7h 8d 9s', 0, { poolSevenEightNine: 'stays' }],
    ['not with a six', '', '0 draw, 7h 8d 6s', 0, { pool: '7h 8d 6s' }],
    ['not with two sevens', '', '0 draw, 7h 7d 8s', 0, { pool: '7h 7d 8s' }],
    ['not with a ten', '', '0 draw, 8h 9d Ts', 0, { pool: '8h 9d Ts', hands: 'Kc Qc 4h / Kd 2d 4s' }],
  ])('%s', (_what, moves, comes, renewals, otherwise) => {
    const deal = after(moves, { ...GIVEN, ...otherwise });
    expect([stands(deal), deal.table.renewals]).toEqual([comes, renewals]);
  });

  test('are seen', () => {
    expect(seen(after('', GIVEN), 1).history.join('; ')).toBe('-1,turn-up 7h 8d 9s; -1,renew 2h 3h 5d');
  });

  test('stay where the stock has no three cards', () => {
    expect([stands(few('renew')), few('renew').table.stockCount]).toEqual(['0 draw, 7h 8d 9s', 2]);
  });

  test('begin the count of passes anew', () => {
    const { seat, table } = after('0 take As, discard 9h, 1 pass', { ...GIVEN, ...MADE });
    expect([table.passes, seat]).toEqual([1, 0]);
  });

  test('are recorded with every renewal, those before the first turn too, and play to the same', () => {
    const { match, recorder } = recorded('renew', '8h 9d 7s 2c 3c 5c');
    expect(recorder.openDeal?.actions.join('; ')).toBe('-1,renew 8h 9d 7s; -1,renew 2c 3c 5c');
    expect(resumeMatch(saveMatch(match, recorder, NAMES), { seed: 2 }).match.deal.table.renewals).toBe(2);
    play(match, '0 knock', '1 pass');
    const record: MatchRecord = recorder.record(match, NAMES);
    expect(replayRecord(record).deals).toBe(1);
    record.deals[0].actions = record.deals[0].actions.slice(1);
    expect(() => replayRecord(record)).toThrow('the pool is renewed here: "renew 8h 9d 7s" by seat -1 must follow');
  });
});

describe('on request', () => {
  const ASKING = { ...GIVEN, poolSevenEightNine: 'on-request' };
  const THREE = { hands: 'Kc Qc 4h / Kd 9h 4s / 2d 3d 5h', stock: '2h 3h 4d 2c 3c 5c' };
  const ALL = 'knock, pass, swap-all, take 7h 8d';
  examples(ASKING)(cases`
    any player may ask |  | 0 draw: change, ${ALL} 9s
    not with other cards there |  | 0 draw: ${ALL} Ts | ${{ pool: '7h 8d Ts' }}
    nor after taking one | 0 take 7h | 0 discard: discard 4h Kc Qc
    before an early knock, it is no exchange | 0 change, 1 knock | knock | ${{ poolEarlyKnock: 'showdown' }}
  `);

  test.each<[what: string, moves: string, stands: string, otherwise?: object]>([
    ['they stay until somebody asks', '', '0 draw, 7h 8d 9s'],
    ['which is the whole turn', '0 change', '1 draw, 2h 3h 5d'],
    ['or the last one', '0 knock, 1 change', 'knock, 2h 3h 5d'],
    ['or that of a before-draw knocker', '0 knock, change', '1 draw, 2h 3h 5d', { knockTiming: 'before-draw' }],
  ])('%s', (_what, moves, comes, otherwise) => expect(stands(after(moves, { ...ASKING, ...otherwise }))).toBe(comes));

  test('it is a turn, and seen', () => {
    const deal = after('0 change', ASKING);
    expect([...deal.table.turns]).toEqual([1, 0]);
    expect(seen(deal, 1).history.join('; ')).toBe('-1,turn-up 7h 8d 9s; 0,change; -1,renew 2h 3h 5d');
  });

  test('nobody asks where the stock has no three cards', () => {
    expect(standing(few('on-request'))).not.toContain('change');
  });

  test.each([
    ['', 1, 2, 1],
    [', 1 pass', 2, 0, 2],
  ])('asking is no pass: the count begins anew%s', (more, renewals, passes, next) => {
    const { seat, table } = after(`0 pass, 1 change, 2 pass, 0 pass${more}`, { ...ASKING, ...THREE });
    expect([table.renewals, table.passes, seat]).toEqual([renewals, passes, next]);
  });

  test('the dealer’s choice is something else, of the same name', () => {
    const choice = { hands: 'Kc Qc 4h / 7h 8d 9s', pool: 'Kd 9h 4s', dealerChoice: true };
    const deal = after('1 change, 0 change, 1 take 2h, discard Kd', { ...ASKING, ...choice });
    expect(seen(deal).history.slice(0, 4).join('; ')).toBe(
      '1,change; -1,turn-up 7h 8d 9s; 0,change; -1,renew 2h 3h 5d',
    );
    const done = after('2 change, 0 pass', { ...ASKING, ...THREE, dealerChoice: true });
    expect(pastTurns(done.table, done.rules).map(({ did }) => did)).toEqual(['pass']);
  });

  test('is recorded with the pool that came, and records and saves play to the same', () => {
    const { match, recorder } = recorded('on-request', '2h 3h 5d');
    play(match, '0 change');
    expect(recorder.openDeal?.actions.join('; ')).toBe('0,change; -1,renew 2h 3h 5d');
    expect(resumeMatch(saveMatch(match, recorder, NAMES), { seed: 2 }).match.seat).toBe(1);
    play(match, '1 knock', '0 pass');
    expect(replayRecord(recorder.record(match, NAMES)).deals).toBe(1);
  });
});
