/** `thirty-one/rules`: house rules, the named games, and rules in words. */
export { compareRules, playsLike, type ComparedKey, type RulesComparison } from '../engine/rules/compare.ts';
export { describeRules, differences, type RulesPassage } from '../engine/rules/describe.ts';
export { equivalentPresets } from '../engine/rules/equivalent.ts';
export {
  PRESETS,
  RULES_FORMAT,
  RulesError,
  checkPlayers,
  compactRulesFile,
  preset,
  resolveRules,
  type RulesProblem,
} from '../engine/rules/resolve.ts';
export { rulesSchema } from '../engine/rules/schema.ts';
export { RULE_NAMES, type HouseRules, type RuleName } from '../engine/rules/table.ts';
export { GERMAN_RULES } from '../engine/rules/texts/de.ts';
export { ENGLISH_RULES, type RuleTexts } from '../engine/rules/texts/en.ts';
export { SPANISH_RULES } from '../engine/rules/texts/es.ts';
export { FRENCH_RULES } from '../engine/rules/texts/fr.ts';
export { rulesFile } from '../engine/rules/resolve.ts';
