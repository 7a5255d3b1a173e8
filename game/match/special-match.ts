/** What is special about a match that is not one of the menu's: a deal of a day, or a challenge. */
import type { Chance } from '../../engine/chance.ts';
import type { SealedChance } from '../../engine/fair/sealed-chance.ts';
import type { Match, MatchStart } from '../../engine/match.ts';
import type { MatchRecord } from '../../engine/record.ts';
import type { FairnessSubject } from '../screens/fairness/screen.tsx';
import type { MatchKeeper, Snapshot } from '../services/storage/open-matches.ts';
import type { AfterDealOptions } from './after-deal.ts';
import type { Arrangement } from './arrangement.ts';

/** Stores a match while it is played. */
export type TableKeeper = Pick<MatchKeeper, 'id' | 'isKept' | 'changed' | 'close'>;

/** Others play the same, and results are compared: so there are no hints, and it waits for the trained opponents. */
export interface SpecialMatch {
  arrangement: Arrangement;
  /** Decides the cards, and what the bots do. */
  chance: Chance & Pick<SealedChance, 'numbers'>;
  /** Where it begins; null at the beginning of a match. */
  start: MatchStart | null;
  /** As it was left, as `engine/save.ts` writes it; null for one that begins. */
  save: unknown;
  isSingleDeal: boolean;
  keep: (snapshot: () => Snapshot) => TableKeeper;
  /** Called once it is known whether the trained opponents have come. */
  begins: () => void;
  /** Over the table: which one it is, and how it stands. @param isOver whether the end of a deal was seen */
  lines: (match: Match, isOver: boolean) => readonly string[];
  /** What becomes of it when the table is left. */
  leaving: () => string;
  fairness: FairnessSubject;
  /** What comes after its last deal. @param record so far */
  onward: (match: Match, record: () => MatchRecord) => AfterDealOptions['onward'];
}
