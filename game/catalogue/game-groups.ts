/** How the games are grouped where one chooses: six that differ most from each other first. */

/** One game of each kind, the standard one first. */
export const FEATURED_GAMES = ['scat', 'ride-the-bus', 'cadillac', 'golf', 'gin', 'schwimmen'] as const;

/** All other presets, by what is special about them. */
export const GAME_GROUPS = {
  knocks: ['harsh-knock', 'knocker-pays', 'gentle-knock', 'hard-to-knock', 'stop-the-bus', 'driver-stop'],
  calls: ['hammer', 'shotgun', 'sudden-death', 'honour'],
  pool: ['schnauz', 'widow'],
  hands: ['thirty-one', 'blitz', 'four-card', 'pub', 'french-canadian', 'jacobs', 'forty-one', 'single'],
  cards: ['italian', 'trentuno', 'web-bus'],
} as const;
export type GameGroup = keyof typeof GAME_GROUPS;
