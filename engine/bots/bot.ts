/** The interface of everything that plays: it decides, given a view and nothing else. */
import type { Action } from '../actions.ts';
import type { Card } from '../cards.ts';
import type { DealResult } from '../match.ts';
import type { Random } from '../random.ts';
import type { MatchRecord } from '../record.ts';
import type { HouseRules } from '../rules/table.ts';
import type { View } from '../view.ts';

/** Decides from the view alone, so one bot serves any number of matches at once. */
export interface Bot {
  readonly name: string;
  /**
   * @param view what the bot's seat may know; only valid until the bot has answered
   * @param legal the actions to choose from, at least one
   */
  decide(view: View, legal: readonly Action[]): Action | Promise<Action>;
}

/** Where a bot sits in a match. */
export interface BotSeat {
  rules: HouseRules;
  players: number;
  seat: number;
  /** For the bot's own random choices; says nothing about the cards. */
  seed: number;
  /** The deals of the match that are over. */
  record: () => MatchRecord;
}

/** A bot in one match, which it follows from its seat until it leaves. */
export interface SeatedBot extends Bot {
  /** @param hands as shown, by seat; null for a seat that was out, one card each in sudden death */
  dealOver(result: DealResult, hands: readonly (readonly Card[] | null)[]): void;
  /** The match is over. */
  leave(): void;
}

/** Gives every match a bot of its own. */
export interface BotFactory {
  readonly name: string;
  /** In how many matches, one after another, its bots get to know the others; left out where they do not. */
  readonly matchesInARow?: number;
  /** How many matches its bots can play at a time, where that is limited. */
  readonly matchesAtOnce?: number;
  /** Waits until a bot is free. */
  sitDown(seat: BotSeat): Promise<SeatedBot>;
  /** Ends all its bots. */
  close(): Promise<void>;
}

/** A bot that plays at random. @param random decides each action */
export function createRandomBot(random: Random): Bot {
  return { name: 'random', decide: (_view, legal) => legal[random.below(legal.length)] };
}
