/** What a match was about, for one who played it: the deal that decided it, and the one thing worth saying of it. */
import { isBragValue } from '../../engine/brag.ts';
import type { DealRecord } from '../../engine/record.ts';
import type { HouseRules } from '../../engine/rules/table.ts';
import { plainNumber } from '../i18n/numbers.ts';
import { words } from '../i18n/words.ts';
import { hasWon, standingsOf, type Outcome } from './outcome.ts';

/**
 * Of a match that was lost. `by` is in points: what the hand fell short of the next one that lost nothing; `seat` declared a
 * full hand.
 */
type LostStory =
  | { is: 'put-out'; by: number | null }
  | { is: 'declared'; seat: number; value: number }
  | { is: 'caught' }
  | { is: 'behind'; by: number };
/** Of a match that was won. `deals` are those that began with nothing left to lose. */
type WonStory =
  | { is: 'unscathed' | 'own-knock' | 'won' }
  | { is: 'own-full'; value: number }
  | { is: 'nothing-to-lose'; deals: number }
  | { is: 'ahead'; by: number };

export type MatchStory = (LostStory | WonStory) & {
  deal: number;
};

type Deals = readonly DealRecord[];

/** @param deals all that were played @returns null for those who only watched */
export function matchStory(rules: HouseRules, deals: Deals, outcome: Outcome): MatchStory | null {
  if (outcome.you < 0 || deals.length === 0) return null;
  if (rules.scoring === 'points') return storyOfRace(deals, outcome);
  return hasWon(outcome) ? storyOfWin(rules, deals, outcome) : storyOfLoss(rules, deals, outcome);
}

function storyOfLoss(rules: HouseRules, deals: Deals, { you, eliminatedIn }: Outcome): MatchStory {
  const deal = eliminatedIn[you] || deals.length;
  const last = deals[deal - 1];
  const full = last.result.end === 'declare' ? fullIn(rules, last) : null;
  const seat = full === null ? -1 : last.result.values.indexOf(full);
  if (full !== null && seat >= 0) return { is: 'declared', seat, value: full, deal };
  if (rules.play !== 'golf' && knockerOf(last) === you) return { is: 'caught', deal };
  return { is: 'put-out', by: shortBy(rules, last, you), deal };
}

function storyOfWin(rules: HouseRules, deals: Deals, { you, places }: Outcome): MatchStory {
  const deal = deals.length;
  if (places[0].length > 1) return { is: 'won', deal };
  const last = deals[deal - 1];
  if (deals.every(({ result }) => result.losses[you] === 0)) return { is: 'unscathed', deal };
  const withNothing = deals.filter(({ tokens }) => tokens[you] === 0).length;
  if (withNothing > 0) return { is: 'nothing-to-lose', deals: withNothing, deal };
  const value = last.result.values[you];
  if (value !== null && value === fullIn(rules, last)) return { is: 'own-full', value, deal };
  return { is: rules.play !== 'golf' && knockerOf(last) === you ? 'own-knock' : 'won', deal };
}

function storyOfRace(deals: Deals, { you, places }: Outcome): MatchStory {
  const others = places.flat().filter((seat) => seat !== you);
  const rival = others[0];
  const lead = ({ result: { points } }: DealRecord): number => points[you] - points[rival];
  const total = deals.reduce((sum, deal) => sum + lead(deal), 0);
  const best = deals.reduce((at, deal, index) => (lead(deal) * total > lead(deals[at]) * total ? index : at), 0);
  const is = places[0].includes(you) ? 'ahead' : 'behind';
  return { is, by: Math.abs(total), deal: best + 1 };
}

/** Who was the first to knock, -1 for nobody. */
function knockerOf({ actions }: DealRecord): number {
  return actions.find(([, action]) => action.startsWith('knock'))?.[0] ?? -1;
}

/** What a full hand is worth; null where nobody could have one. */
function fullIn({ handSize, play }: HouseRules, { result: { end } }: DealRecord): number | null {
  if (play === 'golf' || end === 'sudden-death') return null;
  return handSize === 4 ? 41 : 31;
}

/** Differences above this are those of hands that outrank every sum. */
const MOST_POINTS = 41;

/** How many points one's hand was short of the next one that lost nothing; null where that cannot be said. */
function shortBy(rules: HouseRules, { result: { losses, values } }: DealRecord, you: number): number | null {
  const own = values[you];
  if (own === null || isBragValue(own)) return null;
  const safe = values.flatMap((value, seat) => (value !== null && losses[seat] === 0 ? [value] : []));
  const differences = safe.map((value) => (rules.play === 'golf' ? own - value : value - own)).filter((one) => one > 0);
  const least = Math.min(...differences);
  return least <= MOST_POINTS ? least : null;
}

/** In one line. */
export function storyInWords(story: MatchStory | null, outcome: Outcome): string {
  const { afterDeals, story: text } = words().result;
  if (story === null) return afterDeals(outcome.deals);
  const { deal } = story;
  switch (story.is) {
    case 'put-out':
      return ofPlace(outcome, story.by === null ? text.putOut(deal) : text.putOutBy(deal, story.by));
    case 'declared':
      return ofPlace(outcome, text.declared(deal, outcome.names[story.seat], story.value));
    case 'caught':
      return ofPlace(outcome, text.caught(deal));
    case 'behind':
      return ofPlace(outcome, story.by === 0 ? afterDeals(outcome.deals) : text.behind(story.by));
    case 'unscathed':
      return text.unscathed(outcome.deals);
    case 'nothing-to-lose':
      return text.nothingToLose(story.deals);
    case 'own-full':
      return text.ownFull(deal, story.value);
    case 'own-knock':
      return text.ownKnock(deal);
    case 'ahead':
      return story.by === 0 ? afterDeals(outcome.deals) : text.ahead(story.by);
    case 'won':
      return afterDeals(outcome.deals);
  }
}

/** Why the deal of a story decided the match, in a sentence. */
export function whyInWords({ is }: MatchStory): string {
  const { race, out, last } = words().result.turningPoint.why;
  if (is === 'ahead' || is === 'behind') return race;
  return is === 'put-out' || is === 'declared' || is === 'caught' ? out : last;
}

/** The turning point and why it was one, in a line: the two hands, where they say it; empty for those who only watched. */
export function turningInWords(story: MatchStory | null, rules: HouseRules, deals: Deals, outcome: Outcome): string {
  if (story === null) return '';
  const { hands, heading } = words().result.turningPoint;
  const { deal } = story;
  const isRace = story.is === 'ahead' || story.is === 'behind';
  const met = isRace ? null : decisiveHands(rules, deals[deal - 1], outcome);
  if (met === null) return `${heading(deal)}. ${whyInWords(story)}`;
  return hands(deal, plainNumber(met.own), outcome.names[met.seat], plainNumber(met.other));
}

/** One's own hand and the one next to it on the other side of what was lost; null where they were not compared as sums. */
function decisiveHands(
  rules: HouseRules,
  { result: { losses, values } }: DealRecord,
  { you }: Outcome,
): { own: number; seat: number; other: number } | null {
  const own = values[you];
  if (own === null || isBragValue(own)) return null;
  const sense = (rules.play === 'golf' ? -1 : 1) * (losses[you] > 0 ? 1 : -1);
  const across = values.flatMap((other, seat) =>
    other === null || isBragValue(other) || losses[seat] > 0 === losses[you] > 0 || (other - own) * sense <= 0
      ? []
      : [{ own, seat, other }],
  );
  return across.toSorted((one, next) => Math.abs(one.other - own) - Math.abs(next.other - own)).at(0) ?? null;
}

/** With the place that one came to, where there was more than one to come to. */
function ofPlace(outcome: Outcome, what: string): string {
  const { story: text } = words().result;
  const players = outcome.names.length;
  const own = standingsOf(outcome).find(({ seat }) => seat === outcome.you);
  return players === 2 || own === undefined ? text.alone(what) : text.place(own.place, players, what);
}
