/** What is played for: which tokens a seat has under some rules. */
import { wordOf } from '../../engine/rules/step-names.ts';
import type { HouseRules } from '../../engine/rules/table.ts';
import type { Cloth } from '../base/theme/cloths.ts';

/** `letters` spell a word, one for each loss; `places` are on a bus; `points` are for a race. */
export type TokenKind = 'pennies' | 'nickels' | 'letters' | 'places' | 'points';

/** The tokens at a seat. A game of draw and discard in which three aces count 33 is Cadillac, played for nickels. */
export function tokenKind(rules: HouseRules): TokenKind {
  if (rules.scoring === 'points') return 'points';
  if (wordOf(rules) !== null) return 'letters';
  if (rules.levelNames.length > 0) return 'places';
  return rules.threeAces === null || rules.play === 'pool' ? 'pennies' : 'nickels';
}

/** The cloth of a game: that of its tokens where these have one, or of its pack. */
export function clothOf(rules: HouseRules): Cloth {
  if (rules.play === 'golf') return 'lawn';
  if (rules.play === 'pool') return 'lagoon';
  const kind = tokenKind(rules);
  if (kind === 'pennies') return rules.deck === 'italian40' ? 'ochre' : 'green';
  return ({ nickels: 'burgundy', letters: 'plum', places: 'night-blue', points: 'slate' } as const)[kind];
}

/** Whether these tokens are coins, which are paid into the dish when lost. */
export function areCoins(kind: TokenKind): boolean {
  return kind === 'pennies' || kind === 'nickels';
}
