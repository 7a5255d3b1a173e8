/** `thirty-one/bots`: the interface of all bots, and those that need no policy. */
export { createRandomBot, type Bot, type BotFactory, type BotSeat, type SeatedBot } from '../engine/bots/bot.ts';
export { LEVELS, type Level } from '../engine/bots/characters.ts';
export { createExpert, type ExpertHabits } from '../engine/bots/expert.ts';
export { createExpertAtLevel } from '../engine/bots/expert-at-level.ts';
export { createThresholdBot } from '../engine/bots/threshold.ts';
export type { DecisionSeed } from '../engine/bots/view-seed.ts';
export { Random } from '../engine/random.ts';
