/** What a game has that the standard one has not, the most important first. */
import { isStandard, RULE_NAMES, RULES_TABLE, type HouseRules, type RuleName } from '../../../engine/rules/table.ts';
import { wordOf } from '../../../engine/rules/step-names.ts';
import { idleReason } from '../../../engine/rules/idle.ts';
import { playedBy } from '../../../engine/rules/describe.ts';
import { labelInWords, sentencesInWords } from '../../model/rules-in-words.ts';
import { capitalised } from '../../i18n/grammar.ts';
import { words } from '../../i18n/words.ts';

/** As many as can be taken in before one plays. */
const MOST = 3;

/** All keys that are told of, in the order in which they are. */
const ORDER: readonly RuleName[] = RULE_NAMES.filter((name) => RULES_TABLE[name].novelty !== 'never').toSorted(
  (one, other) => orderOf(one) - orderOf(other),
);

function orderOf(name: RuleName): number {
  return Number(RULES_TABLE[name].novelty ?? Number.MAX_VALUE);
}

/** The keys in which a game differs from the standard one with effect, three at most. @param players how many play */
export function noveltiesOf(rules: HouseRules, players?: number): RuleName[] {
  const played = playedBy(rules, players);
  const isNew = (name: RuleName): boolean =>
    !isStandard(rules, name) &&
    idleReason(played, name) === null &&
    // Where steps have names, these say how many there are.
    (name !== 'lives' || rules.levelNames.length === 0);
  return ORDER.filter(isNew).slice(0, MOST);
}

/** A novelty: what it is called, and what it is about in a sentence or two, where its name does not say it all. */
export function noveltyInWords(rules: HouseRules, key: RuleName): { title: string; text: string | null } {
  const { about, titles } = words().introduction;
  const title = `${capitalised(labelInWords(rules, key))}.`;
  const word = wordOf(rules);
  switch (key) {
    case 'play':
      return { title, text: rules.play === 'golf' ? about.golf : about.pool };
    case 'dealerChoice':
      return { title, text: about.dealerChoice };
    case 'handSize':
      return { title, text: about.fourCards };
    case 'handRanking':
      return { title, text: about.brag };
    case 'knockPromise':
      return { title, text: about.highest };
    case 'levelNames':
      if (word !== null) return { title: titles.letters(word), text: about.letters };
      return { title: titles.seats, text: about.seats };
    case 'declare':
      return { title, text: rules.declare === 'manual' ? about.quiet : null };
    case 'scoring':
      return { title, text: about.points(rules.pointsTarget) };
    case 'buyIns':
      return { title, text: about.buyIns };
    default:
      return { title, text: RULES_TABLE[key].isExplained ? sentencesInWords(rules, key) : null };
  }
}
