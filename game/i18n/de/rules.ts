import { GERMAN_RULES } from '../../../engine/rules/texts/de.ts';
import type { Words } from '../parts.ts';

export const rules: Words['rules'] = GERMAN_RULES;
