import { SPANISH_RULES } from '../../../engine/rules/texts/es.ts';
import type { Words } from '../parts.ts';

export const rules: Words['rules'] = SPANISH_RULES;
