/** The players in records as a population, from which `npm run train -- --rivals` draws people. */
import { broadBelief, deviationOf, learnHabits } from '../../../engine/habits/belief.ts';
import type { ObservedDecision } from '../../../engine/habits/habits.ts';
import { packedHabits } from '../../../engine/habits/packed.ts';
import { POPULATION_FORMAT, type PopulationFile } from '../../../engine/habits/population-file.ts';

/** What a player chose in one way of playing. */
export interface PopulationMember {
  name: string;
  play: PopulationFile['players'][number]['play'];
  decisions: readonly ObservedDecision[];
}

/** After so many decisions it is measured how uncertain weights are. */
const COUNTS = [4, 10, 30, 100, 300];
const ROUNDING = 1000;

/** @param members at least one */
export function populationOf(members: readonly PopulationMember[]): PopulationFile {
  return {
    format: POPULATION_FORMAT,
    players: members.map(({ name, play, decisions }) => ({
      name,
      play,
      habits: packedHabits(learnHabits(broadBelief(), decisions).mean),
    })),
    deviations: COUNTS.map((count) => ({ decisions: count, weights: meanDeviations(members, count) })),
  };
}

/** Over all who have decided as often; over all where nobody has. */
function meanDeviations(members: readonly PopulationMember[], count: number): number[] {
  const enough = members.filter(({ decisions }) => decisions.length >= count);
  const all = (enough.length === 0 ? members : enough).map(({ decisions }) =>
    deviationOf(learnHabits(broadBelief(), decisions.slice(0, count))),
  );
  return Array.from(all[0], (_, i) => {
    const mean = all.reduce((sum, deviations) => sum + deviations[i], 0) / all.length;
    return Math.round(mean * ROUNDING) / ROUNDING;
  });
}
