/** Teaching in a test: everything is as in the page, but that time may be made up. */
import type { TeachingReport } from '../../../game/services/teaching/messages.ts';
import { Pace, type Time } from '../../../game/services/teaching/pace.ts';
import type { TeachingEnvironment } from '../../../game/services/teaching/teacher.ts';
import { loadRuntime } from '../../../training/cli/runtimes/onnxruntime.ts';
import { STANDARD_OPTIONS } from '../../../training/learner/ppo/options.ts';
import { suitNetwork } from '../../../training/learner/tensorflow/suit-network.ts';
import { traceLearner } from '../../../training/learner/tensorflow/sessions.ts';

/** The traced files, as the built page has them. */
export const tracedLearner = traceLearner(suitNetwork(), STANDARD_OPTIONS);

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
