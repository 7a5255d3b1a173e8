/** Self-play and learning end to end, on all cores: decisions learnt from per second, each counted once. */
import { once } from 'node:events';
import { ownProcessors } from '../../../training/cli/command/processors.ts';
import { startWorker } from '../../../training/cli/support/worker.ts';
import { EQUITY_PARAMETERS } from '../../../training/learner/equity/features.ts';
import { allReduceMemory } from '../../../training/learner/ppo/all-reduce.ts';
import { totalSize, allParameters } from '../../../training/learner/network/parameters.ts';
import { suitNetwork } from '../../../training/learner/tensorflow/suit-network.ts';
import { alone, type Row } from './rows.ts';
import type { SelfPlayReport, SelfPlayTask } from './self-play-worker.ts';

const WORKER = new URL('./self-play-worker.ts', import.meta.url);
const ITERATIONS = 12;

export async function selfPlayRows(): Promise<Row[]> {
  const { decisions, seconds, parts } = await learnOnAllCores();
  return [alone('end to end: two players, as runs learn', decisions / seconds, 'decisions/s', sharesOf(parts))];
}

/** All learners keep step, so the first one's report holds for all. */
async function learnOnAllCores(): Promise<SelfPlayReport> {
  const learners = ownProcessors();
  const sizes = [allParameters(suitNetwork()), EQUITY_PARAMETERS].map(totalSize);
  const memory = allReduceMemory(learners, Math.max(...sizes));
  const reports = await Promise.all(
    Array.from({ length: learners }, (_, learner) => reportOn({ learner, memory, iterations: ITERATIONS })),
  );
  return reports[0];
}

async function reportOn(task: SelfPlayTask): Promise<SelfPlayReport> {
  const thread = startWorker(WORKER, task);
  const [report] = (await once(thread, 'message')) as [SelfPlayReport];
  void thread.terminate();
  return report;
}

/** Where a second goes: `gradient 52%, playing network 20%, …`. */
function sharesOf(parts: Readonly<Record<string, number>>): string {
  const all = Object.values(parts).reduce((sum, time) => sum + time, 0);
  return Object.entries(parts)
    .toSorted(([, a], [, b]) => b - a)
    .map(([part, time]) => `${part} ${((100 * time) / all).toFixed(0)}%`)
    .join(', ');
}
