/**
 * People who play somewhat as the players in records, from which `npm run train -- --rivals` draws opponents. What can be
 * known of each is learnt as it will be in matches: from choices that they would make in situations of those records.
 */
import { broadBelief } from '../../../engine/habits/belief.ts';
import { actionProbabilities, type ObservedDecision } from '../../../engine/habits/habits.ts';
import { noHabits, type HabitWeights } from '../../../engine/habits/weights.ts';
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
  player: string;
  /** The game and for how many: habits of different ones are not mixed. */
  game: string;
  play: PopulationPerson['play'];
  decisions: readonly ObservedDecision[];
}

const PEOPLE_EACH = 30;
/** For each threshold besides, people who are it: no habits say all of how it plays. */
const THRESHOLDS_EACH = 60;
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
    const learnt = players.map(({ decisions }) => learnHabits(broadBelief(), decisions).mean);
    return [...alike(players, learnt), ...players.flatMap((player, i) => itself(player, learnt[i]))];
  }

  function alike(players: readonly PopulationMember[], learnt: readonly HabitWeights[]): PopulationPerson[] {
    const situations = players.flatMap(({ decisions }) => decisions);
    // The policy itself is somebody whom one may meet.
    const habits = [noHabits(), ...learnt];
    return Array.from({ length: habits.length * PEOPLE_EACH }, () => {
      const weights = drawWeights(habits, random);
      const known = whatIsKnown(choicesOf(weights, situations, random));
      return { play: players[0].play, habits: packedHabits(weights), known };
    });
  }

  /** A bot that costs nothing to ask, known each time from other choices of its own. */
  function itself({ player, play, decisions }: PopulationMember, weights: HabitWeights): PopulationPerson[] {
    const threshold = thresholdOf(player);
    if (threshold === null || decisions.length < COUNTS[0]) return [];
    return Array.from({ length: THRESHOLDS_EACH }, () => {
      const known = whatIsKnown(inAnyOrder(decisions, random));
      return { play, habits: packedHabits(weights), known, threshold };
    });
  }
}

function thresholdOf(player: string): number | null {
  const [, threshold] = /^threshold:(\d+)$/u.exec(player) ?? [];
  return threshold === undefined ? null : Number(threshold);
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

/** What somebody would choose, without end. */
function* choicesOf(
  weights: HabitWeights,
  situations: readonly ObservedDecision[],
  random: Random,
): Generator<ObservedDecision, never> {
  for (;;) {
    const situation = situations[random.below(situations.length)];
    yield { ...situation, chosen: placeByShare(actionProbabilities(situation, weights), random.unit()) };
  }
}

function inAnyOrder(decisions: readonly ObservedDecision[], random: Random): ObservedDecision[] {
  const order = Array.from(decisions.keys());
  random.shuffle(order, order.length);
  return order.map((i) => decisions[i]);
}

/** What is known after some of the decisions, few first; as often as there are so many. */
function whatIsKnown(decisions: Iterable<ObservedDecision>): number[][] {
  const posterior = new Posterior(broadBelief());
  const known: number[][] = [];
  let { mean } = broadBelief();
  let seen = 0;
  for (const decision of decisions) {
    posterior.add([decision]);
    if (++seen !== COUNTS[known.length]) continue;
    const belief = posterior.belief(mean);
    mean = belief.mean;
    known.push(Array.from(rivalNumbers(belief), (number) => Math.round(number * ROUNDING) / ROUNDING));
    if (known.length === COUNTS.length) break;
  }
  return known;
}
