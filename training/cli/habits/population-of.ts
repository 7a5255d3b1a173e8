/**
 * People who play somewhat as the players in records, from which `npm run train -- --rivals` draws opponents. What can be
 * known of each is learnt as it will be in matches: from choices that they would make in situations of those records.
 */
import { broadBelief } from '../../../engine/habits/belief.ts';
import {
  actionProbabilities,
  noHabits,
  type HabitWeights,
  type ObservedDecision,
} from '../../../engine/habits/habits.ts';
import { packedHabits } from '../../../engine/habits/packed.ts';
import {
  POPULATION_FORMAT,
  type PopulationFile,
  type PopulationPerson,
} from '../../../engine/habits/population-file.ts';
import { rivalNumbers } from '../../../engine/habits/rival-numbers.ts';
import { learnHabits, Posterior } from '../../../engine/habits/posterior.ts';
import { normalFrom, placeByShare, type Random } from '../../../engine/random.ts';

/** What a player chose in one game. */
export interface PopulationMember {
  /** The game and for how many: habits of different ones are not mixed. */
  game: string;
  play: PopulationPerson['play'];
  decisions: readonly ObservedDecision[];
}

/** People for each player. */
const PEOPLE_EACH = 30;
/** How far people differ from a player, or from what lies between two of them: the deviation of each weight. */
const SPREAD = 0.25;
/** β₀ is never less: nobody plays wholly at random. */
const LEAST_POLICY = 0.05;
/** After so many decisions it is noted what is known. */
const COUNTS = [3, 8, 20, 50, 120, 300, 700];
const ROUNDING = 1000;

/** @param members at least one */
export function populationOf(members: readonly PopulationMember[], random: Random): PopulationFile {
  const games = [...new Set(members.map(({ game }) => game))];
  const people = games.flatMap((game) => peopleOf(members.filter((member) => member.game === game)));
  return { format: POPULATION_FORMAT, people };

  function peopleOf(players: readonly PopulationMember[]): PopulationPerson[] {
    const situations = players.flatMap(({ decisions }) => decisions);
    // The policy itself is somebody whom one may meet.
    const habits = [noHabits(), ...players.map(({ decisions }) => learnHabits(broadBelief(), decisions).mean)];
    return Array.from({ length: habits.length * PEOPLE_EACH }, () => {
      const weights = drawWeights(habits, random);
      const known = knownOf(weights, situations, random);
      return { play: players[0].play, habits: packedHabits(weights), known };
    });
  }
}

/** Like a player, or half the time like something between two, and a little like nobody. */
function drawWeights(habits: readonly HabitWeights[], random: Random): HabitWeights {
  const [one, other] = [0, 1].map(() => habits[random.below(habits.length)]);
  const mixed = random.unit() * random.below(2);
  const weights = one.map(
    (weight, i) => weight + mixed * (other[i] - weight) + SPREAD * normalFrom(() => random.unit()),
  );
  weights[0] = Math.max(LEAST_POLICY, weights[0]);
  return weights;
}

function knownOf(weights: HabitWeights, situations: readonly ObservedDecision[], random: Random): number[][] {
  const posterior = new Posterior(broadBelief());
  let { mean } = broadBelief();
  let seen = 0;
  return COUNTS.map((count) => {
    for (; seen < count; seen++) {
      const situation = situations[random.below(situations.length)];
      const chosen = placeByShare(actionProbabilities(situation, weights), random.unit());
      posterior.add([{ ...situation, chosen }]);
    }
    const belief = posterior.belief(mean);
    mean = belief.mean;
    return Array.from(rivalNumbers(belief), (number) => Math.round(number * ROUNDING) / ROUNDING);
  });
}
