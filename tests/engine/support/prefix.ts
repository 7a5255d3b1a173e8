/** The beginning of a deal, by random actions, with everything that happened, to be inspected and played again. */
import type { Card } from '../../../engine/cards.ts';
import type { Action } from '../../../engine/actions.ts';
import { Deal } from '../../../engine/deal.ts';
import type { DealEvent } from '../../../engine/events.ts';
import { packOf } from '../../../engine/pack.ts';
import { Random } from '../../../engine/random.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import type { Table } from './arbitraries.ts';

export interface Prefix {
  deal: Deal;
  rules: HouseRules;
  players: number;
  seed: number;
  deck: Uint8Array;
  dealer: number;
  tokens: Int8Array;
  points: Int8Array;
  actions: Action[];
  events: DealEvent[];
}

/** Deals to a random table, some seats out or in a race with points, and plays a random part of a random deal. */
export function playPrefix({ rules, players, seed }: Table): Prefix {
  const random = new Random(seed);
  const deck = packOf(rules);
  random.shuffle(deck, deck.length);
  const tokens = new Int8Array(players).map(() => (rules.scoring === 'points' ? 0 : random.below(rules.lives + 2) - 1));
  const [first, second] = [random.below(players), random.below(players - 1)];
  for (const seat of [first, second + (second >= first ? 1 : 0)]) tokens[seat] = Math.max(tokens[seat], 0);
  const points = new Int8Array(players).map(() => (rules.scoring === 'points' ? random.below(rules.pointsTarget) : 0));
  const start = { rules, players, seed, deck, dealer: first, tokens, points };
  const actions: Action[] = [];
  const { deal: whole } = dealAgain(start);
  while (whole.phase !== 'over') {
    const legal = whole.legalActions();
    actions.push(legal[random.below(legal.length)]);
    whole.apply(actions.at(-1) as Action);
  }
  const prefix = dealAgain(start);
  prefix.actions.push(...actions.slice(0, random.below(actions.length + 1)));
  for (const action of prefix.actions) prefix.deal.apply(action);
  return prefix;
}

type Start = Pick<Prefix, 'rules' | 'players' | 'seed' | 'deck' | 'dealer' | 'tokens' | 'points'>;

/** The same deal again, up to its first decision. */
function dealAgain(start: Start): Prefix {
  const events: DealEvent[] = [];
  const deal = new Deal(start.rules, start.players, new Random(start.seed));
  deal.listener = (event) => events.push(event);
  deal.start(start.deck, start.dealer, start.tokens, start.points);
  return { ...start, deal, actions: [], events };
}

/** Every card that a seat has seen in the deal so far, read from what happened and not from the engine's views. */
export function seenBy(seat: number, { deal, rules, events }: Pick<Prefix, 'deal' | 'rules' | 'events'>): Set<Card> {
  const isDealtOpen = deal.cardsSeen && rules.play !== 'golf';
  return new Set(events.flatMap((event) => shownTo(seat, event, isDealtOpen)));
}

function shownTo(seat: number, event: DealEvent, isDealtOpen: boolean): readonly Card[] {
  switch (event.type) {
    case 'turned-up':
    case 'took':
    case 'discarded':
    case 'put-into-pool':
      return [event.card];
    case 'dealt':
      return event.seat === seat && isDealtOpen ? [event.card] : [];
    case 'drew':
      return event.seat === seat ? [event.card] : [];
    case 'replaced':
      return [event.card, event.replaced];
    case 'flipped':
      return [event.card, event.discarded];
    case 'swapped-all':
      return event.laid;
    case 'pool-turned-up':
    case 'pool-renewed':
      return event.cards;
    case 'changed-hand':
      return event.seat === seat ? event.taken : [];
    case 'declared':
      return event.playsOn ? event.hand : [];
    default:
      return [];
  }
}

/** A random renaming of cards that leaves some alone; two equal cards keep equal names. */
export function renaming(fixed: ReadonlySet<Card>, pack: Iterable<Card>, random: Random): Uint8Array {
  const free = [...new Set(pack)].filter((card) => !fixed.has(card));
  const other = [...free];
  random.shuffle(other, other.length);
  const rename = Uint8Array.from({ length: 52 }, (_, card) => card);
  free.forEach((card, i) => (rename[card] = other[i]));
  return rename;
}
