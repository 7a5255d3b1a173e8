/** What all places of the game share while the page is open; each passes on what is needed below. */
import type { Movement } from '../base/movement.ts';
import type { NextSeal } from '../model/next-seal.ts';
import type { AdviceService } from './bots/advice-service.ts';
import type { ComparisonService } from './bots/comparison-service.ts';
import type { Knowledge } from './bots/knowledge.ts';
import type { OwnBots } from './bots/own-bots.ts';
import type { PolicyService } from './bots/policy-service.ts';
import type { Doubles } from './doubles.ts';
import type { Games } from './games.ts';
import type { ArrivedChallenges } from './arrived-challenges.ts';
import type { Preferences } from './preferences.ts';
import type { Updates } from './pwa/updates.ts';
import type { Reviews } from './reviews.ts';
import type { Rooms } from './rooms/rooms.ts';
import type { OpenMatches } from './storage/open-matches.ts';
import type { PlayedDays } from './storage/played-days.ts';
import type { Stores } from './storage/stores.ts';
import type { Course } from './teaching/course.ts';
import type { TeachingSign } from './teaching/sign.ts';

export interface Services {
  /** Offline use and newer versions; none where the browser keeps no files. */
  updates: Updates | undefined;
  preferences: Preferences;
  games: Games;
  bots: PolicyService;
  advice: AdviceService;
  /** What the levels get in the deals of a day. */
  comparisons: ComparisonService;
  /** The person's own, which some games are played with. */
  ownBots: OwnBots;
  /** How well the bots know each game. */
  knowledge: Knowledge;
  /** Whether the picture on the canvas moves. */
  movement: Movement;
  stores: Stores;
  openMatches: OpenMatches;
  days: PlayedDays;
  /** Reviews of records; what makes them is fetched when it is asked for. */
  reviews: () => Promise<Reviews>;
  /** Doubles of the person and of friends; what learns them is fetched when it is asked for. */
  doubles: () => Promise<Doubles>;
  arrivedChallenges: ArrivedChallenges;
  /** Tables with people at devices of their own. */
  rooms: Rooms;
  nextSeal: NextSeal;
  teachingSign: TeachingSign;
  /** What teaches bots; fetched when it is first asked for. */
  teaching: () => Promise<Course>;
}
