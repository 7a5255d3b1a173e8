/** The portraits from which people choose one for their seat; the lamp is that of whoever plays alone and has not chosen. */
export const FREE_PORTRAITS = ['lamp', 'cup', 'hat', 'moon', 'cat', 'dog'] as const;
/** With those that are won (`game/screens/goals/prizes.ts`). */
export const PORTRAITS = [...FREE_PORTRAITS, 'clover', 'crown'] as const;
export type Portrait = (typeof PORTRAITS)[number];
