/** Teachers at the tables of training: policies that were learnt before, each for the games that it plays. */
import { suitedFor, type PlayedRules } from '../../../engine/rules/suited.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { NO_TEACHER, type SelfPlayGame } from '../self-play/game.ts';
import type { ThirtyOneTable } from './thirty-one.ts';

/** What a teacher plays, and so teaches. */
export interface TaughtGames {
  rules: PlayedRules;
  /** The fewest and the most players that it was trained for. */
  players: readonly [number, number];
}

/** The game with the number of the teacher that is best suited for what is played at a table, found once for each game. */
export function taughtBy(game: SelfPlayGame, teachers: readonly TaughtGames[]): SelfPlayGame {
  /** By rules and number of players. */
  const known = new WeakMap<HouseRules, number[]>();
  return {
    ...game,
    teacherAt: (table) => {
      const { rules, tokens } = (table as ThirtyOneTable).state;
      const byPlayers = known.get(rules) ?? [];
      known.set(rules, byPlayers);
      return (byPlayers[tokens.length] ??= teacherFor(teachers, rules, tokens.length));
    },
  };
}

/** Which of the teachers is best suited for a game; `NO_TEACHER` where none plays it. */
function teacherFor(teachers: readonly TaughtGames[], rules: HouseRules, players: number): number {
  const able = teachers.filter(({ players: [fewest, most] }) => fewest <= players && players <= most);
  const [best] = suitedFor(able, rules);
  return best === undefined ? NO_TEACHER : teachers.indexOf(best);
}
