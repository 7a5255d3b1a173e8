import type { Proof } from './proof.ts';
import { playRandomMatches } from './random-matches.ts';

/** Where the time goes: what is legal and records cost about as much as play, a save as much as a hundred deals. */
const HOW_OFTEN = { legal: 16, resume: 20_000, swap: 0, replay: 16 };

export const deals: Proof = {
  name: 'deals',
  shows:
    'By random rules no card is lost, turns, scores, losses and dealers are those of a second reading of the rules, what is legal is what nothing forbids, and records and saves play to the same.',
  unit: 'deals',
  fullSize: 10_000_000,
  partSize: 5_000,
  run: (part, onProgress) => playRandomMatches(part, HOW_OFTEN, 'deals', onProgress),
};
