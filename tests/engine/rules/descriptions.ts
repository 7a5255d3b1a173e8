/**
 * Games as public pages describe them: `descriptions.json` lists the pages, and `descriptions/` has a rules file for each.
 * They hold facts alone: names, keys, and in short what no key says.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { fileNameOf } from '../../../engine/rules/file-name.ts';
import index from './descriptions.json' with { type: 'json' };

const FOLDER = new URL('descriptions/', import.meta.url);

/** A page about a game. */
export interface Description {
  /** Of the game, and in brackets whose it is. */
  name: string;
  address: string;
  /** ISO 639-1. */
  language: string;
  /** Before the house rules were extended to fit the pages that were known by then, or after. */
  collected: 'before' | 'after';
  /** Whether cards are exchanged with a pool. */
  pool: boolean;
  /** How much of the page could be read: all of it, all of its rules, or the beginning. */
  read: 'whole' | 'rules' | 'part';
  /** Whether the rules file says all that the page does. */
  exact: boolean;
  /** What the page says and no key does. */
  missing: string[];
  /** What no key says of the variants that the page offers besides. */
  missingInVariants?: string[];
}

export const DESCRIPTIONS = index as readonly Description[];

/** The name of the rules file of a game. */
export function descriptionFile(game: string): string {
  return `${fileNameOf(game).toLowerCase()}.json`;
}

/** The names of all rules files. */
export function descriptionFiles(): string[] {
  return readdirSync(FOLDER);
}

/** The rules file of a game, as it is written. */
export function rulesFileOf(game: string): Record<string, unknown> {
  return JSON.parse(readFileSync(new URL(descriptionFile(game), FOLDER), 'utf8'));
}
