/** What all scenes share while the page is open; each passes on to features what they need. */
import type { Movement } from '../base/movement.ts';
import type { NextSeal } from '../model/next-seal.ts';
import type { AdviceService } from '../services/bots/advice-service.ts';
import type { ComparisonService } from '../services/bots/comparison-service.ts';
import type { Knowledge } from '../services/bots/knowledge.ts';
import type { OwnBots } from '../services/bots/own-bots.ts';
import type { PolicyService } from '../services/bots/policy-service.ts';
import type { Doubles } from '../services/doubles.ts';
import type { Games } from '../services/games.ts';
import type { ArrivedChallenges } from '../services/arrived-challenges.ts';
import type { Preferences } from '../services/preferences.ts';
import type { Reviews } from '../services/reviews.ts';
import type { Sounds } from '../services/sound/player.ts';
import type { OpenMatches } from '../services/storage/open-matches.ts';
import type { PlayedDays } from '../services/storage/played-days.ts';
import type { Stores } from '../services/storage/stores.ts';
import type { Course } from '../services/teaching/course.ts';
import type { TeachingSign } from '../services/teaching/sign.ts';

export interface Services {
  preferences: Preferences;
  games: Games;
  /** The opponents, and the policy that they play by. */
  bots: PolicyService;
  advice: AdviceService;
  /** What the levels get in the deals of a day. */
  comparisons: ComparisonService;
  /** The person's own, which some games are played with. */
  ownBots: OwnBots;
  /** How well the bots know each game. */
  knowledge: Knowledge;
  sounds: Sounds;
  /** Whether the picture on the canvas moves. */
  movement: Movement;
  /** Everything that is stored for the person. */
  stores: Stores;
  /** Matches that are not over. */
  openMatches: OpenMatches;
  /** The deals of the days. */
  days: PlayedDays;
  /** Reviews of records; what makes them is fetched when it is asked for. */
  reviews: () => Promise<Reviews>;
  /** Doubles of the person and of friends; what learns them is fetched when it is asked for. */
  doubles: () => Promise<Doubles>;
  arrivedChallenges: ArrivedChallenges;
  /** What the next match is sealed with. */
  nextSeal: NextSeal;
  teachingSign: TeachingSign;
  /** What teaches bots; fetched when it is first asked for. */
  teaching: () => Promise<Course>;
}
