/** What a match has added to ladder and goals, and what else is said after it, in words. */
import type { Level } from '../../../engine/bots/characters.ts';
import { PRESETS } from '../../../engine/rules/resolve.ts';
import type { Animal } from '../../base/animals.ts';
import { gameName } from '../../catalogue/game-names.ts';
import { stepAbove } from '../../catalogue/ladder.ts';
import type { GoalId } from '../../i18n/en/goals.ts';
import { plainNumber, signed } from '../../i18n/numbers.ts';
import { words } from '../../i18n/words.ts';
import { wonWith } from '../goals/prizes.ts';
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
  adaptation: string;
  retort: string;
  /** By seat, how one stands with that opponent over all matches, this one among them; null where that is not counted. */
  headToHead: readonly (HeadToHead | null)[];
}

export function newsInWords(news: News): string[] {
  const { goals, ladder } = words();
  const names = news.goals.map((id) => goals.list[id].name);
  return [
    ...(names.length === 0 ? [] : [goals.news(names)]),
    ...wonWith(news).map(({ value }) => `${ladder.won(ladder.rewards[value])}.`),
    ...besideMedals(news),
  ];
}

/** What neither a medal nor the picture of a prize says. */
function besideMedals({ beaten, game, rating }: News): string[] {
  const { gameWon } = words().goals;
  return [
    ...(beaten === null ? [] : [beatenInWords(beaten)]),
    ...(rating === null ? [] : [ratingInWords(rating)]),
    ...(game === null ? [] : [gameWon(gameName(game.id).name, game.gamesWon, PRESETS.length)]),
  ];
}

function ratingInWords({ after, change }: NonNullable<News['rating']>): string {
  return words().result.rating(plainNumber(Math.round(after.rating)), signed(Math.round(change)));
}

function beatenInWords(animal: Animal): string {
  const { ladder, seats } = words();
  const next = stepAbove({ animal });
  const name = seats.animals[animal];
  return next === null ? ladder.top(name) : ladder.nextIs(name, seats.animals[next.animal]);
}

/** All that is said beside medals and prizes, the most important first. */
export function sentencesOf({ news, level, adaptation, retort }: Known): string[] {
  const { result, seats } = words();
  return [
    ...(news === null ? [] : besideMedals(news)),
    ...(level === null ? [] : [result.playedLike(seats.levels[level])]),
    adaptation,
    retort,
  ].filter((sentence) => sentence !== '');
}
