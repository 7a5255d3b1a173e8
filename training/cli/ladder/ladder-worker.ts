/** A thread of the ladder: plays the parts it is given. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Bot, BotFactory } from '../../../engine/bots/bot.ts';
import { samplePacks } from '../../learner/evaluation/arena.ts';
import { momentsOf, type Moments } from '../../learner/evaluation/statistics.ts';
import { createBot } from '../bots/bots.ts';
import { loadControl } from '../bots/control.ts';
import type { Part } from './results.ts';

export interface LadderTask {
  /** SPEC of the model. */
  model: string;
  /** A policy file, or null. */
  control: string | null;
  seed: number;
}

const task = workerData as LadderTask;
const model = await createBot(task.model, task.seed);
const control = task.control === null ? null : await loadControl(task.control);

parentPort?.on('message', (part: Part) => {
  // A failure ends the thread.
  void play(part).then((moments) => parentPort?.postMessage(moments));
});
parentPort?.postMessage('ready');

async function play({ rules, players, rung, measure, first, packs }: Part): Promise<Moments> {
  const { seed } = task;
  const bots: (Bot | BotFactory)[] = [model];
  // Bots with randomness of their own are created for each part, so that it does not matter which thread plays it.
  while (bots.length < players) bots.push(await createBot(rung, seed + first * players + bots.length));
  const games = { rules, bots, seed, first, ...(control && { control }) };
  const { gained, won, luck } = await samplePacks(games, packs, measure === 'deals' ? 1 : Infinity);
  await Promise.all(bots.slice(1).map(async (bot) => ('close' in bot ? bot.close() : undefined)));
  return momentsOf(measure === 'deals' ? gained[0] : won[0], luck[0]);
}
