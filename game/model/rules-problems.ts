/** What is wrong with rules, in the current language. */
import { RULES_FORMAT, type Conflict, type RulesProblem } from '../../engine/rules/resolve.ts';
import { RULES_TABLE, inJson, type RuleKey, type RuleName } from '../../engine/rules/table.ts';
import { words } from '../i18n/words.ts';
import { shortened } from '../../engine/shortened.ts';

export type SharedProblem =
  | { is: 'too-large' }
  | { is: 'unreadable' }
  | { is: 'no-json' }
  | { is: 'damaged-link' }
  /** A link or a file of a later version of the game. */
  | { is: 'newer' }
  | RulesProblem;

/** How much of a wrong value is shown, in characters. */
const SHOWN = 40;

export function conflictInWords(conflict: Conflict): string {
  const { editor } = words();
  switch (conflict.is) {
    case 'golf-hand':
      return editor.golfHand;
    case 'brag-hand':
      return editor.bragHand;
    case 'pool-hand':
      return editor.poolHand[conflict.key];
    case 'bound-pass':
      return editor.boundPass[conflict.key];
    case 'knocker-last-turn':
      return editor.knockerLastTurn[conflict.key];
    case 'discard-first':
      return editor.discardFirst[conflict.key];
    case 'no-ten':
      return editor.noTen;
    case 'endless-race':
      return editor.endlessRace;
    case 'endless-deal':
      return editor.endlessDeal;
    case 'too-many-players':
      return editor.tooManyPlayers(conflict);
  }
}

export function allowedInWords(name: RuleName): string {
  const key: RuleKey = RULES_TABLE[name];
  const { allowed } = words().editor;
  switch (key.kind) {
    case 'choice':
      return allowed.choice(inJson(key.values));
    case 'whole':
      return allowed.whole(key.low, key.high);
    case 'worth':
      return allowed.worth(key.low, key.high);
    case 'span':
      return allowed.span(key.low, key.high);
    case 'names':
      return allowed.names(key.most);
  }
}

/** Why rules from outside cannot be used, in one sentence. */
export function problemInWords(problem: SharedProblem): string {
  const { problems } = words().editor;
  switch (problem.is) {
    case 'too-large':
      return problems.tooLarge;
    case 'unreadable':
      return problems.unreadable;
    case 'no-json':
      return problems.noJson;
    case 'damaged-link':
      return problems.damagedLink;
    case 'newer':
      return problems.newer;
    case 'no-object':
      return problems.noObject;
    case 'format':
      return problems.format(shown(problem.given), JSON.stringify(RULES_FORMAT));
    case 'base':
      return problems.base(shown(problem.given));
    case 'name':
      return problems.name(shown(problem.given));
    case 'unknown-key':
      return problems.unknownKey(shortened(problem.key, SHOWN));
    case 'players':
      return problems.players(problem.fewest, problem.most, problem.given);
    case 'value':
      return problems.value(problem.key, shown(problem.given), allowedInWords(problem.key));
    default:
      return conflictInWords(problem);
  }
}

function shown(value: unknown): string {
  return value === undefined ? '–' : shortened(JSON.stringify(value), SHOWN);
}
