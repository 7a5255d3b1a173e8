/** A recorded deal as a list of what each player did in turn: what stands in a row of its table. */
import type { Card } from '../../../engine/cards.ts';
import type { EventOf, MatchEvent } from '../../../engine/events.ts';
import { replayRecord, type MatchRecord } from '../../../engine/record.ts';

const DEEDS = [
  'stood',
  'passed',
  'hammered',
  'looked',
  'called-sudden-death',
  'dealt-on',
  'declared',
  'kept-quiet',
  'kept-hand',
  'changed-hand',
] as const;
type Deed = (typeof DEEDS)[number];

/** What a player did in a turn. */
export interface DealTurn {
  seat: number;
  drew?: Card;
  took?: Card;
  /** What went on the discard pile, or into the pool. */
  discarded?: Card;
  /** With a pool: the whole hand for all of it. */
  swapped?: { taken: readonly Card[]; laid: readonly Card[] };
  /** Golf: what was turned up in the row. */
  turnedUp?: Card;
  hasKnocked?: boolean;
  deed?: Deed;
}

/** A deal from its first card to its showdown. */
export interface DealInTurns {
  /** By seat, as dealt. */
  dealt: readonly Card[][];
  /** The first discard, or the pool. */
  faceUp: readonly Card[];
  turns: readonly DealTurn[];
  showdown: EventOf<'showdown'> | null;
}

/** @param record of a match of one deal @throws {RecordError} where it cannot be played */
export function playedDeal(record: MatchRecord): DealInTurns {
  const dealt: Card[][] = record.players.map(() => []);
  const turns: DealTurn[] = [];
  let faceUp: readonly Card[] = [];
  let showdown: EventOf<'showdown'> | null = null;
  const note = (seat: number, part: Partial<DealTurn>): void => {
    const last = turns.at(-1);
    if (last?.seat === seat) Object.assign(last, part);
    else turns.push({ seat, ...part });
  };
  const listener = (event: MatchEvent): void => {
    if (event.type === 'dealt') dealt[event.seat].push(event.card);
    else if (event.type === 'turned-up') faceUp = [event.card];
    else if (event.type === 'pool-turned-up') faceUp = event.cards;
    else if (event.type === 'turn') turns.push({ seat: event.seat });
    else if (event.type === 'showdown') showdown = event;
    else if ('seat' in event) note(event.seat, partOf(event));
  };
  replayRecord(record, { listener });
  return { dealt, faceUp, turns: turns.filter((turn) => Object.keys(turn).length > 1), showdown };
}

function partOf(event: MatchEvent): Partial<DealTurn> {
  switch (event.type) {
    case 'drew':
      return { drew: event.card };
    case 'took':
    case 'took-from-pool':
      return { took: event.card };
    case 'discarded':
    case 'put-into-pool':
      return { discarded: event.card };
    case 'swapped-all':
      return { swapped: { taken: event.taken, laid: event.laid } };
    case 'changed-hand':
      return { swapped: { taken: event.taken, laid: event.laid }, deed: 'changed-hand' };
    case 'replaced':
      return { discarded: event.replaced };
    case 'flipped':
      return { discarded: event.discarded, turnedUp: event.card };
    case 'knocked':
      return { hasKnocked: true };
    default: {
      const deed = DEEDS.find((one) => one === event.type);
      return deed === undefined ? {} : { deed };
    }
  }
}

/** The first of a seat's own turns, from 1, in which two ways to play a deal differ; null for none. */
export function firstDifference(one: DealInTurns, other: DealInTurns, seat: number): number | null {
  const [turns, others] = [one, other].map(({ turns: all }) => all.filter((turn) => turn.seat === seat));
  const length = Math.max(turns.length, others.length);
  for (let i = 0; i < length; i++) if (JSON.stringify(turns[i]) !== JSON.stringify(others[i])) return i + 1;
  return null;
}
