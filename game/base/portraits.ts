/** The portraits from which people choose one for their seat; the lamp is that of whoever plays alone and has not chosen. */
export const PORTRAITS = ['lamp', 'cup', 'hat', 'moon', 'cat', 'dog'] as const;
export type Portrait = (typeof PORTRAITS)[number];
