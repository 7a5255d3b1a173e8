/** Who is taught: each course has a young animal of its own, with a name. */
import type { Animal } from '../../base/animals.ts';
import type { TeachingPlan } from './plan.ts';

export interface Pupil {
  /** The same in every language. */
  name: string;
  animal: Animal;
}

const PUPILS: readonly Pupil[] = [
  { name: 'Filou', animal: 'fox' },
  { name: 'Luna', animal: 'owl' },
  { name: 'Kiri', animal: 'heron' },
  { name: 'Bruno', animal: 'badger' },
  { name: 'Momo', animal: 'hare' },
  { name: 'Nelly', animal: 'otter' },
  { name: 'Oskar', animal: 'stag' },
  { name: 'Pip', animal: 'wren' },
  { name: 'Juno', animal: 'marten' },
  { name: 'Teddy', animal: 'bear' },
];

/** The pupil of a course: always the same one, by the seed of its plan. */
export function pupilOf({ seed }: Pick<TeachingPlan, 'seed'>): Pupil {
  return PUPILS[seed % PUPILS.length];
}
