/** Games with a pool in which a seven, an eight and a nine there are renewed. */
import { describe, expect, test } from 'vitest';
import { pastTurns } from '../../../engine/bots/past-turns.ts';
import { Match } from '../../../engine/match.ts';
import { Recorder, replayRecord, type MatchRecord } from '../../../engine/record.ts';
import { resumeMatch, saveMatch } from '../../../engine/save.ts';
import { after, cases, examples } from '../support/examples.ts';
import { play, rulesWith, stackDeck } from '../support/stacked.ts';

const HANDS = 'Kc Qc 4h / Kd 9h 4s';
const STOCK = '2h 3h 5d 2c 3c 5c';
const KEYS = { play: 'pool', poolSevenEightNine: 'renew' };
const GIVEN = { hands: HANDS, stock: STOCK, pool: '7h 8d 9s', ...KEYS };

/** Nine players, for whom the stock has two cards. */
const FEW = { hands: ' / '.repeat(8), stock: '', deck: 'piquet32', players: [2, 9], declare: 'off' };

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

  examples(GIVEN)(cases`
    are renewed before the first turn |  | 0 draw; pool 2h 3h 5d; renewals 1
    which is seen |  | 0 draw; 1 history -1 turn-up 7h 8d 9s, -1 renew 2h 3h 5d
    whatever their suits and order |  | 0 draw; pool 2h 3h 5d; renewals 1 | ${{ pool: '9c 7c 8c' }}
    when an exchange has made them | 0 take As, discard 9h | 1 draw; pool 2h 3h 5d; renewals 1 | ${MADE}
    in last turns too | 0 knock, 1 take As, discard 9h | 2 draw; pool 2h 3h 5d; renewals 1 | ${LAST}
    not where the deal ends | 0 knock, 1 take As, discard 9h | knock; pool 7h 8d 9h; renewals 0 | ${{ pool: '7h 8d As' }}
    again where they come once more |  | 0 draw; pool 2c 3c 5c; renewals 2 | ${{ stock: '8h 9d 7s 2c 3c 5c' }}
    not by other rules |  | 0 draw; pool 7h 8d 9s; renewals 0 | ${{ poolSevenEightNine: 'stays' }}
    not with a six |  | 0 draw; pool 7h 8d 6s; renewals 0 | ${{ pool: '7h 8d 6s' }}
    not with two sevens |  | 0 draw; pool 7h 7d 8s; renewals 0 | ${{ pool: '7h 7d 8s' }}
    not with a ten |  | 0 draw; pool 8h 9d Ts; renewals 0 | ${{ pool: '8h 9d Ts', hands: 'Kc Qc 4h / Kd 2d 4s' }}
    stay where the stock has no three cards |  | 0 draw; pool 7h 8d 9s; stock 2 | ${FEW}
    begin the count of passes anew | 0 take As, discard 9h, 1 pass | 0 draw; passes 1 | ${MADE}
  `);

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
  const COUNTED = '0 pass, 1 change, 2 pass, 0 pass';
  examples(ASKING)(cases`
    any player may ask |  | 0 draw: change, ${ALL} 9s
    not with other cards there |  | 0 draw: ${ALL} Ts | ${{ pool: '7h 8d Ts' }}
    nor after taking one | 0 take 7h | 0 discard: discard 4h Kc Qc
    before an early knock, it is no exchange | 0 change, 1 knock | knock | ${{ poolEarlyKnock: 'showdown' }}
    they stay until somebody asks |  | 0 draw; pool 7h 8d 9s
    which is the whole turn, and seen | 0 change
      | 1 draw; turns 1 0; pool 2h 3h 5d; 1 history -1 turn-up 7h 8d 9s, 0 change, -1 renew 2h 3h 5d
    or the last one | 0 knock, 1 change | knock; pool 2h 3h 5d
    or that of a before-draw knocker | 0 knock, change | 1 draw; pool 2h 3h 5d | ${{ knockTiming: 'before-draw' }}
    asking is no pass: the count begins anew | ${COUNTED} | 1 draw; renewals 1; passes 2 | ${THREE}
    from it on | ${COUNTED}, 1 pass | 2 draw; renewals 2; passes 0 | ${THREE}
    nobody asks where the stock has no three cards |  | 0 draw: knock, pass, swap-all, take 7h 8d 9s | ${FEW}
    the dealer’s choice is something else, of the same name | 1 change, 0 change
      | 1 draw; history 1 change, -1 turn-up 7h 8d 9s, 0 change, -1 renew 2h 3h 5d
      | ${{ hands: 'Kc Qc 4h / 7h 8d 9s', pool: 'Kd 9h 4s', dealerChoice: true }}
  `);

  test('the dealer’s choice is read as no turn', () => {
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
