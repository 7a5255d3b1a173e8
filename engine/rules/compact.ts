/** The shortest rules file that stands for some rules. */
import { preset, PRESETS, RULES_FORMAT } from './resolve.ts';
import { RULE_NAMES, type HouseRules } from './table.ts';

/** A rules file (docs/formats.md#rules-files) on the preset from which the fewest keys differ. */
export function compactRulesFile(rules: HouseRules): { format: typeof RULES_FORMAT; [key: string]: unknown } {
  const differing = (base: string): readonly (keyof HouseRules)[] => {
    const standard = preset(base);
    return RULE_NAMES.filter((name) => JSON.stringify(rules[name]) !== JSON.stringify(standard[name]));
  };
  const counts = new Map(PRESETS.map((base) => [base, differing(base).length]));
  const base = PRESETS.reduce((best, one) => ((counts.get(one) ?? 0) < (counts.get(best) ?? 0) ? one : best));
  const own = Object.fromEntries(differing(base).map((name) => [name, rules[name]]));
  return { format: RULES_FORMAT, name: rules.name, base, ...own };
}
