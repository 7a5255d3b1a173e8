/** Teaching in a test: a worker that teaches as far as it is told, and learning that is tiny. */
import { readFileSync } from 'node:fs';
import { RULES_FORMAT, resolveRules } from '../../../engine/rules/resolve.ts';
import type { TeachingRequests } from '../../../game/services/teaching/messages.ts';
import type { PolicyFiles } from '../../../game/services/teaching/beginning.ts';
import { teachingPlan, type TeachingPlan } from '../../../game/services/teaching/plan.ts';
import type { TeachingNews } from '../../../game/services/teaching/teaching-service.ts';
import { FakeWorker } from './fake-worker.ts';

/** A worker that teaches as far as a test says. */
export class TeachingWorker extends FakeWorker<TeachingRequests> {
  /** Tells what has come of the first request. */
  report(news: TeachingNews): void {
    if (news.type === 'failed') this.say({ type: 'failed', id: 0, why: news.kind, reason: news.detail });
    else this.say({ type: 'progress', id: 0, progress: news });
  }
}

/** The general policy with its critic. */
export const GENERAL: PolicyFiles = {
  policy: readFileSync('models/general.onnx'),
  critic: readFileSync('models/general.critic.onnx'),
};

/** Golf with one token each: matches of a deal or two of three turns each, so that measuring takes little. */
export const SHORT = resolveRules({ format: RULES_FORMAT, base: 'golf', lives: 1, grace: false });

/** Six iterations of a short game of two players: there is one checkpoint on the way. */
export function tinyPlan(plan: Partial<TeachingPlan> = {}): TeachingPlan {
  const lesson = teachingPlan({
    rules: SHORT,
    players: [2, 2],
    length: { minutes: null, steps: 384 },
    seed: 3,
    hasStart: true,
    iteration: 64,
    build: 'test',
  });
  const options = { ...lesson.options, tables: 8, minibatch: 32 };
  return { ...lesson, options, ...plan };
}
