/** Cards, values, losses and gains in the current language. */
import { bragHandOf } from '../../engine/brag.ts';
import { CARD_COUNT, rankOf, suitOf, type Card } from '../../engine/cards.ts';
import type { DealEnd } from '../../engine/events.ts';
import type { HouseRules } from '../../engine/rules/table.ts';
import { fullTotal, rankOfTopFlush, rankOfTopThree } from '../../engine/value.ts';
import type { Speaker, Stake, Why, WhyScored } from '../i18n/message-arguments.ts';
import { words } from '../i18n/words.ts';
import { rankLabel, SUIT_SIGNS } from './card-signs.ts';

/** A card by itself: "seven of hearts". */
export function cardName(card: Card): string {
  return words().cards.card(card);
}

/** A card for narrow places: "7♥". */
export function cardSign(card: Card): string {
  return rankLabel(rankOf(card)) + SUIT_SIGNS[suitOf(card)];
}

/** Replaces the signs of cards by their names: "takes the 7♥" becomes "takes the seven of hearts". */
export function withCardNames(words: string): string {
  if (!/[♣♦♥♠]/.test(words)) return words;
  let spoken = words;
  for (let card = 0; card < CARD_COUNT; card++) spoken = spoken.replaceAll(cardSign(card), cardName(card));
  return spoken;
}

/** A value as shown: halves as ½; three of a kind and straight flushes that beat all points by their name, as hands of brag. */
export function shownValue(value: number): string {
  const brag = bragHandOf(value);
  if (brag !== null) return words().cards.aBrag(brag);
  const top = rankOfTopThree(value);
  if (top !== null) return words().cards.three(top);
  const flush = rankOfTopFlush(value);
  if (flush !== null) return words().cards.straightFlush(flush);
  if (value < 0) return `−${shownValue(-value)}`;
  return Number.isInteger(value) ? String(value) : `${Math.floor(value)}½`;
}

/** What a player who declares calls out: some games with three aces at 33 have names for it. */
export function declaredName(rules: HouseRules, value: number, hand: readonly Card[]): string {
  const { play, threeAces } = rules;
  if (threeAces !== null && play !== 'pool') return value === threeAces ? 'Grand Cadillac' : 'Cadillac';
  const alike = rankOfThreeIn(hand);
  return alike === null || value === fullTotal(rules) ? shownValue(value) : words().cards.three(alike);
}

/** The rank of which a hand has three, null for none. */
function rankOfThreeIn(hand: readonly Card[]): number | null {
  const ranks = hand.map(rankOf);
  return ranks.find((rank) => ranks.filter((other) => other === rank).length >= 3) ?? null;
}

/** "24 in hearts"; without a suit if several make the value. */
export function valueText(value: number, suit: number | null): string {
  return suit === null ? shownValue(value) : words().cards.inSuit(shownValue(value), suit);
}

/** A value by itself, where there is room: "24 in hearts", "pair of kings". */
export function valueLabel(value: number, suit: number | null): string {
  const brag = bragHandOf(value);
  return brag === null ? valueText(value, suit) : words().cards.brag(brag);
}

/** The same for narrow places: "24 ♥", "Pair K". */
export function valueSign(value: number, suit: number | null): string {
  const brag = bragHandOf(value);
  if (brag !== null) return words().cards.bragSign(brag, rankLabel(brag.rank));
  return suit === null ? shownValue(value) : `${shownValue(value)} ${SUIT_SIGNS[suit]}`;
}

/** The suit of all these cards, null where they are of several or there are none. */
export function suitOfAll(cards: readonly Card[]): number | null {
  const suits = new Set(cards.map(suitOf));
  return suits.size === 1 ? suitOf(cards[0]) : null;
}

export interface SeatLoss {
  seat: number;
  lost: number;
  onGrace: boolean;
  eliminated: boolean;
  /** What it had left, where that was less than the loss and it is out for it, although there is grace. */
  had?: number;
}

/** One player's points in a deal; below 0 where they are lost. */
export interface SeatGain {
  seat: number;
  gained: number;
}

export interface LossTerms {
  stake: Stake;
  /** The name of being on grace under these rules, null if they have none of their own. */
  grace: string | null;
  /** Whether being on grace is swimming. */
  swims: boolean;
  /** Whether the game is on a bus, so that players who are out get off. */
  onBus: boolean;
  /** Whether a knock promises the highest hand. */
  promise: boolean;
}

export interface DealOutcome {
  end: DealEnd;
  knocker: number;
  /** Those whose hands all others pay for. */
  declarers: readonly number[];
  values: readonly (number | null)[];
  terms: LossTerms;
}

function grouped<T, Said>(all: readonly T[], said: (one: T) => Said): { alike: T[]; said: Said }[] {
  const groups = new Map<string, { alike: T[]; said: Said }>();
  for (const one of all) {
    const key = JSON.stringify(said(one));
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { alike: [one], said: said(one) });
    else group.alike.push(one);
  }
  return [...groups.values()];
}

function whyLost(
  loss: SeatLoss,
  { end, knocker, declarers, values, terms }: DealOutcome,
  speakers: readonly Speaker[],
): Why {
  if (declarers.length > 0) {
    const who = declarers.map((seat) => speakers[seat]);
    return { is: 'declared', who, value: shownValue(values[declarers[0]] ?? 31) };
  }
  const present = values.filter((other) => other !== null);
  const own = values[loss.seat] ?? 0;
  const value = shownValue(own);
  const knocked = loss.seat === knocker;
  if (end === 'sudden-death') return { is: 'lowest-card', value };
  if (terms.promise && knocker >= 0) {
    return knocked
      ? { is: 'promise-broken', value }
      : { is: 'promise-kept', knocker: speakers[knocker], value: shownValue(Math.max(...present)) };
  }
  return own === Math.min(...present)
    ? { is: 'lowest', row: end === 'golf', value, knocked }
    : { is: 'not-enough', value, knocked };
}

/** Says who gained how much and why, then who lost points: "Owl scores 1: highest hand (27). Fox loses 1 point: lowest hand (12)." */
export function gainSentences(
  gains: readonly SeatGain[],
  { end, knocker, declarers, values }: DealOutcome,
  speakers: readonly Speaker[],
): string {
  const { loses, scores } = words().table;
  const valueOf = (seat: number): string => shownValue(values[seat] ?? 0);
  const scored = ({ seat, gained }: SeatGain): { gained: number; why: WhyScored } => {
    const is = declarers.includes(seat) ? 'declared' : end === 'sudden-death' ? 'highest-card' : 'highest-hand';
    return { gained, why: { is, value: valueOf(seat) } };
  };
  const lost = ({ seat, gained }: SeatGain): { count: number; why: Why } => ({
    count: -gained,
    why: { is: 'lowest', row: end === 'golf', value: valueOf(seat), knocked: seat === knocker },
  });
  const [winners, losers] = [gains.filter(({ gained }) => gained > 0), gains.filter(({ gained }) => gained < 0)];
  return [
    ...grouped(winners, scored).map(({ alike, said }) => scores(speakersOf(alike, speakers), said.gained, said.why)),
    ...grouped(losers, lost).map(({ alike, said }) =>
      loses(speakersOf(alike, speakers), 'points', said.count, said.why),
    ),
  ].join(' ');
}

function speakersOf(all: readonly { seat: number }[], speakers: readonly Speaker[]): Speaker[] {
  return all.map(({ seat }) => speakers[seat]);
}

/** Says who lost how much and why: "Owl loses 2: knocked with the lowest hand (19)." */
export function lossSentences(losses: readonly SeatLoss[], outcome: DealOutcome, speakers: readonly Speaker[]): string {
  const { terms } = outcome;
  const { table } = words();
  const lost = grouped(losses, (loss) => ({ lost: loss.lost, why: whyLost(loss, outcome, speakers) }));
  const out = speakersOf(
    losses.filter(({ eliminated, had }) => eliminated && had === undefined),
    speakers,
  );
  const short = losses.flatMap(({ seat, lost: due, had }) => (had === undefined ? [] : [{ seat, due, had }]));
  const onGrace = speakersOf(
    losses.filter((loss) => loss.onGrace && !loss.eliminated),
    speakers,
  );
  return [
    ...lost.map(({ alike, said }) => table.loses(speakersOf(alike, speakers), terms.stake, said.lost, said.why)),
    ...(out.length > 0 ? [table.areOut(out, terms.onBus)] : []),
    ...short.map(({ seat, due, had }) => table.isOutShort(speakers[seat], due, had)),
    ...(onGrace.length > 0 ? [terms.swims ? table.swim(onGrace) : table.areOnGrace(onGrace, terms.grace)] : []),
  ].join(' ');
}
