/** A worker that teaches a policy, alone or in step with others, so that play goes on beside it. */
import { TRACED_FILES, type TracedFile, type TracedLearner } from '../../../training/learner/ppo/graphs.ts';
import { answerRequests, type RequestJob } from '../../base/worker-requests.ts';
import { fetchBytes } from '../fetch-bytes.ts';
import { continuedBeginning, newBeginning, type Beginning, type PolicyFiles } from './beginning.ts';
import { failureOf } from './failure.ts';
import type {
  FileSource,
  PolicyWithCritic,
  TeachingAddresses,
  TeachingMeans,
  TeachingReport,
  TeachingRequests,
} from './messages.ts';
import { learnInStep } from './other-learners.ts';
import { Pace } from './pace.ts';
import { Teacher } from './teacher.ts';
import { workerRuntime, workerTime } from './worker-runtime.ts';

const pace = new Pace(workerTime);
let teaching: Promise<Teacher> | null = null;

async function fetchGraphs({ graphs }: TeachingAddresses): Promise<TracedLearner> {
  const files = await Promise.all(TRACED_FILES.map((name) => fetchBytes(graphs[name])));
  return Object.fromEntries(TRACED_FILES.map((name, i) => [name, files[i]])) as Record<TracedFile, Uint8Array>;
}

function bytesOf(source: FileSource): Promise<Uint8Array> | Uint8Array {
  return typeof source === 'string' ? fetchBytes(source) : source;
}

async function filesOf({ policy, critic }: PolicyWithCritic): Promise<PolicyFiles> {
  const files = await Promise.all([bytesOf(policy), critic === null ? null : bytesOf(critic)]);
  return { policy: files[0], critic: files[1] };
}

/** @param beginningOf where a learner begins, which is counted from 0 */
async function teach(
  { addresses, place, checkpointMs, effort, isAside }: TeachingMeans,
  { tell }: RequestJob<TeachingReport>,
  beginningOf: (learner: number) => Promise<Beginning>,
): Promise<void> {
  pace.effort = effort;
  pace.isAside = isAside;
  const prepare = async () => {
    const traced = await fetchGraphs(addresses);
    return { runtime: workerRuntime(addresses.runtime), traced, pace, place, time: workerTime, checkpointMs, tell };
  };
  if (place !== null && place.learner > 0)
    return learnInStep({ ...(await prepare()), place }, await beginningOf(place.learner));
  teaching = prepare().then(async (environment) => Teacher.create(environment, await beginningOf(0)));
  await (await teaching).teach();
}

/** The teacher, once there is one. @throws {Error} where there will be none */
async function teacher(): Promise<Teacher> {
  if (teaching === null) throw new Error('nothing is taught here');
  return teaching;
}

answerRequests<TeachingRequests>(
  {
    teach: ({ plan, start, ...means }, job) =>
      teach(means, job, async () => newBeginning(plan, start && (await filesOf(start)))),
    continue: ({ checkpoint, ...means }, job) =>
      teach(means, job, (learner) => continuedBeginning(checkpoint, learner)),
    pause: () => pace.pause(),
    resume: () => pace.resume(),
    effort: (effort) => {
      pace.effort = effort;
    },
    aside: (isAside) => {
      pace.isAside = isAside;
    },
    stop: async () => {
      pace.hurry();
      (await teacher()).stop();
    },
    'get-policy': async () => (await teacher()).current(),
  },
  {
    whyOf: (error) => failureOf(error).kind,
    // A checkpoint is so large that copying it would disturb the page.
    transferOf: (told) =>
      Object.values(Object(told) as object).flatMap((value: unknown) =>
        value instanceof Uint8Array ? [value.buffer as ArrayBuffer] : [],
      ),
  },
);
