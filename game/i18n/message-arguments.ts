/** What the sentences of every language are made from. */
import type { RuleName } from '../../engine/rules/table.ts';

/** A player as sentences name one: `you` makes it "You lose" instead of "Owl loses". */
export interface Speaker {
  name: string;
  you: boolean;
}

/** What is lost: tokens, letters of a word, places on the bus, or points of a race. */
export type Stake = 'tokens' | 'letters' | 'places' | 'points';

/** Why somebody lost. Values are as shown; `row` in golf; `knocked` if the loser had. */
export type Why =
  | { is: 'declared'; who: readonly Speaker[]; value: string }
  | { is: 'lowest-card'; value: string }
  | { is: 'promise-broken'; value: string }
  | { is: 'promise-kept'; knocker: Speaker; value: string }
  | { is: 'lowest'; row: boolean; value: string; knocked: boolean }
  | { is: 'not-enough'; value: string; knocked: boolean };

export interface WhyScored {
  is: 'declared' | 'highest-card' | 'highest-hand';
  value: string;
}

/** The rules that let a player make everybody show. */
export type Call = 'hammer' | 'shotgun';

/** What one may do in a turn, `take` with the sign of the card; with a pool one exchanges. A pass may end nothing (`passOn`), or one's own turns (`passForGood`). `newPool` asks for it. */
export type TurnOption =
  | 'discard'
  | 'draw'
  | 'exchange'
  | 'swapAll'
  | 'knock'
  | 'stand'
  | 'hammer'
  | 'pass'
  | 'passOn'
  | 'passForGood'
  | 'newPool'
  | { take: string };

/** How many turns the others have after a knock. */
export type TurnsLeft = 0 | 1 | 2;

/** What else people call things, by which rules are found. */
export interface AlsoCalled {
  /** By the beginning of the game's own word, or by a number. */
  things: Readonly<Record<string, string>>;
  /** For single rules. */
  rules: Readonly<Partial<Record<RuleName, string>>>;
}
