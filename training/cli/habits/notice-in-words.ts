/** What is noticeable of a player, as lines of text. */
import type { Notice, NoticeKind } from '../../../engine/habits/notices.ts';

const WORDS: Readonly<Record<NoticeKind, string>> = {
  knock: 'knocks',
  'knock-low': 'knocks with less than 24',
  'knock-high': 'knocks with 27 or more',
  'knock-at-once': 'knocks in the first turn',
  take: 'takes an open card',
  'take-useless': 'takes an open card that adds nothing',
  'take-useful': 'takes an open card that helps',
  'discard-high': 'discards a ten, a court card or an ace',
  'discard-drawn': 'discards the card just drawn',
  'discard-weakening': 'discards a card that counted',
  'swap-all': 'swaps the whole hand for the pool',
  pass: 'passes',
  'change-hand': 'changes the hand as dealer',
  declare: 'declares a full hand',
  place: 'keeps the card that waits (golf)',
};

/** “knocks with less than 24: 0 of 438 times, the policy 64 (more often or less, and how clearly)” */
export function noticeInWords({ kind, chances, done, expected, clearness }: Notice): string {
  const errors = Math.abs(clearness).toFixed(1);
  return `${WORDS[kind]}: ${done} of ${chances} times, the policy ${Math.round(expected)} (${errors} standard errors)`;
}
