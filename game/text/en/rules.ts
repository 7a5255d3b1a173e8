/** What is said about rules: the engine has it, since commands and documents say it too. */
export { ENGLISH_RULES as rules } from '../../../engine/rules/words.ts';
