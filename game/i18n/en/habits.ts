/** What is learnt of how one plays: habits, and doubles. */
import type { NoticeKind } from '../../../engine/habits/notices.ts';
import { counted } from './speaking.ts';

/** Habits, in the statistics: what one does more or less often than the bots would. */
export const habits = {
  title: 'Habits',
  lead: 'What do you do clearly more or less often than the strongest bots would in your place? That takes a few seconds to find out.',
  look: 'Look for my habits',
  looking: 'Looking at your matches…',
  unavailable: 'The bots did not load, so there is nobody to compare you with now.',
  tryAgain: 'Try again',
  none: (decisions: number, matches: number): string =>
    `Nothing stands out: in ${counted(decisions, 'decision')} of ${counted(matches, 'match', 'matches')} you decided as they would, as far as can be told.`,
  more: (what: string): string => `You ${what} more often than the bots would:`,
  less: (what: string): string => `You ${what} less often than the bots would:`,
  counts: (done: number, chances: number, expected: number): string => {
    const theirs = ['never', 'once'][expected] ?? `${expected} times`;
    return `${done} of ${chances} times, the bots ${theirs}.`;
  },
  how: (decisions: number, matches: number): string =>
    `From ${counted(decisions, 'decision')} of your latest ${counted(matches, 'match', 'matches')}. Only what is hardly chance is listed. None of it leaves this device.`,
  /** How sure something is, from clear of chance on. */
  sure: ['That is hardly chance.', 'That is no coincidence.', 'That is as good as certain.'],
  playsLike: (character: string): string => `Of the game’s bots you play most like “${character}”.`,
  costs: (matches: number): string => `By the bots’ judgement it costs about one match in ${matches}.`,
  costsLittle: 'By the bots’ judgement it costs next to nothing.',
  /** @param months such as “October 31 of 100” */
  months: (months: string): string => `By month: ${months}.`,
  month: (month: string, done: number, chances: number): string => `${month} ${done} of ${chances}`,
  off: 'Nothing is learnt about how you play: you have switched that off under Doubles.',
  kinds: {
    knock: 'knock',
    'knock-low': 'knock with less than 24',
    'knock-high': 'knock with 27 or more',
    'knock-at-once': 'knock in your first turn',
    take: 'take an open card',
    'take-useless': 'take an open card that adds nothing',
    'take-useful': 'take an open card that helps',
    'discard-high': 'discard a ten, a court card or an ace',
    'discard-drawn': 'discard the card that you have just drawn',
    'discard-weakening': 'discard a card that counted',
    'swap-all': 'swap your whole hand for the pool',
    pass: 'pass',
    'change-hand': 'change your hand as dealer',
    declare: 'declare a full hand',
    place: 'put the card into your row',
  } satisfies Record<NoticeKind, string>,
};

/** Doubles: bots that play like the person they learnt from. */
export const doubles = {
  title: 'Doubles',
  lead: 'A double plays like the person it learnt from: just as boldly, just as carefully, and with the same mistakes.',
  yours: 'Your double',
  friends: 'Friends',
  learns: 'Learn how I play from my matches',
  remembers: 'Let bots that adapt remember my earlier matches',
  off: 'Nothing is learnt about how you play.',
  few: (decisions: number, needed: number): string =>
    `Your finished matches hold ${counted(decisions, 'decision')}. Once there are ${needed}, you get a double.`,
  learnt: (decisions: number, games: string): string => `Learnt from ${counted(decisions, 'decision')}: ${games}.`,
  /** @param isYours whether it is the double of whoever reads this */
  alike: (share: number, isYours: boolean): string =>
    `It does what ${isYours ? 'you' : 'they'} did in ${share} of 100 decisions that it had not seen.`,
  local: 'All of this stays on this device, unless you send a link.',
  play: 'Play against it',
  playOwn: 'Play against your double',
  playOne: (name: string): string => `Play against the double of ${name}`,
  seat: 'Seat it here',
  seatOwn: 'Seat your double here',
  seatOne: (name: string): string => `Seat the double of ${name} here`,
  send: 'Send',
  save: 'Save as a file',
  forget: 'Forget',
  forgetOne: 'Forget your double and all that was learnt about you',
  reallyForget: 'Really forget?',
  reallyForgetOne: 'Really forget all that was learnt about you?',
  forgotten: 'Forgotten. From now on only new matches count.',
  noFriends: 'A friend’s double comes as a link. It then plays here too.',
  nameOf: (name: string): string => `Name of the double of ${name}`,
  remove: 'Delete',
  removeOne: (name: string): string => `Delete the double of ${name}`,
  reallyRemove: 'Really delete?',
  reallyRemoveOne: (name: string): string => `Really delete the double of ${name}?`,
  sendTitle: 'Send your double',
  sendLead:
    'The link holds two dozen numbers about how you play, your portrait and your name, but no matches and no cards.',
  senderName: 'Your name',
  houseRules: 'house rules',
  arrived: (name: string): string => `The double of ${name} has arrived. It waits under Players.`,
  someone: 'a friend',
  problems: {
    damaged: 'The link to a double is damaged or incomplete. Ask for it again.',
    newer: 'This double comes from a newer version of the game. Reload the page, then open the link again.',
  },
};
