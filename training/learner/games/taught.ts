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
  /** Whether it is one to players who play as thresholds, and teaches only where all others do. */
  isBestResponse: boolean;
}

/**
 * The game with the number of the teacher that is best suited for what is played at a table: there, a best response comes
 * before all others.
 * @param areThresholds whether all others at a table play as thresholds
 */
export function taughtBy(
  game: SelfPlayGame,
  teachers: readonly TaughtGames[],
  areThresholds: (table: ThirtyOneTable) => boolean,
): SelfPlayGame {
  const general = suitedTeachers(teachers, false);
  const bestResponses = suitedTeachers(teachers, true);
  return {
    ...game,
    teacherAt: (each) => {
      const table = each as ThirtyOneTable;
      const bestResponse = areThresholds(table) ? bestResponses(table) : NO_TEACHER;
      return bestResponse === NO_TEACHER ? general(table) : bestResponse;
    },
  };
}

/** Which of the teachers of a kind is best suited for the game of a table, found once for each game. */
function suitedTeachers(teachers: readonly TaughtGames[], areBestResponses: boolean) {
  /** By rules and number of players. */
  const known = new WeakMap<HouseRules, number[]>();
  return ({ state: { rules, tokens } }: ThirtyOneTable): number => {
    const byPlayers = known.get(rules) ?? [];
    known.set(rules, byPlayers);
    return (byPlayers[tokens.length] ??= teacherFor(teachers, areBestResponses, rules, tokens.length));
  };
}

/** Which of the teachers of a kind is best suited for a game; `NO_TEACHER` where none plays it. */
function teacherFor(
  teachers: readonly TaughtGames[],
  areBestResponses: boolean,
  rules: HouseRules,
  players: number,
): number {
  const able = teachers.filter(
    ({ isBestResponse, players: [fewest, most] }) =>
      isBestResponse === areBestResponses && fewest <= players && players <= most,
  );
  const [best] = suitedFor(able, rules);
  return best === undefined ? NO_TEACHER : teachers.indexOf(best);
}
