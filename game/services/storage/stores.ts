/** What the game keeps for the person, on shelves by kind. What is kept is checked when it is taken from a shelf. */
import type { MatchRecord } from '../../../engine/record.ts';
import { passingShelf, type Shelf } from '../../base/store.ts';
import type { KeptRules } from '../../catalogue/library.ts';
import type { Seat } from '../../catalogue/settings.ts';

/** Who sat at the table of a match. */
export type Sat = {
  /** By seat. */
  players: readonly Seat[];
  /** The seat of the person who played alone, -1 for none. */
  you: number;
};

/** A match that has been played to its end. */
export type KeptRecord = Sat & {
  /** When it began and ended, as ISO 8601 in UTC. */
  began: string;
  ended: string;
  /** The policy that played the bots, or `expert`. */
  policy: string;
  record: MatchRecord;
};

/** A match that goes on: `save` is what `engine/save.ts` writes. */
export type OpenMatch = Sat & { began: string; saved: string; policy: string; save: unknown };

export type Shelves = {
  /** Matches that are not over. */
  matches: Shelf<OpenMatch>;
  records: Shelf<KeptRecord>;
  /** By name. */
  rules: Shelf<KeptRules>;
  /** What could not be read and was put aside, as it was; each under its shelf's name, a space and the id that it had there. */
  damaged: Shelf<unknown>;
  /** False where the browser keeps nothing: everything is gone when the page is closed. */
  isLasting: boolean;
};

/** Shelves that last as long as the page. */
export function passingShelves(): Shelves {
  return {
    matches: passingShelf(),
    records: passingShelf(),
    rules: passingShelf(),
    damaged: passingShelf(),
    isLasting: false,
  };
}
