/**
 * What keys may be and may not be, by the kinds of the table. That the table and the presets say what the rules reference
 * does, `tests/docs/rules-reference.test.ts` finds.
 */
import { RULES_TABLE, RULE_NAMES, standardValue, type HouseRules, type RuleName } from '../../../engine/rules/table.ts';

function byKey<Value>(valueOf: (name: RuleName) => Value): Record<RuleName, Value> {
  return Object.fromEntries(RULE_NAMES.map((name) => [name, valueOf(name)])) as Record<RuleName, Value>;
}

export const DEFAULTS = byKey((name) => standardValue(RULES_TABLE[name])) as unknown as Omit<HouseRules, 'name'>;

/** What many tables play, between the ends of what some keys may be. */
const BETWEEN: Partial<Record<RuleName, readonly number[]>> = {
  lives: [10],
  knockMinimum: [17, 19, 21],
  turnLimit: [2],
};

/** By key, values other than the default that are allowed, both ends of a range among them. */
export const CORNER_VALUES: Readonly<Record<string, readonly unknown[]>> = byKey((name) => {
  const key = RULES_TABLE[name];
  switch (key.kind) {
    case 'choice':
      return key.values.slice(1);
    case 'whole':
      return [key.low === key.standard ? key.low + 1 : key.low, ...(BETWEEN[name] ?? []), key.high];
    case 'worth':
      return [key.low, ...key.usual, key.high, 'top'];
    case 'span':
      return [
        [key.low, key.low],
        // As many as can be dealt to where a card is turned up.
        [key.low, key.high - 1],
        [key.low + 1, 7],
      ];
    case 'names':
      return [['no letter', 'G', 'G I'], ['n'.repeat(60)], Array.from({ length: key.most }, () => 'n')];
  }
});

/** By key, values that are refused. */
export const WRONG_VALUES: Readonly<Record<string, readonly unknown[]>> = byKey((name) => {
  const key = RULES_TABLE[name];
  switch (key.kind) {
    case 'choice': {
      const values: readonly unknown[] = key.values;
      return [null, true, 'true', 'none of these', 1.5, 52, -2, [], key.values].filter(
        (value) => !values.includes(value),
      );
    }
    case 'whole':
      return [key.low - 1, key.high + 1, key.low + 0.5, String(key.high), true, null];
    case 'worth':
      return [key.low - key.step, key.high + key.step, key.low + key.step / 2, String(key.high), 'bottom', false];
    case 'span':
      return [4, [2], [key.low - 1, 5], [2, key.high + 1], [5, 3], [2, 3, 4], ['2', '4'], [2.5, 4], null];
    case 'names':
      return ['G', [1], [''], ['n'.repeat(61)], Array.from({ length: key.most + 1 }, () => 'n'), null];
  }
});
