/**
 * Games as public pages describe them: `descriptions.json` has a row for each page. They hold facts alone: names, keys,
 * and in short what no key says.
 */
import { RULES_FORMAT } from '../../../engine/rules/resolve.ts';
import table from './descriptions.json' with { type: 'json' };

/** A page about a game. */
export interface Description {
  /** Of the game, and in brackets whose it is. */
  name: string;
  address: string;
  /** ISO 639-1. */
  language: string;
  /** With which others it was collected. The house rules were extended to fit the first sample; every later one was new to them when it was collected. */
  sample: 1 | 2 | 3 | 4;
  /** How much of the page could be read: all of it, all of its rules, or the beginning. */
  read: 'whole' | 'rules' | 'part';
  /** A rules file without its format and name. */
  rules: { base: string } & Record<string, unknown>;
  /** What the page says and no key does. */
  missing: string[];
  /** What no key says of the variants that the page offers besides. */
  missingInVariants?: string[];
}

export const DESCRIPTIONS = table as readonly Description[];

/** The rules file of a game. */
export function rulesFileOf({ name, rules }: Description): Record<string, unknown> {
  return { format: RULES_FORMAT, name, ...rules };
}

/** Whether the rules file says all that the page does. */
export function isExact({ missing, read }: Description): boolean {
  return missing.length === 0 && read !== 'part';
}
