/** Keys that ask about the table, and the answers. */
import { words } from '../../i18n/words.ts';
import { describeHand, describeTokens, describeTop, describeWays, type Seen } from './describe-table.ts';

/** What can be asked, by key. No action and no command uses these keys. */
export const ASKING_KEYS = { a: 'hand', u: 'top', z: 'tokens', w: 'turn', e: 'last' } as const;
export type Asked = (typeof ASKING_KEYS)[keyof typeof ASKING_KEYS];

/** What a key asks; null for nothing. */
export function askedBy(key: string): Asked | null {
  return (ASKING_KEYS as Record<string, Asked | undefined>)[key] ?? null;
}

/** What is known besides the table: the names of the actions on offer, and what was announced since one's last turn. */
interface AnswerFacts {
  ways: readonly string[];
  history: readonly string[];
}

/** The answer, in the current language. */
export function answerTo(asked: Asked, seen: Seen, { ways, history }: AnswerFacts): string {
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
