import type { Proof } from './proof.ts';
import { playRandomMatches } from './random-matches.ts';

const HOW_OFTEN = { legal: 0, resume: 0, swap: 20, replay: 0 };

export const views: Proof = {
  name: 'views',
  shows: 'What a seat is told, its view, what is legal and the network’s input, is the same with other hidden cards.',
  unit: 'views',
  fullSize: 1_000_000,
  partSize: 2_000,
  run: (part, onProgress) => playRandomMatches(part, HOW_OFTEN, 'swapped', onProgress),
};
