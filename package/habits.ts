/** `thirty-one/habits`: how somebody plays beside what the policy would do, and doubles that play as they do. */
export type { HabitBelief } from '../engine/habits/belief.ts';
export { createDouble, type DoubleOptions } from '../engine/habits/double.ts';
export { DoubleError, doubleFile, modesIn, readDouble, type DoubleFile } from '../engine/habits/double-file.ts';
export type { HabitWeights } from '../engine/habits/weights.ts';
export type { NearestCharacter, PlayedDecision } from '../engine/habits/nearest-character.ts';
export type { Notice, NoticeKind } from '../engine/habits/notices.ts';
export { type Foretold } from '../engine/habits/modes.ts';
export { oneMode, type HabitMode, type HabitModes } from '../engine/habits/weights.ts';
export { observedDecisions } from '../engine/habits/observe.ts';
export { habitsOf, type PlayerHabits } from '../engine/habits/player-habits.ts';
