/** Single keys that ask something of the table, and what is answered. */
import { words } from '../../i18n/words.ts';
import { describeHand, describeTokens, describeTop, describeWays, type Seen } from './describe-table.ts';

/** What can be asked, by key. No move and no command has any of these keys. */
export const ASKING_KEYS = { a: 'hand', u: 'top', z: 'tokens', w: 'turn', e: 'last' } as const;
export type Asked = (typeof ASKING_KEYS)[keyof typeof ASKING_KEYS];

/** What a key asks, null where it asks nothing. */
export function askedBy(key: string): Asked | null {
  return (ASKING_KEYS as Record<string, Asked | undefined>)[key.toLowerCase()] ?? null;
}

/** What is known besides the table: what one may do now, and what has been told since one's last turn. */
export type Knowledge = { ways: readonly string[]; history: readonly string[] };

/** The answer, in the words of the language that the game speaks. */
export function answerTo(asked: Asked, seen: Seen, { ways, history }: Knowledge): string {
  switch (asked) {
    case 'hand':
      return describeHand(seen).lines.join(' ');
    case 'top':
      return describeTop(seen);
    case 'tokens':
      return describeTokens(seen).join(' ');
    case 'turn':
      return describeWays(seen, ways);
    case 'last':
      return history.length === 0 ? words().a11y.nothingYet : history.join(' ');
  }
}
