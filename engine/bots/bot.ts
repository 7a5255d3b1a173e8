/** What plays: given a view and nothing else, it decides. */
import type { Action } from '../actions.ts';
import type { View } from '../view.ts';

export interface Bot {
  readonly name: string;
  /**
   * @param view what the bot's seat may know; only valid until the bot has answered
   * @param legal the actions to choose from, at least one
   */
  decide(view: View, legal: readonly Action[]): Action | Promise<Action>;
}
