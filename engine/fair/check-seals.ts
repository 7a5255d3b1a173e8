/** Checks what chance decided in a sealed record (docs/formats.md#fair-dealing). */
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { formatCards, parseCards } from '../cards.ts';
import { packOf } from '../pack.ts';
import type { HouseRules } from '../rules/table.ts';
import {
  commitmentTo,
  KeyedNumbers,
  keyFor,
  placeOf,
  type Purpose,
  type RevealedDeal,
  type Seal,
  type SealedPart,
} from './recipe.ts';

const RESHUFFLE = 'reshuffle ';

/** What of a deal is checked here; a record has it (docs/formats.md#match-records). */
interface SealedDeal extends RevealedDeal {
  dealer: number;
  deck: string;
  actions: readonly (readonly [number, string])[];
}

/** A part of a sealed deal that does not follow from its secret and the word. */
interface BrokenSeal {
  deal: number;
  /** The number of the action, from 1; 0 where it is none. */
  action: number;
  what: SealedPart;
}

interface SealedRecord {
  fair: Seal;
  deals: readonly SealedDeal[];
  players: readonly string[];
}

/**
 * The first thing in a record that does not follow from its commitment, its secrets and its word; null where all does.
 * The record must replay.
 */
export function brokenSeal({ fair, deals, players }: SealedRecord, rules: HouseRules): BrokenSeal | null {
  const pack = packOf(rules);
  let committed: string | undefined = fair.commitment;
  for (const [index, deal] of deals.entries()) {
    const number = index + 1;
    const { chain, position } = placeOf(number);
    const beginsChain = chain > 0 && position === 1;
    if (beginsChain) committed = deal.commitment;
    const secret = hexToBytes(deal.secret ?? '');
    if (bytesToHex(commitmentTo(secret)) !== committed || (deal.commitment !== undefined && !beginsChain))
      return { deal: number, action: 0, what: 'secret' };
    committed = deal.secret;
    const numbers = (purpose: Purpose): KeyedNumbers => new KeyedNumbers(keyFor(secret, purpose, position, fair.word));
    if (number === 1 && numbers('dealer').below(players.length) !== deal.dealer)
      return { deal: number, action: 0, what: 'dealer' };
    const broken = brokenOrder(deal, pack, numbers);
    if (broken !== null) return { deal: number, ...broken };
  }
  return null;
}

/** The first order of a deal's cards, its pack or a new stock, that does not follow from its numbers. */
function brokenOrder(
  { deck, actions }: SealedDeal,
  pack: Uint8Array,
  numbers: (purpose: Purpose) => KeyedNumbers,
): Omit<BrokenSeal, 'deal'> | null {
  const ordered = (cards: ArrayLike<number>, purpose: Purpose): string => {
    const order = Uint8Array.from(cards);
    numbers(purpose).order(order, order.length);
    return formatCards(order);
  };
  if (ordered(pack, 'deal') !== deck) return { action: 0, what: 'pack' };
  let stocks = 0;
  for (const [index, [seat, text]] of actions.entries()) {
    if (seat !== -1 || !text.startsWith(RESHUFFLE)) continue;
    stocks++;
    const cards = text.slice(RESHUFFLE.length);
    if (ordered(parseCards(cards), `stock-${stocks}`) !== cards) return { action: index + 1, what: 'stock' };
  }
  return null;
}
