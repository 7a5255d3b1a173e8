/** A worker that teaches a policy, alone or in step with others, so that play goes on beside it. */
import { TRACED_FILES, type TracedFile, type TracedLearner } from '../../../training/learner/ppo/graphs.ts';
import { fetchBytes } from '../fetch-bytes.ts';
import { continuedBeginning, newBeginning, type PolicyFiles } from './beginning.ts';
import { failureOf } from './failure.ts';
import type {
  FileSource,
  PolicySource,
  TeachingAddresses,
  TeachingMeans,
  TeachingReport,
  TeachingTask,
  ToTeachingWorker,
} from './messages.ts';
import { learnInStep } from './other-learners.ts';
import { Pace } from './pace.ts';
import type { Place } from './places.ts';
import { Teacher, type TeachingEnvironment } from './teacher.ts';
import { workerRuntime, workerTime } from './worker-runtime.ts';

type Task = TeachingTask & TeachingMeans;

const pace = new Pace(workerTime);
/** Resolves once everything has come. */
let teaching: Promise<Teacher> | null = null;

/** Files are handed over, not copied: a checkpoint is so large that copying it would disturb the page. */
function tell(report: TeachingReport): void {
  const files = Object.values(report).filter((value: unknown) => value instanceof Uint8Array);
  self.postMessage(
    report,
    files.map(({ buffer }) => buffer),
  );
}

async function fetchGraphs({ graphs }: TeachingAddresses): Promise<TracedLearner> {
  const files = await Promise.all(TRACED_FILES.map((name) => fetchBytes(graphs[name])));
  return Object.fromEntries(TRACED_FILES.map((name, i) => [name, files[i]])) as Record<TracedFile, Uint8Array>;
}

function bytesOf(source: FileSource): Promise<Uint8Array> | Uint8Array {
  return typeof source === 'string' ? fetchBytes(source) : source;
}

async function filesOf({ policy, critic }: PolicySource): Promise<PolicyFiles> {
  const files = await Promise.all([bytesOf(policy), critic === null ? null : bytesOf(critic)]);
  return { policy: files[0], critic: files[1] };
}

async function createEnvironment({ addresses, place, checkpointMs }: TeachingMeans): Promise<TeachingEnvironment> {
  const traced = await fetchGraphs(addresses);
  return { runtime: workerRuntime(addresses.runtime), traced, pace, place, time: workerTime, checkpointMs, tell };
}

async function begin(task: Task): Promise<Teacher> {
  const environment = await createEnvironment(task);
  if (task.type === 'continue') return Teacher.continue(environment, task.checkpoint);
  return Teacher.begin(environment, task.plan, task.start && (await filesOf(task.start)));
}

async function learnBeside(task: Task, place: Place): Promise<void> {
  const environment = { ...(await createEnvironment(task)), place };
  const beginning =
    task.type === 'continue'
      ? await continuedBeginning(task.checkpoint, place.learner)
      : newBeginning(task.plan, task.start && (await filesOf(task.start)));
  await learnInStep(environment, beginning);
}

async function teach(task: Task): Promise<void> {
  const { place } = task;
  pace.effort = task.effort;
  pace.isAside = task.isAside;
  try {
    if (place !== null && place.learner > 0) return await learnBeside(task, place);
    teaching = begin(task);
    await (await teaching).teach();
  } catch (error) {
    tell({ type: 'failed', ...failureOf(error) });
  }
}

/** Asks the teacher for something, once there is one. */
function ask(what: (teacher: Teacher) => void): void {
  // Why there is none has been said.
  teaching?.then(what, () => undefined);
}

self.addEventListener('message', ({ data }: MessageEvent<ToTeachingWorker>) => {
  switch (data.type) {
    case 'pause':
      return pace.pause();
    case 'resume':
      return pace.resume();
    case 'effort':
      pace.effort = data.effort;
      return;
    case 'aside':
      pace.isAside = data.isAside;
      return;
    case 'stop':
      pace.hurry();
      return ask((teacher) => teacher.stop());
    case 'get-policy':
      return ask((teacher) => teacher.reportPolicy());
    default:
      void teach(data);
  }
});
