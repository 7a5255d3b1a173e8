/**
 * A first, self-contained bot in TypeScript: knocks with a good hand, and keeps the best cards that it sees.
 *
 * npm run arena -- --rules scat --seats "pipe:npx tsx docs/bots/first-bot.ts",random --matches 100
 */
import { createInterface } from 'node:readline';

/** The part of a view that this bot looks at. */
interface View {
  seat: number;
  phase: string;
  hand: string[];
  drawn: string | null;
  top: string | null;
  rows?: (string | null)[][];
  pool?: string[];
}

type Message =
  | { type: 'hello'; players: number }
  | { type: 'decide'; view: View; legal: string[] }
  | { type: 'deal-over' }
  | { type: 'bye' };

/** Played wherever they are on offer. */
const ALWAYS = ['declare', 'look', 'deal', 'buy-in', 'keep'];
/** A hand to knock with: the more players, the sooner. */
const GOOD = { few: 25, many: 22 };
/** Golf: what a card must add to the row to be placed in it. */
const HELPFUL = 6;
let good = GOOD.few;

const points = ([rank]: string): number => (rank === 'A' ? 11 : 'KQJT'.includes(rank) ? 10 : Number(rank));

/** The best total within a suit; in golf within a rank, too. */
function value(cards: string[], golf = false): number {
  const groups = cards.flatMap((card) => (golf ? [card[0], card[1]] : [card[1]]));
  const total = (group: string) => cards.reduce((sum, card) => sum + (card.includes(group) ? points(card) : 0), 0);
  return Math.max(0, ...groups.map(total));
}

const without = (cards: string[], card: string): string[] => cards.filter((other) => other !== card);

function draw({ hand, top }: View, legal: string[]): string {
  if (legal.includes('knock') && value(hand) >= good) return 'knock';
  const improves = top !== null && hand.some((card) => value([...without(hand, card), top]) > value(hand));
  const wishes = improves ? ['take', 'draw', 'pass'] : ['draw', 'pass', 'take'];
  return wishes.find((action) => legal.includes(action)) ?? legal[0];
}

function discard({ hand, drawn }: View, legal: string[]): string {
  const cards = drawn === null ? hand : [...hand, drawn]; // some rules have one discard first
  const kept = (card: string): number => value(without(cards, card));
  const choices = legal.filter((action) => action.startsWith('discard')).map((action) => action.slice(-2));
  // Keep the most; among equals, part with the lowest card.
  const [card] = choices.toSorted((a, b) => kept(b) - kept(a) || points(a) - points(b));
  const knock = `knock ${card}`; // where the rules have one knock with the discard
  return legal.includes(knock) && kept(card) >= good ? knock : `discard ${card}`;
}

function exchange({ hand, pool = [] }: View, legal: string[]): string {
  if (legal.includes('knock') && value(hand) >= good) return 'knock';
  const bestWith = (card: string): number => Math.max(...hand.map((own) => value([...without(hand, own), card])));
  const [wanted] = pool.toSorted((a, b) => bestWith(b) - bestWith(a));
  return legal.includes('pass') && bestWith(wanted) <= value(hand) ? 'pass' : `take ${wanted}`;
}

function golf({ seat, rows = [], drawn, top }: View, legal: string[]): string {
  const row = rows[seat].filter((card) => card !== null);
  const card = (drawn ?? top) as string;
  const helps = value([...row, card], true) - value(row, true) >= HELPFUL;
  const wishes = helps ? ['take', 'replace'] : ['draw', 'flip'];
  return legal.find((action) => wishes.includes(action.split(' ')[0])) ?? legal[0];
}

function decide(view: View, legal: string[]): string {
  const answer = ALWAYS.find((action) => legal.includes(action));
  if (answer) return answer;
  if (view.rows) return golf(view, legal);
  if (view.pool?.length && view.drawn === null) return exchange(view, legal);
  return view.phase === 'draw' ? draw(view, legal) : discard(view, legal);
}

const say = (answer: object): void => console.log(JSON.stringify(answer));

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line) as Message;
  if (message.type === 'bye') break;
  if (message.type === 'hello') {
    good = message.players <= 3 ? GOOD.few : GOOD.many;
    say({ type: 'ready', name: 'First bot, in TypeScript' });
  }
  if (message.type === 'decide') say({ action: decide(message.view, message.legal) });
}
