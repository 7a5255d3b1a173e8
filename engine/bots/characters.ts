/** How strong opponents are, and how they like to play. */

/** From who knows the rules to the whole policy. */
export const LEVELS = ['beginner', 'casual', 'regular', 'strong', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** `even` has no likings; the others lean somewhere where it costs little. */
export const TEMPERS = ['even', 'early-knocker', 'hoarder', 'gambler', 'cautious'] as const;
export type Temper = (typeof TEMPERS)[number];
