/** Which sounds belong to each event of the engine, and when in its animation they begin. */
import type { EventOf, MatchEvent } from '../../../engine/events.ts';
import {
  countedUp,
  crowningDelay,
  GESTURE_DURATION,
  KITTY_LEAVES,
  KITTY_SLIDE,
  openings,
  payments,
  RAPS,
  verdictTime,
} from '../../model/schedule.ts';
import { CARD_STEPS, HIGHLIGHT_TURN } from '../../model/highlights.ts';
import type { TableState } from '../../model/table-state.ts';
import { areCoins, type TokenKind } from '../../model/tokens.ts';
import { DURATION } from '../../base/theme/motion.ts';
import type { Spot } from './limit.ts';
import { lengthOf, voiceOf, type Sound } from './sounds.ts';
import type { Animal, Gesture } from '../../base/animals.ts';

/** A sound that begins `after` ms at speed 1, with a `gain` of 0 to 1. */
export interface Cue {
  sound: Sound;
  spot: Spot;
  after: number;
  gain: number;
}

interface CueFacts {
  before: TableState;
  state: TableState;
  /** What players lose or race for. */
  tokens: TokenKind;
  /** Whether a seat is that of the person who plays alone. */
  isYou: (seat: number) => boolean;
  /** The animal that plays in a seat; null for a person. */
  animalAt: (seat: number) => Animal | null;
  /** Cards fade in at their places instead of flying. */
  reducedMotion: boolean;
}

/** Share of a flight after which a card touches down. */
const TOUCHES = 0.75;

function cue(sound: Sound, spot: Spot, after = 0, gain = 1): Cue {
  return { sound, spot, after, gain };
}

/** Between what happens and the voice of whom it happens to. */
const BREATH = 60;
/** Voices are softer than what happens on the table. */
const VOICE_GAIN = 0.8;

/** The voice of whoever plays in a seat; none for a person. */
function voiceCues(seat: number, gesture: Gesture, after: number, { animalAt }: CueFacts): Cue[] {
  const animal = animalAt(seat);
  return animal === null ? [] : [cue(voiceOf(animal, gesture), seat, after + BREATH, VOICE_GAIN)];
}

/** When a card touches down after a flight of that many ms. */
function landingOf(flight: number, { reducedMotion }: CueFacts): number {
  return (reducedMotion ? DURATION.fade : flight) * TOUCHES;
}

function lossCues({ seat, tokens: left }: EventOf<'lost-tokens'>, facts: CueFacts): Cue[] {
  const { before, tokens, reducedMotion } = facts;
  const had = before.seats[seat].tokens;
  const since = verdictTime(before);
  // A letter comes down like a stamp, and on the bus one slides along.
  if (tokens === 'letters' && left < had) return [cue('flick', seat, since + landingOf(DURATION.coinHop, facts))];
  if (tokens === 'places') return [cue('slide', seat, since, 0.6)];
  if (!areCoins(tokens)) return [];
  return payments(had, left).flatMap(({ rolls, leaves, lands }) => [
    ...(rolls && !reducedMotion ? [cue('roll', seat, since + leaves)] : []),
    cue('coin', 'dish', since + (reducedMotion ? leaves + DURATION.fade : lands)),
  ]);
}

/** The voice of whoever has paid; then, if their last token is gone, they are shown going out. */
function paidCues(event: EventOf<'lost-tokens'>, facts: CueFacts): Cue[] {
  const { seat, tokens: left, eliminated } = event;
  const { before, tokens } = facts;
  const paid = areCoins(tokens) ? payments(before.seats[seat].tokens, left) : [];
  const gone = verdictTime(before) + Math.max(0, ...paid.map(({ lands }) => lands));
  return [
    ...voiceCues(seat, 'loses', gone, facts),
    ...(eliminated ? [cue('out', 'table', gone + GESTURE_DURATION + HIGHLIGHT_TURN.out)] : []),
  ];
}

function scoredCues({ seat, gained }: EventOf<'scored'>, facts: CueFacts): Cue[] {
  return gained > 0 ? [cue('coin', seat, 0, 0.7)] : voiceCues(seat, 'loses', 0, facts);
}

/** Whether somebody at the table is you, and none of the winners. */
function haveYouLost(winners: readonly number[], { state, isYou }: CueFacts): boolean {
  return !winners.some(isYou) && state.seats.some((_, seat) => isYou(seat));
}

function endCue(winners: readonly number[], facts: CueFacts): Cue {
  const since = crowningDelay(facts.before);
  return haveYouLost(winners, facts)
    ? cue('defeat', 'table', since + HIGHLIGHT_TURN.lost)
    : cue('victory', 'table', since + HIGHLIGHT_TURN.won);
}

function victoryCues({ seat }: EventOf<'match-won'>, facts: CueFacts): Cue[] {
  const { before, tokens, reducedMotion } = facts;
  const since = crowningDelay(before) + KITTY_LEAVES;
  const rolls = areCoins(tokens) && before.kitty > 0 && !reducedMotion;
  return [
    endCue([seat], facts),
    ...(rolls ? [cue('roll', seat, since), cue('coin', seat, since + KITTY_SLIDE)] : []),
    ...voiceCues(seat, 'wins', since + KITTY_SLIDE + lengthOf('coin'), facts),
  ];
}

function knockCues(seat: number, facts: CueFacts): Cue[] {
  return [
    cue('rap', seat, RAPS[0]),
    cue('second-rap', seat, RAPS[1]),
    ...voiceCues(seat, 'knocks', RAPS[1] + lengthOf('second-rap'), facts),
  ];
}

function showdownCues({ state }: CueFacts): Cue[] {
  const flicks = openings(state).map(({ seat, at }) => cue('flick', seat, at + DURATION.flip / 2));
  if (state.knock === null) return flicks;
  const kind = state.knock.holds ? 'holds' : 'caught';
  const since = countedUp(state) + DURATION.showdown + HIGHLIGHT_TURN[kind];
  return [...flicks, cue(kind === 'holds' ? 'held' : 'caught', 'table', since)];
}

const silent = (): Cue[] => [];
const fromStock = (): Cue[] => [cue('slide', 'stock')];
const fromDiscards = (): Cue[] => [cue('slide', 'discards')];
const onDiscards = (_: MatchEvent, facts: CueFacts): Cue[] => [
  cue('flick', 'discards', landingOf(DURATION.flight, facts)),
];
const turnedUp = (_: MatchEvent, facts: CueFacts): Cue[] => [
  cue('flick', 'discards', landingOf(DURATION.dealFlight, facts)),
];
const exchanged = (event: MatchEvent & { seat: number }, facts: CueFacts): Cue[] => [
  cue('slide', event.seat),
  ...onDiscards(event, facts),
];

/** In the order in which they begin. The compiler asks for the sounds of each new event of the engine. */
const CUES: { readonly [Type in MatchEvent['type']]: (event: EventOf<Type>, facts: CueFacts) => Cue[] } = {
  'deal-began': (_, facts) =>
    facts.before.discards.length > 0 || facts.before.pool.length > 0
      ? [cue('slide', 'stock', landingOf(DURATION.flight, facts))]
      : [],
  dealt: ({ seat }, facts) => [cue('slide', seat, landingOf(DURATION.dealFlight, facts) / 2, 0.6)],
  'turned-up': turnedUp,
  turn: ({ seat }, { state, isYou }) => (isYou(seat) ? [cue(state.isEnding ? 'last-turn' : 'chime', 'table')] : []),
  drew: fromStock,
  reshuffled: fromStock,
  took: fromDiscards,
  discarded: onDiscards,
  replaced: exchanged,
  flipped: (event, facts) => [...onDiscards(event, facts), cue('flick', event.seat, DURATION.flip, 0.7)],
  'pool-laid': fromStock,
  'pool-turned-up': turnedUp,
  'took-from-pool': fromDiscards,
  'put-into-pool': onDiscards,
  'changed-hand': exchanged,
  'swapped-all': exchanged,
  'pool-renewed': (_, facts) => [
    cue('slide', 'discards'),
    cue('flick', 'discards', DURATION.flight + landingOf(DURATION.flight, facts)),
  ],
  knocked: ({ seat }, facts) => knockCues(seat, facts),
  hammered: ({ seat }, facts) => knockCues(seat, facts),
  declared: () => [cue('thirty-one', 'table', CARD_STEPS[0])],
  showdown: (_, facts) => showdownCues(facts),
  'lost-tokens': (event, facts) => [...lossCues(event, facts), ...paidCues(event, facts)],
  scored: (event, facts) => (facts.tokens === 'points' ? scoredCues(event, facts) : []),
  'received-tokens': ({ seat }, { tokens }) => (areCoins(tokens) ? [cue('coin', seat, 0, 0.7)] : []),
  'bought-in': () => [cue('coin', 'dish')],
  'match-won': victoryCues,
  'match-shared': ({ seats }, facts) => [endCue(seats, facts)],
  stood: silent,
  passed: silent,
  'kept-hand': silent,
  looked: silent,
  'called-sudden-death': silent,
  'dealt-on': silent,
  'kept-quiet': silent,
  'everybody-out': silent,
  left: silent,
  'extra-step': silent,
  'deal-over': silent,
};

export function cuesOf(event: MatchEvent, facts: CueFacts): Cue[] {
  // They fit the event by its type, which TypeScript cannot see for a union.
  return (CUES[event.type] as (event: MatchEvent, facts: CueFacts) => Cue[])(event, facts);
}
