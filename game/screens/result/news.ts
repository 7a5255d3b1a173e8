/** What a match has added to ladder and goals, and what else is said after it, in words. */
import type { Level } from '../../../engine/bots/characters.ts';
import { PRESETS } from '../../../engine/rules/resolve.ts';
import type { Animal } from '../../base/animals.ts';
import { gameName } from '../../catalogue/game-names.ts';
import { LADDER, stepAbove } from '../../catalogue/ladder.ts';
import type { GoalId } from '../../i18n/en/goals.ts';
import { plainNumber, signed } from '../../i18n/numbers.ts';
import { words } from '../../i18n/words.ts';
import type { HeadToHead } from '../../services/storage/kept-records.ts';
import type { Rating } from '../../model/rating.ts';

/** What a match has added. */
export interface News {
  /** Who was beaten on the ladder for the first time. */
  beaten: Animal | null;
  goals: readonly GoalId[];
  /** The game that was won for the first time, and how many have been won with it. */
  game: { id: string; gamesWon: number } | null;
  /** The rating after it and by how much it has changed; null where it does not count. */
  rating: { after: Rating; change: number } | null;
}

/** What becomes known while the result is shown. */
export interface Known {
  news: News | null;
  /** That one played like, as a review says. */
  level: Level | null;
  /** What a bot that adapts did; empty for nothing. */
  adaptation: string;
  /** What an opponent says; empty for nothing. */
  retort: string;
  /** By seat, how one stands with that opponent over all matches, this one among them; null where that is not counted. */
  headToHead: readonly (HeadToHead | null)[];
}

/** The news in sentences. */
export function newsInWords({ beaten, goals, game, rating }: News): string[] {
  const messages = words().goals;
  const names = goals.map((id) => messages.list[id].name);
  return [
    ...(beaten === null ? [] : beatenInWords(beaten)),
    ...(names.length === 0 ? [] : [messages.news(names)]),
    ...(rating === null ? [] : [ratingInWords(rating)]),
    ...(game === null ? [] : [messages.gameWon(gameName(game.id).name, game.gamesWon, PRESETS.length)]),
  ];
}

function ratingInWords({ after, change }: NonNullable<News['rating']>): string {
  return words().result.rating(plainNumber(Math.round(after.rating)), signed(Math.round(change)));
}

/** That a step has been climbed, what was won with it, and who is next. */
function beatenInWords(animal: Animal): string[] {
  const { ladder, seats } = words();
  const next = stepAbove({ animal });
  const name = seats.animals[animal];
  const step = LADDER.find((one) => one.animal === animal);
  return [
    next === null ? ladder.top(name) : ladder.nextIs(name, seats.animals[next.animal]),
    ...(step === undefined ? [] : [`${ladder.won(ladder.rewards[step.reward.value])}.`]),
  ];
}

/** All that is said beside the medals of goals, the most important first. */
export function sentencesOf({ news, level, adaptation, retort }: Known): string[] {
  const { result, seats } = words();
  return [
    ...(news === null ? [] : newsInWords({ ...news, goals: [] })),
    ...(level === null ? [] : [result.playedLike(seats.levels[level])]),
    adaptation,
    retort,
  ].filter((sentence) => sentence !== '');
}
