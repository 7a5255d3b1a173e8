/** The rules, in the words of the engine. */
import { ENGLISH_RULES } from '../../../engine/rules/texts/en.ts';

export const rules = ENGLISH_RULES;
