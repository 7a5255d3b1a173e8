/**
 * Whether two sets of rules play the same: matches with the same choices on the same packs, stacked so that rare things
 * happen often.
 */
import {
  ACTION_COUNT,
  BUY_IN,
  DECLARE,
  HAMMER,
  KNOCK,
  SUDDEN_DEATH,
  discardOf,
  discardedBy,
  isDiscard,
  isKnockWith,
  type Action,
} from '../../../engine/actions.ts';
import { ranksAsBrag } from '../../../engine/brag.ts';
import { ACE, RANK_COUNT, SUIT_COUNT, pointsOf, rankOf, suitOf, type Card } from '../../../engine/cards.ts';
import { Match } from '../../../engine/match.ts';
import { deckSize, packOf } from '../../../engine/pack.ts';
import { Random } from '../../../engine/random.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { bestSuitTotal } from '../../../engine/value.ts';

/** Enough for what a rule changes to be seen. */
const FEW_DEALS = 16;
/** One deal of so many gives all who can have one a full hand, another three of a kind, another one of equal cards: in half of the matches each deal does. */
const ALL_ALIKE = [10, 3] as const;
/** In one match of so many, hands stay as they were dealt where they can. */
const KEEPING = 3;
/** As many points as three of a kind usually count. */
const THREE_APPEAL = 30;
/** More than any deal can take: seventeen players with fifty turns of five decisions. */
const MOST_DECISIONS = 17 * 50 * 5;

/** Plays a match with each of two sets of rules, step by step, until something differs. @returns what, or null where nothing did */
export function firstDifference(rules: HouseRules, other: HouseRules, seed: number): string | null {
  if (deckSize(rules) !== deckSize(other)) return 'other packs';
  const players = playersFor(rules, seed);
  const [match, double] = [rules, other].map((each) => new Match(each, players, { seed }));
  const both = (play: (match: Match) => void): void => [match, double].forEach(play);
  const random = new Random(seed + 1);
  const manner = { haste: [2, 6, 60, 0][random.below(4)], keepsHands: random.below(KEEPING) === 0 };
  const alikeOnceIn = ALL_ALIKE[random.below(ALL_ALIKE.length)];
  while (match.phase !== 'over' && match.dealNumber < FEW_DEALS) {
    if (match.mayExtendSteps !== double.mayExtendSteps) return 'extra step';
    if (match.mayExtendSteps && random.below(12) === 0) both((one) => one.extendSteps());
    if (match.seat < 0) {
      const pack = stackedPack(match, alikeOnceIn, random);
      both((one) => one.startDeal(pack));
    }
    for (let decisions = 0; match.seat >= 0; decisions++) {
      if (decisions > MOST_DECISIONS) throw new Error('the deal does not end');
      const legal = match.legalActions().sort((a, b) => a - b);
      if (legal.length === 0) throw new Error(`seat ${match.seat} can do nothing`);
      const others = double.legalActions();
      const isSame = others.length === legal.length && others.every((action) => legal.includes(action));
      if (match.seat !== double.seat || !isSame) {
        return `${match.seat} may ${legal.join(' ')} / ${double.seat} may ${others.join(' ')}`;
      }
      const action = choose(match, legal, manner, random);
      both((one) => one.apply(action));
    }
    const [here, there] = [match, double].map(ended);
    if (here !== there) return `${here} / ${there}`;
  }
  return null;
}

/** Mostly the fewest or the most: some rules matter only there. */
function playersFor({ players: [fewest, most] }: HouseRules, seed: number): number {
  const random = new Random(seed);
  return [fewest, most, fewest + random.below(most - fewest + 1)][random.below(3)];
}

/** What everybody sees when a deal has ended. */
function ended(match: Match): string {
  return JSON.stringify([match.phase, match.seat, match.dealResult(), match.winners, match.places()]);
}

/** How the players of a match play: one knock in so many chances, 0 for none, and whether what was dealt is kept. */
interface Manner {
  haste: number;
  keepsHands: boolean;
}

/** What ends a deal soon. */
const HASTY: ReadonlySet<Action> = new Set(
  Array.from({ length: ACTION_COUNT }, (_, action) => action).filter(
    (action) => [KNOCK, HAMMER, SUDDEN_DEATH].includes(action) || isKnockWith(action),
  ),
);

function choose(match: Match, legal: readonly Action[], { haste, keepsHands }: Manner, random: Random): Action {
  const hasty = legal.filter((action) => HASTY.has(action));
  if (hasty.length > 0 && haste > 0 && random.below(haste) === 0) return hasty[random.below(hasty.length)];
  if (legal.includes(BUY_IN) || legal.includes(DECLARE)) return random.below(3) > 0 ? legal[0] : legal[1];
  const calm = legal.filter((action) => !HASTY.has(action));
  const choices = calm.length > 0 ? calm : legal;
  if (!choices.some((action) => isDiscard(action)) || random.below(4) === 0)
    return choices[random.below(choices.length)];
  const { drawnCard } = match.deal;
  if (keepsHands && choices.includes(discardOf(drawnCard))) return discardOf(drawnCard);
  const held = [...match.deal.hand(match.deal.seat), drawnCard];
  const kept = choices.map((action) => appealOf(held.filter((card) => card !== discardedBy(action))));
  return choices[kept.indexOf(Math.max(...kept))];
}

/** How much a hand is liked, by whatever rules: three of a kind are worth much by many. */
function appealOf(hand: readonly Card[]): number {
  const ranks = hand.map(rankOf);
  const isThree = ranks.some((rank) => ranks.filter((other) => other === rank).length > 2);
  return isThree ? THREE_APPEAL : bestSuitTotal(hand);
}

/** A shuffled pack; mostly one that gives some players hands which are rare otherwise. */
function stackedPack(match: Match, alikeOnceIn: number, random: Random): Card[] {
  const pool = Array.from(packOf(match.rules));
  random.shuffle(pool, pool.length);
  const seats = Array.from(match.tokens).filter((tokens) => tokens >= 0).length;
  const hands: Card[][] = [];
  // Rare hands are hardly ever of equal value by chance.
  const alike = ranksAsBrag(match.rules) ? undefined : ['full', 'three', 'suit'][random.below(alikeOnceIn)];
  for (let seat = 0; seat < seats; seat++) {
    const wish = random.below(3) === 0 ? () => 0 : wishFor(random);
    // Hands of brag are hardly ever equal by chance.
    const like = ranksAsBrag(match.rules) && seat > 0 && random.below(3) > 0 ? hands[seat - 1] : null;
    const wishAt = (place: number): Wish => {
      if (like !== null) return (card) => Number(rankOf(card) === rankOf(like[place]));
      return alike === undefined ? wish : wishAlike(alike, seat, hands[0]?.[place]);
    };
    hands.push(Array.from({ length: match.rules.handSize }, (_, place) => takeMostWanted(pool, wishAt(place))));
  }
  return [
    ...Array.from({ length: match.rules.handSize }, (_, round) => hands.map((hand) => hand[round])).flat(),
    ...pool,
  ];
}

/** Takes a card out of the pool: of those that are wanted most the first. */
function takeMostWanted(pool: Card[], wish: (card: Card) => number): Card {
  let [at, most] = [0, -Infinity];
  for (const [i, card] of pool.entries()) {
    const wanted = wish(card);
    if (wanted > most) [at, most] = [i, wanted];
  }
  return pool.splice(at, 1)[0];
}

type Wish = (card: Card) => number;

function wishOfSuit(suit: number, worth: Wish): Wish {
  return (card) => (suitOf(card) === suit ? worth(card) : 0);
}

/**
 * How much a card is wanted where all hands are of one kind: full, three of a kind, or of one suit with the same ranks.
 * @param first the card of the first hand in the same place, where that has been dealt
 */
function wishAlike(kind: string, seat: number, first: Card | undefined): Wish {
  const suit = seat % SUIT_COUNT;
  if (kind === 'full') return wishOfSuit(suit, pointsOf);
  if (kind === 'three') return (card) => Number(rankOf(card) === RANK_COUNT - 1 - seat);
  return wishOfSuit(suit, (card) => Number(first === undefined || rankOf(card) === rankOf(first)));
}

/** How much a card is wanted in a hand of some rare kind. */
function wishFor(random: Random): Wish {
  const suit = random.below(SUIT_COUNT);
  const rank = random.below(RANK_COUNT);
  const ofSuit = (worth: Wish): Wish => wishOfSuit(suit, worth);
  const wishes: Wish[] = [
    ofSuit(pointsOf),
    ofSuit((card) => (rankOf(card) === ACE ? 1 : pointsOf(card))),
    ofSuit((card) => RANK_COUNT - Math.abs(rankOf(card) - rank)),
    ofSuit((card) => RANK_COUNT - ((rankOf(card) + 1) % RANK_COUNT)),
    (card) => (rankOf(card) === ACE ? 1 : 0),
    (card) => (rankOf(card) === rank ? 1 : 0),
    (card) => RANK_COUNT - rankOf(card),
  ];
  return wishes[random.below(wishes.length)];
}
