/** Teaching in a test: everything is as in the page, but that learning is tiny and time may be made up. */
import { readFileSync } from 'node:fs';
import { RULES_FORMAT, resolveRules } from '../../../engine/rules/resolve.ts';
import type { TeachingReport, TeachingRequests } from '../../../game/services/teaching/messages.ts';
import type { PolicyFiles } from '../../../game/services/teaching/beginning.ts';
import { Pace, type Time } from '../../../game/services/teaching/pace.ts';
import { teachingPlan, type TeachingPlan } from '../../../game/services/teaching/plan.ts';
import type { TeachingEnvironment } from '../../../game/services/teaching/teacher.ts';
import type { TeachingNews } from '../../../game/services/teaching/teaching-service.ts';
import { loadRuntime } from '../../../training/cli/runtimes/onnxruntime.ts';
import { STANDARD_OPTIONS } from '../../../training/learner/ppo/options.ts';
import { suitNetwork } from '../../../training/learner/tensorflow/suit-network.ts';
import { traceLearner } from '../../../training/learner/tensorflow/sessions.ts';
import { FakeWorker } from './fake-worker.ts';

/** A worker that teaches as far as a test says. */
export class TeachingWorker extends FakeWorker<TeachingRequests> {
  /** Tells what has come of the first request. */
  report(news: TeachingNews): void {
    if (news.type === 'failed') this.say({ type: 'failed', id: 0, why: news.kind, reason: news.detail });
    else this.say({ type: 'progress', id: 0, progress: news });
  }
}

const MODELS = new URL('../../../models/', import.meta.url);
/** The traced files, as the built page has them. */
export const tracedLearner = traceLearner(suitNetwork(), STANDARD_OPTIONS);

/** The general policy with its critic. */
export const GENERAL: PolicyFiles = {
  policy: readFileSync(new URL('general.onnx', MODELS)),
  critic: readFileSync(new URL('general.critic.onnx', MODELS)),
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

/** A time in which every look at the clock takes so many ms, and waiting none. */
export function madeUpTime(ms: number): Time {
  let now = 0;
  return {
    now: () => (now += ms),
    wait: (rest) => {
      now += rest;
      return new Promise((resolve) => setImmediate(resolve));
    },
  };
}

export interface TestEnvironmentOptions {
  time?: Time;
  onReport?: (report: TeachingReport) => void;
  /** Whether every snapshot is handed over as a checkpoint, not only the last one: compressing it takes longer than learning. */
  hasCheckpoints?: boolean;
}

/** TeachingEnvironment of a teacher, and what it reports there. */
export async function testEnvironment({
  time = madeUpTime(0),
  onReport = () => undefined,
  hasCheckpoints = false,
}: TestEnvironmentOptions = {}): Promise<TeachingEnvironment & { reports: TeachingReport[] }> {
  const reports: TeachingReport[] = [];
  return {
    runtime: await loadRuntime(),
    traced: await tracedLearner,
    pace: new Pace(time, 'full'),
    place: null,
    time,
    checkpointMs: hasCheckpoints ? 0 : Infinity,
    tell: (report) => {
      reports.push(report);
      onReport(report);
    },
    reports,
  };
}

type Kind = TeachingReport['type'];

/** The reports of one kind. */
export function reportsOf<K extends Kind>(
  reports: readonly TeachingReport[],
  kind: K,
): Extract<TeachingReport, { type: K }>[] {
  return reports.filter((report): report is Extract<TeachingReport, { type: K }> => report.type === kind);
}
