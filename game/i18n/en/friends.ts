/** Tables at which people play on devices of their own: how they come together there, and what is said of that in a match. */
import type { RoomRefusal, Sign } from '../../../engine/room/messages.ts';
import { joined } from '../grammar.ts';
import { counted } from './speaking.ts';

export const friends = {
  lead: 'Everybody on a device of their own. No account needed.',
  open: 'Open a table',
  orCome: 'Or come to a table',
  code: 'Code',
  comeIn: 'Come in',
  /** For a television: it shows the table of everybody, and no hand. */
  show: 'Show the table',
  showNote: 'Show the table: on a television, without a hand of its own.',
  /** Who has opened a link, but must first say who they are. */
  invited: (code: string): string => `You are invited to table ${code}.`,
  wait: 'One moment…',
  needsName: 'Tell us your name first.',
  needsCode: 'A code has six letters and digits.',
  unknown: 'There is no such table. Look at the code or the link again.',
  locked: 'This table is locked: nobody else comes in.',
  unreached: 'The server cannot be reached. Try again.',
  qr: 'QR code of the link',
  /** What the link is for. */
  linkFor: 'Invite',
  friendsLink: 'Friends',
  ownLink: 'My other device',
  ownLinkNote: 'Whoever opens this link plays in your seat.',
  free: 'free',
  /** Of a seat, in a line. */
  you: 'you',
  host: 'host',
  /** @param since the time of day */
  away: (since: string): string => `away since ${since}`,
  playedFor: 'a bot plays',
  aDouble: 'A double',
  ownBots: 'Your bots',
  /** The file of a bot of one's own is on its way. */
  sendingBot: (name: string): string => `Sending ${name}…`,
  botNotSent: {
    unfit: (name: string): string =>
      `${name} cannot sit here: its network is not that of the bot that comes with the game.`,
    unsent: (name: string): string => `${name} could not be sent. Try again.`,
  },
  remove: 'Remove',
  removeOne: (name: string): string => `Remove ${name}`,
  reallyRemove: 'Really remove?',
  reallyRemoveOne: (name: string): string => `Really remove ${name}?`,
  sitDown: 'Sit down',
  /** Gives the seat up. */
  leave: 'Leave',
  watching: (count: number): string => (count === 1 ? 'One person looks on.' : `${count} people look on.`),
  seats: 'Seats',
  time: 'Time to think',
  /** In seconds; 0 for no limit. */
  seconds: (seconds: number): string =>
    seconds === 0 ? 'No limit' : seconds < 60 ? `${seconds} s` : `${seconds / 60} min`,
  whenAway: 'When somebody is away',
  /** After how long in their turn, as `seconds` says it. */
  awayAfter: (time: string): string => `A bot plays for them after ${time} in their turn.`,
  mayJoinLate: 'Late guests may join',
  mayJoinLateNote: 'They take the seat of a bot when the next deal begins.',
  lock: 'Lock the table',
  lockNote: 'Nobody else comes in.',
  sealed: (number: string): string => `The packs are sealed: ${number}`,
  start: 'Start',
  again: 'Play again',
  /** Why the match has not begun. */
  tooFew: 'At least two have to sit down.',
  wrongCount: (fewest: number, most: number): string =>
    `This game is for ${fewest === most ? most : `${fewest} to ${most}`} players.`,
  canStart: 'Everybody here? Then start.',
  hostStarts: (name: string): string => `${name} starts the match.`,
  somebodyStarts: 'The host starts the match.',
  /** Of the match that is over. */
  won: (names: readonly string[]): string => `${joined(names, 'and')} won.`,
  backHere: 'Play here again',
  refused: {
    'not-host': 'Only the host can do that.',
    full: 'There is no free seat.',
    seated: 'You have a seat already.',
    'no-seat': 'You have no seat at this table.',
    playing: 'The match has begun.',
    'too-few': 'At least two have to sit down.',
    rules: 'This game cannot be played like that.',
    stale: 'That came too late.',
    illegal: 'That is not possible now.',
    'too-often': 'Not so fast.',
  } satisfies Record<RoomRefusal, string>,
  /** The deals of a day, which everybody in a room plays alone. */
  board: {
    lead: 'The same eight deals for all of you: everybody plays alone, and here you compare.',
    play: 'Play the eight deals',
    goOn: 'Go on with the deals',
    /** Tells the room a result that was there before. */
    enter: (points: string): string => `Enter my result: ${points}`,
    hidden: 'You see the others’ points once you have played yourself.',
    day: 'Day',
    today: 'Today',
    week: 'Last seven days',
    weekNote: 'The sum of the days that you have played.',
    days: (days: number): string => counted(days, 'day'),
    byDeal: (points: readonly string[]): string => `Deal by deal: ${points.join(', ')}`,
    /** Of somebody whose points are not shown. */
    results: { open: 'not played yet', joined: 'in progress', played: 'has played' },
    atTable: (code: string): string => `At table ${code}`,
    back: (code: string): string => `Back to table ${code}`,
  },
  table: {
    sign: 'Say something',
    says: (name: string, said: string): string => `${name}: ${said}`,
    /** What becomes of one's seat when one leaves for the menu. */
    leaving: 'Until you come back, a bot plays for you.',
    signs: {
      hello: 'Hello!',
      'well-played': 'Well played!',
      thanks: 'Thank you!',
      oops: 'Oops!',
      thinking: 'Let me think…',
      lucky: 'Lucky me!',
      unlucky: 'Bad luck!',
      wow: 'Wow!',
      laughing: 'Ha ha!',
      sorry: 'Sorry!',
      again: 'Once more!',
      goodbye: 'Goodbye!',
    } satisfies Record<Sign, string> as Record<Sign, string>,
    /** The device of somebody does not answer. @param since the time of day */
    away: (name: string, since: string): string => `${name} has been away since ${since}.`,
    isAway: (name: string): string => `${name} is away.`,
    backAgain: (name: string): string => `${name} is back.`,
    playedFor: (name: string): string => `A bot plays for ${name}.`,
    playedForSince: (name: string, since: string): string => `A bot plays for ${name}, away since ${since}.`,
    /** A bot of the host's own has been lost, or was taught another game. */
    usualBot: (name: string): string => `${name} cannot play here: the usual bot does.`,
    /** Of somebody who has come while a match is played. */
    watching: 'You are watching this match.',
    mayJoin: 'You are watching. You may join at the next deal.',
    join: 'Join in',
    /** They sit down when the next deal begins. @param bot whose seat it is until then */
    youJoin: (bot: string): string => `At the next deal you take the seat of ${bot}.`,
    joins: (name: string, bot: string): string => `At the next deal ${name} takes the seat of ${bot}.`,
    watchOnly: 'Only watch',
    /** What a phone shows where a television shows the table. */
    onlyHand: 'Only my hand',
    wholeTable: 'The whole table',
    onScreen: 'A screen shows the table: your hand may fill this one.',
    reconnecting: 'Connection lost. Reconnecting…',
    elsewhere: 'Your seat is open on another device or in another tab.',
    ended: 'This table is closed for you.',
    yourTime: (seconds: number): string => `${seconds} s left`,
    nextDeal: 'Next deal',
    waitingFor: (names: readonly string[]): string => `Waiting for ${joined(names, 'and')}`,
    leaveSeat: 'Leave the table',
    tableOf: (code: string): string => `Table ${code}`,
  },
};
