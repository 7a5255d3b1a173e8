import { describe } from 'vitest';
import { cases, examples } from '../support/examples.ts';

const HANDS = { hands: 'Kc Qc 4h / Kd 3h 4s / 9d 3s 4c', pool: '2c 5d 9s', stock: '6h 7h 8d' };
const KEYS = { play: 'pool', poolEarlyKnock: 'showdown' };

describe('before anybody has exchanged a card', () => {
  examples({ ...HANDS, ...KEYS })(cases`
    a knock ends the deal | 0 knock | knock: 20 10 9, lost 0 0 1
    and costs as any knock | 0 knock | knock: 9 10 20, lost 2 0 0 | 9d 3s 4c / Kd 3h 4s / Kc Qc 4h
    passes, and a renewal, are no exchange | 0 pass, 1 pass, 2 pass, 0 pass, 1 knock | knock: 20 10 9, lost 0 0 1
    nor is the dealer’s choice | 2 change, 0 knock | knock | ${{ dealerChoice: true }}
    the knocker finishes a turn that a knock begins | 0 knock, take 2c, discard 4h | knock: 22 10 9, lost 0 0 1
      | ${{ knockTiming: 'before-draw' }}
    nobody has a turn after it, whatever other rules give | 0 knock | knock | ${{ lastTurns: 2 }}
      | ${{ knockerLastTurn: true }} | ${{ counterKnock: true }}
    by other rules the others have their last turns | 0 knock | 1 draw | ${{ poolEarlyKnock: 'last-turns' }}
  `);
});

describe('once somebody has', () => {
  examples({ ...HANDS, ...KEYS })(cases`
    exchanged one, the others have their last turns | 0 take 2c, discard 4h, 1 knock, 2 pass, 0 pass | knock
    swapped all, they do | 0 swap-all, 1 knock, 2 pass, 0 pass | knock
    taken a card and put it back, too | 0 take 2c, discard 2c, 1 knock, 2 pass | 0 draw | ${{ returnTaken: true }}
  `);
});

describe('the hammer', () => {
  const ALL = 'pass, swap-all, take 2c 5d 9s';
  examples({ ...HANDS, ...KEYS, hammer: 'hammer', knockMinimum: 30 })(cases`
    needs no hand |  | 0 draw: hammer, ${ALL}
    is for the first player alone | 0 pass | 1 draw: ${ALL}
  `);
});
