import { FRENCH_RULES } from '../../../engine/rules/texts/fr.ts';
import type { Words } from '../parts.ts';

export const rules: Words['rules'] = FRENCH_RULES;
