/** Worked examples of rules: cards, what is done with them, and what comes of it. */
import { expect, test } from 'vitest';
import { formatCards } from '../../../engine/cards.ts';
import type { Deal } from '../../../engine/deal.ts';
import { MOST_HELD } from '../../../engine/public.ts';
import { viewOf, type ViewJson } from '../../../engine/view.ts';
import { dealt, drawAndDrop, emptyTheStock, legal, outcome, play, rulesWith, type Stack } from './stacked.ts';

/** The cards of a deal, hands as `Kc Qc 4h / - / 9d 3s 4c` with a seat that is out, and keys of its rules. */
export interface Given extends Omit<Stack, 'hands'> {
  hands: string;
  [key: string]: unknown;
}

/** What it shows, what is done, what comes of it, and what is given otherwise than in others, in one or several ways. */
export type Example = [shows: string, moves: string, comes: string, ...otherwise: Partial<Given>[]];

/**
 * Rows of cells with bars between them: text, or a value of the template that is no text; a list of them is several cells. A row
 * goes on where a line begins with `|`.
 */
export function table(text: TemplateStringsArray, ...values: unknown[]): unknown[][] {
  const written = text.reduce((before, part, i) => `${before}${textOf(values[i - 1], i - 1)}${part}`);
  const rows = written
    .trim()
    .replaceAll(/\n *\|/g, ' |')
    .split('\n');
  const valueOf = (cell: string) => (cell.startsWith('#') ? values[Number(cell.slice(1))] : cell);
  return rows.map((row) => row.split('|').flatMap((cell) => valueOf(cell.trim())));
}

/**
 * Examples in rows: what it shows, what is done, what comes of it (`standing`: all, or what stands before the colon; then
 * facts, each after a semicolon: `factOf`), and what is given otherwise: hands alone, or more.
 */
export function cases(text: TemplateStringsArray, ...values: unknown[]): Example[] {
  return table(text, ...values).map(
    (row) => row.map((cell, at) => (at > 2 && typeof cell === 'string' ? { hands: cell } : cell)) as Example,
  );
}

/** A value of a template as it stands in the text: what is no text by its number. */
function textOf(value: unknown, number: number): string {
  return typeof value === 'string' ? value : `#${number}`;
}

/** Tests an example each, in each of its ways: `examples(GIVEN)(cases`, and the rows. */
export function examples(given: Given): (all: readonly Example[]) => void {
  return (all) => {
    const each = all.flatMap(([shows, moves, comes, ...ways]) =>
      (ways.length === 0 ? [{}] : ways).map((otherwise) => [shows, moves, comes, otherwise] as const),
    );
    test.each(each)('%s (%s: %s) %j', (_shows, moves, comes, otherwise) => {
      const deal = after(moves, { ...given, ...otherwise });
      const [stands, ...facts] = comes.split('; ');
      const found = standing(deal);
      const head = stands.includes(':') ? found : found.split(':', 1)[0];
      expect([head, ...facts.map((fact) => factOf(deal, fact))].join('; ')).toBe(comes);
    });
  };
}

/**
 * What a row asks for by name, with what it is: something of the view of a seat (seat 0, or the one that stands before the
 * name) or of the table, as `1 hand Kd 3h 4s`, `turns 1 0 0`; `told` is the last that the seat saw happen, `knows` the cards
 * that all know the seat to hold, `declined` the points that it has left lying, by suit.
 */
function factOf(deal: Deal, asked: string): string {
  const [name, seat = 0] = /^\d/.test(asked) ? [asked.split(' ')[1], Number(asked[0])] : [asked.split(' ', 1)[0]];
  const { history, ...view } = seen(deal, seat);
  const { known, knownCount, declinedPoints } = deal.table;
  const told = history.map((entry) => entry.join(' '));
  const facts: Record<string, unknown> = {
    ...view,
    rows: view.rows?.map((row) => row.map((card) => card ?? '-').join(' ')).join(' / '),
    history: told.join(', '),
    told: told.at(-1),
    knows: formatCards(known.subarray(seat * MOST_HELD, seat * MOST_HELD + knownCount[seat])),
    declined: declinedPoints.subarray(seat * 4, seat * 4 + 4),
    quiet: deal.isQuiet(seat),
    cardsSeen: deal.cardsSeen,
  };
  return asked.slice(0, asked.indexOf(name)) + inWords(name, name in facts ? facts[name] : deal.table[name as 'turns']);
}

/** A fact as rows write it: its name, and what it is. */
export function inWords(name: string, fact: unknown): string {
  const parts = ArrayBuffer.isView(fact) ? [...(fact as Uint8Array)] : [fact].flat();
  return `${name} ${parts.join(' ') || 'none'}`;
}

/**
 * A deal after some moves, as `0 take 5d, discard 4h, 1 pass`: without a seat it is that of the move before. `1 drop` draws and
 * discards what was drawn, or in golf turns up the next card; `all drop` does so until the deal is over, `stock runs out` until
 * nothing is left to draw, `one card left` until a single card is.
 */
export function after(moves: string, { hands, turnUp, pool, stock, dealer, points, ...keys }: Given): Deal {
  const cards = { turnUp, pool, stock, dealer, points };
  const deal = dealt(
    { ...cards, hands: hands.split(' / ').map((hand) => (hand === '-' ? null : hand)) } as Stack,
    rulesWith(keys),
  );
  goOn(deal, moves);
  return deal;
}

/** Plays more of such moves. */
export function goOn(deal: Deal, moves: string): void {
  let seat = deal.seat;
  for (const move of moves === '' ? [] : moves.split(', ')) {
    if (move === 'stock runs out') emptyTheStock(deal);
    else if (move === 'one card left') emptyTheStock(deal, 1);
    else if (move === 'all drop') while (deal.phase !== 'over') drawAndDrop(deal);
    else {
      if (/^\d/.test(move)) seat = Number(move[0]);
      const action = move.replace(/^\d /, '');
      if (action !== 'drop') play(deal, `${seat} ${action}`);
      else if (seat === deal.seat) drawAndDrop(deal);
      else throw new Error(`${move}: it is seat ${deal.seat}'s turn`);
    }
  }
}

/** What is asked of whom, as `1 discard: discard 4h Kc, knock 4h`, or how a deal ended, as `knock: 20 10 9, lost 0 0 1`. */
export function standing(deal: Deal): string {
  if (deal.phase !== 'over') return `${deal.seat} ${deal.phase}: ${choices(deal).join(', ')}`;
  const { end, values, losses } = outcome(deal);
  const lost = `, lost ${losses.join(' ')}`;
  const isRace = deal.rules.scoring === 'points';
  const result = isRace ? `, scored ${deal.points.join(' ')}${losses.some((loss) => loss !== 0) ? lost : ''}` : lost;
  return `${end}: ${values.map((value) => value ?? 'out').join(' ')}${result}`;
}

/** What may be done, each verb once, with all its cards or places. */
function choices(deal: Deal): string[] {
  const byVerb = new Map<string, string>();
  for (const action of legal(deal)) {
    const [verb, ...what] = action.split(' ');
    byVerb.set(verb, [byVerb.get(verb) ?? verb, ...what].join(' '));
  }
  return [...byVerb.values()];
}

/** What a seat sees. */
export function seen(deal: Deal, seat = 0): ViewJson {
  return viewOf(deal, seat).toJSON();
}
