/** Finds rules by what is said about them, and by what people call things elsewhere. Pure. */
import { RULE_NAMES, RULES_TABLE, type HouseRules, type RuleKey, type RuleName } from '../../../engine/rules/table.ts';
import { plainWords } from '../../base/search-text.ts';
import { words } from '../../i18n/words.ts';
import { labelInWords, meaningInWords } from '../../model/rules-in-words.ts';

/** Whether a word that is said is what was typed. */
type Fits = (said: string, typed: string) => boolean;

/** Words of at least so many letters may have so many more at their end: "cards" for "card", and not "runs" for "run". */
const LEAST_STEM = 4;
const LONGEST_ENDING = 2;

const isSame: Fits = (said, typed) => {
  const [short, long] = said.length < typed.length ? [said, typed] : [typed, said];
  if (short === long) return true;
  return short.length >= LEAST_STEM && long.length <= short.length + LONGEST_ENDING && long.startsWith(short);
};

/** In this order: as soon as one finds rules, those that the next ones would find beside them are something else. */
const WAYS: readonly Fits[] = [
  isSame,
  (said, typed) => said.startsWith(typed),
  (said, typed) => said.length > typed.length && said.includes(typed),
];

/**
 * The rules of which all words that were typed are said: as they are, or else as beginnings of words, or else within words.
 * @param rules whose values the labels name
 * @param titlesOf what a rule stands under
 */
export function findRules(
  typed: string,
  rules: HouseRules,
  titlesOf: (key: RuleName) => readonly string[],
): readonly RuleName[] {
  const wanted = plainWords(typed);
  const said = new Map(RULE_NAMES.map((key) => [key, saidOf(key, rules, titlesOf(key))]));
  for (const fits of WAYS) {
    const found = RULE_NAMES.filter((key) => wanted.every((word) => said.get(key)?.some((one) => fits(one, word))));
    if (found.length > 0) return found;
  }
  return [];
}

/** Everything that is said about a rule: its key, its meaning, its values, what it is grouped under, and what else people call that. */
function saidOf(key: RuleName, rules: HouseRules, titles: readonly string[]): string[] {
  const { things, rules: called } = words().editor.alsoCalled();
  const partsOfKey = key.replaceAll(/(?=[A-Z]|(?<!\d)\d)/g, ' ');
  const values = namedValues(RULES_TABLE[key], rules[key]);
  const labels = values.map((value) => labelInWords({ ...rules, [key]: value }, key));
  const said = plainWords([key, partsOfKey, meaningInWords(key), ...labels, ...values, ...titles].join(' '));
  const others = Object.entries(things).flatMap(([beginning, names]) => {
    const [plain] = plainWords(beginning);
    // A number is one only as a whole.
    const is = (word: string): boolean => (/^\d+$/.test(plain) ? word === plain : word.startsWith(plain));
    return said.some(is) ? plainWords(names) : [];
  });
  return [...said, ...others, ...plainWords(called[key] ?? '')];
}

/** The values of a key of which the editor shows a label: of some all, of others the current one. */
function namedValues(rule: RuleKey, current: unknown): readonly unknown[] {
  switch (rule.kind) {
    case 'choice':
      return rule.values;
    case 'worth':
      return [null, ...rule.usual, 'top'];
    case 'whole':
    case 'span':
    case 'names':
      return [current];
  }
}
