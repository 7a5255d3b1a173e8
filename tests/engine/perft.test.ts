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
const ENOUGH = 1_500;

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
    scat             3 9 28 77 239 521 1659; 394 end: 119 321 8 lost
    thirty-one       2 7 14 49 94 329 987 3290; 2 end: 2 2 0 lost
    blitz            3 9 28 77 239 521 1659; 394 end: 119 321 8 lost
    harsh-knock      3 9 28 77 239 521 1659; 394 end: 119 341 8 lost
    knocker-pays     3 9 28 77 239 521 1659; 394 end: 115 331 0 lost
    gentle-knock     3 9 28 77 239 521 1659; 394 end: 119 294 8 lost
    hammer           4 9 28 77 239 521 1659; 395 end: 119 323 8 lost
    shotgun          2 3 9 28 77 239 521 1659; 395 end: 119 323 8 lost
    sudden-death     2 3 10 28 84 239 568 1659; 450 end: 120 351 16 lost
    cadillac         3 9 28 77 239 521 1659; 394 end: 115 341 0 lost
    gin              3 9 28 77 239 521 1659; 394 end: 325 358 36 lost
    ride-the-bus     3 9 28 77 239 521 1659; 394 end: 119 321 8 lost
    stop-the-bus     2 7 14 49 94 329 987 2961; 2 end: 2 2 0 lost
    driver-stop      2 7 14 49 94 329 658 4606; 2 end: 2 2 0 lost
    french-canadian  3 9 28 77 239 521 1659; 394 end: 46 0 350 gained
    jacobs           2 7 14 49 94 329 658 2303; 2 end: 0 0 2 gained
    golf             2 9 18 81 162 729 1458 4374; 0 end: 0 0 0 lost
    hard-to-knock    2 7 14 49 94 329 658 2303; 2 end: 2 2 0 lost
    honour           3 9 28 77 243 527 1677; 394 end: 119 321 8 lost
    pub              2 7 14 49 94 329 987 2961; 2 end: 2 2 0 lost
    italian          3 9 28 77 245 539 1715; 392 end: 179 143 146 lost
    four-card        3 11 36 117 405 1053 3645; 810 end: 121 796 0 lost
    schwimmen        2 12 52 250 1094 4571; 552 end: 79 102 428 lost
    schnauz          2 12 52 250 1082 4536; 534 end: 192 399 46 lost
    widow            6 26 125 541 2256; 257 end: 109 166 21 lost
    trentuno         3 9 28 77 245 539 1715; 392 end: 179 143 146 lost
    web-bus          2 14 28 147 282 1316 1974; 335 end: 82 440 56 lost
    forty-one        2 5 15 45 135 405 1215 3645; 456 end: 200 10 253 gained
    single           3 9 28 77 239 521 1659; 394 end: 46 8 350 gained
    "
  `);
});
