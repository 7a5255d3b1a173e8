/**
 * In how many ways a deal can begin, by every preset: what `perft` counts in chess. A row has, of three players and one
 * order of the pack, the sequences of one action, of two, and so on; how many of all these end the deal; and what that
 * costs or gives each seat, added up. A change of what is legal, of how turns follow each other or of scoring shows here.
 * Rewritten by `npx vitest run tests/engine/perft.test.ts --update`.
 */
import { expect, test } from 'vitest';
import { Deal } from '../../engine/deal.ts';
import { packOf } from '../../engine/pack.ts';
import { Random } from '../../engine/random.ts';
import { PRESETS, preset } from '../../engine/rules/resolve.ts';

const PLAYERS = 3;
const SEED = 31;
/** The first depth with so many sequences is the last. */
const ENOUGH = 20_000;

/** Counts sequences of actions from a deal. */
class Count {
  /** By depth, from 1 on: how many are so long. */
  readonly sequences: number[] = [];
  /** How many end the deal. */
  ended = 0;
  /** By seat, tokens lost and points gained in all that end the deal. */
  readonly lost = Array<number>(PLAYERS).fill(0);
  readonly gained = Array<number>(PLAYERS).fill(0);
  /** A deal for each depth, used again and again. */
  readonly #deals: Deal[] = [];

  constructor(deal: Deal, depth: number) {
    for (let at = 0; at < depth; at++) {
      this.#deals.push(deal.clone(shuffleAlways));
      this.sequences.push(0);
    }
    this.#count(deal, 0);
  }

  #count(from: Deal, depth: number): void {
    for (const action of from.legalActions()) {
      const after = this.#deals[depth];
      after.copyFrom(from);
      after.apply(action);
      this.sequences[depth]++;
      if (after.phase === 'over') this.#end(after);
      else if (depth + 1 < this.#deals.length) this.#count(after, depth + 1);
    }
  }

  #end({ losses, points }: Deal): void {
    this.ended++;
    losses.forEach((loss, seat) => (this.lost[seat] += loss));
    points.forEach((point, seat) => (this.gained[seat] += point));
  }
}

/** The chance of a new stock is the same whatever came before. */
function shuffleAlways(cards: Uint8Array, count: number): void {
  new Random(SEED).shuffle(cards, count);
}

/** A row of the table. */
function rowOf(name: string): string {
  const rules = preset(name);
  const deck = packOf(rules);
  shuffleAlways(deck, deck.length);
  const deal = new Deal(rules, PLAYERS, shuffleAlways);
  deal.start(deck, 0, Array<number>(PLAYERS).fill(rules.scoring === 'points' ? 0 : rules.lives));
  let count = new Count(deal, 1);
  for (let depth = 2; count.sequences[depth - 2] < ENOUGH; depth++) count = new Count(deal, depth);
  const { sequences, ended, lost, gained } = count;
  const cost = rules.scoring === 'points' ? `${gained.join(' ')} gained` : `${lost.join(' ')} lost`;
  return `${name.padEnd(16)} ${sequences.join(' ')}; ${ended} end: ${cost}`;
}

test('a deal goes on in as many ways as before', () => {
  expect(`\n${PRESETS.map(rowOf).join('\n')}\n`).toMatchInlineSnapshot(`
    "
    scat             3 9 28 77 239 521 1659 3619 11515 25333; 2907 end: 823 1936 784 lost
    thirty-one       2 7 14 49 94 329 987 3290 10199 32242; 5147 end: 1432 5954 1074 lost
    blitz            3 9 28 77 239 521 1659 3619 11515 25333; 2907 end: 823 1936 784 lost
    harsh-knock      3 9 28 77 239 521 1659 3619 11515 25333; 2907 end: 1021 1956 784 lost
    knocker-pays     3 9 28 77 239 521 1659 3619 11515 25333; 2907 end: 903 1862 776 lost
    gentle-knock     3 9 28 77 239 521 1659 3619 11515 25333; 2907 end: 591 1909 784 lost
    hammer           4 9 28 77 239 521 1659 3619 11515 25333; 2908 end: 823 1938 784 lost
    shotgun          2 3 9 28 77 239 521 1659 3619 11515 25333; 2908 end: 823 1938 784 lost
    sudden-death     2 3 10 28 84 239 568 1659 3948 11515 27636; 5595 end: 1409 3688 1196 lost
    cadillac         3 9 28 77 239 521 1659 3619 11515 25333; 2907 end: 987 1872 776 lost
    gin              3 9 28 77 239 521 1659 3619 11515 25333; 2907 end: 2222 1214 652 lost
    ride-the-bus     3 9 28 77 239 521 1659 3619 11515 25333; 2907 end: 823 1936 784 lost
    stop-the-bus     2 7 14 49 94 329 987 2961 9212 25333; 212 end: 212 212 0 lost
    driver-stop      2 7 14 49 94 329 658 4606 9212 48363; 632 end: 632 632 0 lost
    french-canadian  3 9 28 77 239 521 1659 3619 11515 25333; 2907 end: 582 472 1855 gained
    jacobs           2 7 14 49 94 329 658 2303 4606 16121 34224; 212 end: 0 0 212 gained
    golf             2 9 18 81 162 729 1458 4374 8748 26244; 0 end: 0 0 0 lost
    hard-to-knock    2 7 14 49 94 329 658 2303 4606 16121 33693; 212 end: 212 212 0 lost
    honour           3 9 28 77 243 527 1677 3675 11669 25883; 2825 end: 685 1818 784 lost
    pub              2 7 14 49 94 329 987 2961 9212 25333; 212 end: 212 212 0 lost
    italian          3 9 28 77 245 539 1715 3773 12005 26411; 2793 end: 2580 703 372 lost
    four-card        3 11 36 117 405 1053 3645 9477 32805; 7371 end: 121 4967 2424 lost
    schwimmen        2 12 52 250 1094 4571 18683 77288; 9318 end: 1358 2869 6548 lost
    schnauz          2 12 52 250 1082 4536 18600 77096; 9400 end: 3114 4939 2274 lost
    widow            6 26 125 541 2256 9320 38801; 4540 end: 1409 2593 1071 lost
    trentuno         3 9 28 77 245 539 1715 3773 12005 26411; 2793 end: 2580 703 372 lost
    web-bus          2 14 28 147 282 1316 1974 9212 13818 64484; 19389 end: 6543 11608 5462 lost
    forty-one        2 5 15 45 135 405 1215 3645 10935 32805; 4101 end: 1582 493 2108 gained
    "
  `);
});
