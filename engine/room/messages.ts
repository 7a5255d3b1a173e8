/** What a page and a room say to each other, where people sit at devices of their own (docs/formats.md#rooms). */
import * as v from 'valibot';
import type { Action } from '../actions.ts';
import type { OpenDecision } from '../open-decision.ts';
import { LEVELS, PLAYING_STYLES, type Level } from '../bots/characters.ts';
import { DEALS_OF_A_DAY } from '../daily/day.ts';
import { PACES } from '../habits/double-file.ts';
import { arePackedModes } from '../habits/packed.ts';
import type { IllegalReason } from '../legality.ts';
import type { MatchStart } from '../match.ts';
import type { MatchRecord } from '../record.ts';
import { MOST_PLAYERS } from '../rules/table.ts';
import type { SeatEvent } from '../seen.ts';
import type { ViewJson } from '../view.ts';

/** What the server calls a room in which one plays. */
export const ROOM_NAME = 'table';
/** The code of a connection that ends because another one has come with the same key. */
export const ELSEWHERE = 4100;
/** What people read out begins the id of a room: so many of these, of which none look alike. */
export const CODE_LENGTH = 6;
export const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** Of a room: its code, and what nobody guesses. */
export const ROOM_ID = /^[2-9A-Z]{24}$/;
/** The largest message of a page, in bytes. */
export const LARGEST_MESSAGE = 16 * 1024;
/** The largest policy file that a host may send, in bytes: a fifth more than it takes. */
export const LARGEST_BOT = 1024 * 1024;
/** Among Colyseus's own routes, where a host sends one: `POST /matchmake/bot/ROOM`, with the key of the device as a bearer token. */
export const BOT_ROUTE = 'bot';
/** What may be said without words. */
export const SIGNS = [
  'hello',
  'well-played',
  'thanks',
  'oops',
  'thinking',
  'lucky',
  'unlucky',
  'wow',
  'laughing',
  'sorry',
  'again',
  'goodbye',
] as const;
export type Sign = (typeof SIGNS)[number];
/** At most one sign in this time, in ms. */
export const SIGN_PAUSE = 2000;
/** How long a person may think, in s, where the host limits it; 0 for as long as they like. */
export const TURN_SECONDS = [0, 30, 60, 120] as const;
/** After how many s of their turn a bot plays for whoever is away, as the host chooses; otherwise it takes four times as long. */
export const AWAY_SECONDS = [15, 30, 60, 120] as const;
/** Where the host has not chosen. */
export const USUAL_AWAY_SECONDS = 30;
/** How well a bot plays for somebody of whom nothing else is known. */
export const USUAL_LEVEL: Level = 'regular';

const LONGEST_NAME = 24;
const LONGEST_WORD = 200;

/** Without control and direction characters, which make a name look like another or like no name at all. */
const Name = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u, 'allowed are letters that can be seen'),
  v.check((name) => Array.from(name).length <= LONGEST_NAME, `allowed are up to ${LONGEST_NAME} letters`),
);
const Face = v.pipe(v.string(), v.regex(/^[a-z]{1,16}$/, 'allowed is the name of a portrait'));
const SeatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_PLAYERS - 1));
const Nothing = v.optional(v.strictObject({}));
/** What each deal of a day brought, the first time. */
const DayPoints = v.pipe(v.array(v.pipe(v.number(), v.integer())), v.length(DEALS_OF_A_DAY), v.readonly());
export type DayPoints = v.InferOutput<typeof DayPoints>;

/** A bot of the host's own, who has sent its policy before. */
const OwnBot = v.strictObject({
  /** SHA-256 of its file. */
  policy: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'allowed are 32 bytes in hexadecimal')),
  name: Name,
  /** What its levels rest on (`engine/bots/character.ts`), a share of matches. */
  factorCost: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
});
export type OwnBot = v.InferOutput<typeof OwnBot>;

/** Who is to sit in a seat that no person has: a bot, a double, or nobody yet. */
const OtherSeat = v.variant('is', [
  v.strictObject({ is: v.literal('free') }),
  v.strictObject({
    is: v.literal('bot'),
    level: v.picklist(LEVELS),
    style: v.picklist(PLAYING_STYLES),
    animal: v.optional(Face),
    own: v.optional(OwnBot),
  }),
  v.strictObject({
    is: v.literal('double'),
    name: Name,
    portrait: v.optional(Face),
    pace: v.pipe(v.number(), v.minValue(PACES[0]), v.maxValue(PACES[1])),
    habits: v.pipe(v.string(), v.maxLength(LARGEST_MESSAGE), v.check(arePackedModes)),
  }),
]);
export type OtherSeat = v.InferOutput<typeof OtherSeat>;

/** What a page may send, by the name of the message. */
export const FROM_PAGE = {
  /** Takes a free seat, or while a match is played the seat of a bot from the next deal on. `word` becomes a part of the word of the match; `level` is that of a bot that plays for them while they are away. */
  sit: v.strictObject({
    name: Name,
    portrait: v.optional(Face),
    word: v.pipe(v.string(), v.maxLength(LONGEST_WORD), v.regex(/^[^\0]*$/, 'allowed is a text without zero bytes')),
    level: v.optional(v.picklist(LEVELS), USUAL_LEVEL),
  }),
  /** Looks on, without a seat. */
  watch: Nothing,
  /** Shows the table without any hand: a television. */
  table: Nothing,
  /** By the host, before the match. `seats` are all of them; those that people have stay theirs, whatever it says. */
  arrange: v.strictObject({
    rules: v.optional(v.record(v.string(), v.unknown())),
    seats: v.optional(v.pipe(v.array(OtherSeat), v.minLength(2), v.maxLength(MOST_PLAYERS))),
    turnSeconds: v.optional(v.picklist(TURN_SECONDS)),
    awaySeconds: v.optional(v.picklist(AWAY_SECONDS)),
    mayJoinLate: v.optional(v.boolean()),
  }),
  start: Nothing,
  rematch: Nothing,
  kick: v.strictObject({ seat: SeatNumber }),
  lock: v.strictObject({ isLocked: v.boolean() }),
  /** `deal` and `turn` are those of the view that asked. */
  act: v.strictObject({
    deal: v.pipe(v.number(), v.integer()),
    turn: v.pipe(v.number(), v.integer()),
    action: v.pipe(v.string(), v.maxLength(20)),
  }),
  /** The showdown has been read: the next deal may begin. */
  ready: Nothing,
  sign: v.strictObject({ id: v.picklist(SIGNS) }),
  /** The deals of today or yesterday, which each plays alone: one takes part with `points` null, and has played them with others. */
  day: v.strictObject({
    name: Name,
    portrait: v.optional(Face),
    date: v.pipe(v.string(), v.isoDate()),
    points: v.nullable(DayPoints),
  }),
  /** Asks for everything anew, as after a reconnection. */
  again: Nothing,
  /** Gives the seat up. */
  leave: Nothing,
} as const;
type AnyMessages = typeof FROM_PAGE;
/** As a page sends them. */
export type FromPage = { [Type in keyof AnyMessages]: v.InferInput<AnyMessages[Type]> };
/** As they are once they have been checked. */
export type Checked = { [Type in keyof AnyMessages]: v.InferOutput<AnyMessages[Type]> };

/** What comes with joining: the device's own key, by which it finds its seat again, and how it knows of the room. */
export const JoinOptions = v.strictObject({
  key: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'allowed are 16 bytes in hexadecimal')),
  code: v.optional(v.string()),
  id: v.optional(v.string()),
});

/**
 * How a person stands with the deals of a day: `joined` takes part and has not played them to their end; `played` has, and
 * how is not for whoever has not.
 */
const DayResult = v.union([v.picklist(['open', 'joined', 'played']), DayPoints]);
export type DayResult = v.InferOutput<typeof DayResult>;

/** Who of a room has played the deals of the day, as one person may know it. */
export const Board = v.object({
  people: v.array(v.object({ name: v.string(), portrait: v.optional(v.string()) })),
  /** To whom it is told; -1 where they are none of them. */
  you: v.number(),
  /** The last seven days as far as anybody took part, the latest first; `results` by person. */
  days: v.array(v.object({ date: v.string(), results: v.array(DayResult) })),
});
export type Board = v.InferOutput<typeof Board>;

/** A person in a seat; `awayFor`: for how long their device has not answered, in ms, null while it does. */
export interface PersonSeat {
  is: 'person';
  name: string;
  portrait?: string | undefined;
  awayFor: number | null;
  /** Whether a bot plays for them for now. */
  isPlayedFor: boolean;
}

/** Who is there, as everybody may know it. */
export interface RoomState {
  /** Six letters and digits, which people read out. */
  code: string;
  seats: readonly (OtherSeat | PersonSeat)[];
  /** The seat of whom this is told; -1 for none. */
  you: number;
  /** Whether it is told to the host, and where the host sits; -1 for none. */
  isHost: boolean;
  host: number;
  /** A rules file with every key. */
  rules: Readonly<Record<string, unknown>>;
  turnSeconds: number;
  awaySeconds: number;
  /** Whether people may take the seats of bots while a match is played. */
  mayJoinLate: boolean;
  /** Who does so when the next deal begins. */
  joining: readonly { seat: number; name: string; isYou: boolean }[];
  phase: 'lobby' | 'match' | 'over';
  isLocked: boolean;
  /** How many look on. */
  watching: number;
  /** How many more show the table without a hand: televisions. */
  screens: number;
  /** Whether whom this is told to is one of those. */
  isScreen: boolean;
  /** To all packs of the next match, or of this one. */
  commitment: string;
  /** The seats of those who have read the showdown. */
  ready: readonly number[];
  /** The seats of the host's own bots that cannot play here: the usual bot does. */
  missing: readonly number[];
}

/** Why the room did not do what it was asked. */
export type RoomRefusal =
  | 'not-host'
  | 'full'
  | 'seated'
  | 'no-seat'
  | 'playing'
  | 'too-few'
  | 'rules'
  | 'stale'
  | 'illegal'
  | 'too-often';

/** What a room sends, by the name of the message. */
export interface FromRoom {
  room: RoomState;
  /** What a seat may know and do now. `why`: why actions that one might try are not legal. */
  view: {
    deal: number;
    turn: number;
    view: ViewJson;
    legal: readonly string[];
    decision: OpenDecision;
    why: readonly (readonly [Action, IllegalReason])[];
    /** How much time is left, in ms; null for as long as one likes. */
    deadline: number | null;
  };
  /** How the deal began whose events follow from that number on: what is shown begins anew. */
  deal: { start: MatchStart; from: number };
  /** The first of them has that number, in the match and for that seat. */
  events: { from: number; events: readonly SeatEvent[] };
  record: { record: MatchRecord; you: number };
  sign: { seat: number; id: Sign };
  board: Board;
  refused: { what: string; why: RoomRefusal };
}
