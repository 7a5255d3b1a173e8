/** The ladder: nine opponents, one after the other, each in a match of two in the standard game, at levels that rise. */
import type { Level, PlayingStyle } from '../../engine/bots/characters.ts';
import type { Animal } from '../base/animals.ts';
import { ANIMAL_FACTS } from './animals.ts';
import type { Reward } from './rewards.ts';
import { personIn, type Seat } from './settings.ts';

/** The bear is not on it. */
type LadderAnimal = Exclude<Animal, 'bear'>;

/** An opponent on the ladder, and how it plays there. */
export interface LadderStep {
  animal: LadderAnimal;
  level: Level;
  style: PlayingStyle;
  reward: Reward;
}

/** The game that is played on it. */
export const LADDER_RULES = 'scat';

/** From the bottom to the top. */
export const LADDER: readonly LadderStep[] = [
  step('fox', 'beginner', { setting: 'cardBack', value: 'rust' }),
  step('owl', 'beginner', { setting: 'cloth', value: 'midnight' }),
  step('heron', 'casual', { setting: 'lamp', value: 'moonlight' }),
  step('badger', 'casual', { setting: 'cardBack', value: 'graphite' }),
  step('hare', 'regular', { setting: 'lamp', value: 'candle' }),
  step('otter', 'regular', { setting: 'cloth', value: 'rose' }),
  step('stag', 'strong', { setting: 'cardBack', value: 'forest' }),
  step('wren', 'strong', { setting: 'cloth', value: 'moss' }),
  step('marten', 'master', { setting: 'cardBack', value: 'gold' }),
];

function step(animal: LadderAnimal, level: Level, reward: Reward): LadderStep {
  return { animal, level, style: ANIMAL_FACTS[animal].style, reward };
}

/** The table of a step: the person in seat 0, by the name that they have in the settings, and the opponent. */
export function ladderTable(
  { animal, level, style }: LadderStep,
  own: Seat,
): { seats: readonly Seat[]; opponents: number } {
  const person = personIn(own);
  return { seats: [person, { kind: 'bot', level, style, animal }], opponents: 1 };
}

/** The step that is played at a table; null if it is not one of the ladder. */
export function stepAt(players: readonly Seat[]): LadderStep | null {
  const [, other] = players;
  if (players.length !== 2 || other.kind !== 'bot') return null;
  return LADDER.find(({ animal, level }) => animal === other.animal && level === other.level) ?? null;
}

/** The lowest step whose animal has not been beaten; null where all have. */
export function nextStep(beaten: Pick<ReadonlySet<string>, 'has'>): LadderStep | null {
  return LADDER.find(({ animal }) => !beaten.has(animal)) ?? null;
}

/** The step above one; null at the top. */
export function stepAbove({ animal }: { animal: Animal }): LadderStep | null {
  return LADDER[LADDER.findIndex((step) => step.animal === animal) + 1] ?? null;
}
