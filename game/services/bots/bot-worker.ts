/** The worker that runs the policy, so that neither loading nor evaluating it blocks an animation. */
import * as ort from 'onnxruntime-web/wasm';
import { ACTION_COUNT } from '../../../engine/actions.ts';
import type { Evaluated } from '../../../engine/bots/batch.ts';
import type { EvaluateOne } from '../../../engine/bots/policy.ts';
import { OBSERVATION_SIZE } from '../../../engine/observation.ts';
import type { Judge } from '../../../engine/review/imagined-deals.ts';
import { answerRequests, reasonOf, type RequestJob } from '../../base/worker-requests.ts';
import { fetchBytes } from '../fetch-bytes.ts';
import { sha256Of } from '../sha256.ts';
import { yieldToMessages } from './yield-to-messages.ts';
import { isScope } from '../../../engine/rules/suited.ts';
import { noModelReason, pickModel, readManifest, type Model } from '../../catalogue/manifest.ts';
import type { BotRequests, DayComparison, KnownTable, LoadedPolicy, PolicySource, Unavailable } from './messages.ts';
import type { TableMemory } from './table-memory.ts';

interface Policy {
  session: ort.InferenceSession;
  model: Model;
  sha256: string;
}

let policy: Policy | undefined;
/** The one that was loaded before: a deal that it plays is played to its end by it. */
let before: Policy | undefined;
/** What bots that adapt know of those at their table. */
let memory: TableMemory | undefined;
/** Jobs run in the order in which they were requested. */
let last: Promise<unknown> = Promise.resolve();

function inTurn<T>(job: () => Promise<T>): Promise<T> {
  const done = last.then(job);
  last = done.catch(() => undefined);
  return done;
}

/** The runtime's message when its own wasm file did not load. */
const NO_RUNTIME = /no available backend/;

class LoadError extends Error {
  readonly why: Unavailable;

  constructor(why: Unavailable, error: unknown) {
    super(reasonOf(error));
    this.why = why;
  }
}

/** Runs one step of loading. @throws {LoadError} with that cause if it fails */
async function loadStep<T>(why: Unavailable, step: () => T | Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    throw error instanceof LoadError ? error : new LoadError(why, error);
  }
}

async function evaluate(
  session: ort.InferenceSession,
  observations: Float32Array,
  masks: Float32Array,
  rows: number,
): Promise<Evaluated> {
  const answer = await session.run({
    observation: new ort.Tensor('float32', observations, [rows, observations.length / rows]),
    mask: new ort.Tensor('float32', masks, [rows, ACTION_COUNT]),
  });
  return {
    policy: (await answer.policy.getData()) as Float32Array,
    value: (await answer.value.getData()) as Float32Array,
  };
}

async function pick({ manifest, wanted, own }: PolicySource): Promise<Model> {
  // For these very rules no list is needed.
  if (own !== undefined && !isScope(own.model.rules)) return own.model;
  const listed = new TextDecoder().decode(await loadStep('missing', () => fetchBytes(manifest)));
  const models = await loadStep('damaged', () => readManifest(JSON.parse(listed)));
  const picked = pickModel(own === undefined ? models : [own.model, ...models], wanted);
  if (picked.model === null) throw new LoadError('unfit', noModelReason(picked.because));
  return picked.model;
}

async function fetchPolicy(model: Model, source: PolicySource): Promise<Policy> {
  const { manifest, own } = source;
  const isOwn = own?.model === model;
  const file = isOwn ? own.policy : await loadStep('missing', () => fetchBytes(new URL(model.file, manifest)));
  return begin(file, model, source);
}

async function begin(file: Uint8Array<ArrayBuffer>, model: Model, { runtime }: PolicySource): Promise<Policy> {
  ort.env.wasm.numThreads = 1;
  ort.env.wasm.wasmPaths = { wasm: runtime };
  const session = await loadStep('damaged', () => start(file, model));
  return { session, model, sha256: await sha256Of(file) };
}

async function load(source: PolicySource): Promise<Policy> {
  const model = await pick(source);
  if (policy?.model.file === model.file) {
    // What is known of it may have changed.
    policy = { ...policy, model };
    return policy;
  }
  const isBefore = before?.model.file === model.file;
  const next = isBefore ? (before as Policy) : await fetchPolicy(model, source);
  if (!isBefore) await before?.session.release();
  before = policy;
  policy = next;
  return policy;
}

async function start(file: Uint8Array, { name }: Model): Promise<ort.InferenceSession> {
  const session = await ort.InferenceSession.create(file, { executionProviders: ['wasm'] }).catch((error: unknown) => {
    throw new LoadError(NO_RUNTIME.test(reasonOf(error)) ? 'missing' : 'damaged', error);
  });
  // The first run also warms up the runtime.
  const anything = new Float32Array(ACTION_COUNT).fill(1);
  const first = await evaluate(session, new Float32Array(OBSERVATION_SIZE), anything, 1);
  if (first.policy.length !== ACTION_COUNT || !first.policy.every(Number.isFinite)) {
    throw new Error(`The model "${name}" does not answer with one probability for each action.`);
  }
  return session;
}

function loaded(): Policy {
  if (policy === undefined) throw new Error('The policy is not loaded yet.');
  return policy;
}

async function answerLoading(source: PolicySource): Promise<LoadedPolicy> {
  const { model, sha256 } = await load(source);
  return { model: model.name, sha256, factorCost: model.factorCost };
}

async function answerEvaluation({
  observations,
  masks,
  rows,
  policy: wanted,
}: BotRequests['evaluate']['question']): Promise<BotRequests['evaluate']['answer']> {
  const asked = [policy, before].find((one) => one !== undefined && one.sha256 === (wanted ?? one.sha256));
  if (asked === undefined) throw new Error('The policy is not loaded yet, or no longer.');
  const began = performance.now();
  const evaluated = await evaluate(asked.session, observations, masks, rows);
  return { evaluated, milliseconds: performance.now() - began };
}

/** What a policy thinks, one batch at a time: other requests, and cancelling, are handled between two batches. */
function evaluatesFor(
  { signal, live }: Pick<RequestJob<never>, 'signal' | 'live'>,
  { session }: Policy,
): Judge['evaluate'] {
  return async (observations, masks, rows) => {
    await yieldToMessages();
    live();
    return inTurn(() => {
      signal.throwIfAborted();
      return evaluate(session, observations, masks, rows);
    });
  };
}

function evaluatesOne(job: Pick<RequestJob<never>, 'signal' | 'live'>, by: Policy): EvaluateOne {
  const rows = evaluatesFor(job, by);
  return async (observation, mask) => (await rows(observation, mask, 1)).policy;
}

async function judgeFor(job: Pick<RequestJob<never>, 'signal' | 'live'>, by: Policy): Promise<Judge> {
  const { REVIEW_SEED } = await import('../../../engine/review/imagined-deals.ts');
  return { factorCost: by.model.factorCost, seed: REVIEW_SEED, evaluate: evaluatesFor(job, by) };
}

/** How often the page is told that a file is still being fetched, in ms. */
const LIVE_EVERY = 1000;

async function keepingAlive<T>({ live }: Pick<RequestJob<never>, 'live'>, work: Promise<T>): Promise<T> {
  const timer = setInterval(live, LIVE_EVERY);
  return work.finally(() => clearInterval(timer));
}

/** Does something with the policy of a source, in a session of its own: tables may load another policy. */
async function withPolicy<T>(
  job: Pick<RequestJob<never>, 'live'>,
  source: PolicySource,
  use: (policy: Policy) => Promise<T>,
): Promise<T> {
  const own = await keepingAlive(
    job,
    inTurn(async () => fetchPolicy(await pick(source), source)),
  );
  return use(own).finally(() => inTurn(() => own.session.release()));
}

async function computeAdvice(
  { view, legal, players }: BotRequests['advise']['question'],
  job: RequestJob<BotRequests['advise']['progress']>,
): Promise<BotRequests['advise']['answer']> {
  const began = performance.now();
  const { advise } = await import('../../../engine/review/advice.ts');
  const judge = await judgeFor(job, loaded());
  const advice = await advise(view, legal, { judge, players, onOpinion: job.tell });
  return { advice, milliseconds: performance.now() - began };
}

async function compare(
  { date, ...source }: BotRequests['compare']['question'],
  job: RequestJob<number>,
): Promise<DayComparison> {
  const [{ compareDay }, { dayOf }] = await Promise.all([
    import('../../../engine/daily/comparison.ts'),
    import('../../../engine/daily/day.ts'),
  ]);
  return withPolicy(job, source, async (by) => {
    const options = { factorCost: by.model.factorCost, evaluate: evaluatesFor(job, by), onProgress: job.tell };
    return { policy: by.sha256, ...(await compareDay(dayOf(date), options)) };
  });
}

async function isPolicy(sha256: string, source: PolicySource): Promise<boolean> {
  const model = await pick(source);
  const loaded = [policy, before].find((one) => one?.model.file === model.file);
  return sha256 === (loaded?.sha256 ?? (await sha256Of(await fetchBytes(new URL(model.file, source.manifest)))));
}

async function review(
  { record, seat, known, ...source }: BotRequests['review']['question'],
  job: RequestJob<BotRequests['review']['progress']>,
): Promise<string> {
  const isKnown = known !== undefined && (await isPolicy(known.policy, source));
  const { decisionsOf, reviewOf } = await import('../../../engine/review/review.ts');
  const decisions = decisionsOf(record, seat);
  let at = isKnown ? known.decisions : 0;
  if (isKnown && at === decisions.length) return known.policy;
  return withPolicy(job, source, async (by) => {
    for await (const judged of reviewOf(decisions.slice(at), await judgeFor(job, by))) {
      job.tell({ at, judged, share: (at + 1) / decisions.length, policy: by.sha256 });
      at++;
    }
    return by.sha256;
  });
}

async function adapt(
  { match, record, remembered }: BotRequests['adapt']['question'],
  job: RequestJob<never>,
): Promise<KnownTable> {
  const by = loaded();
  const { TableMemory } = await import('./table-memory.ts');
  if (memory?.match !== match) memory = new TableMemory(match, record.players.length, remembered);
  return memory.learn(record, evaluatesOne(job, by));
}

async function adapted(
  { record }: BotRequests['adapted']['question'],
  job: RequestJob<never>,
): Promise<BotRequests['adapted']['answer']> {
  const by = loaded();
  const { adaptedDecisions } = await import('../../../engine/habits/adapted-decisions.ts');
  const { sha256, model } = by;
  return adaptedDecisions(record, { sha256, evaluate: evaluatesOne(job, by), factorCost: model.factorCost });
}

async function learn(
  { groups }: BotRequests['learn']['question'],
  job: RequestJob<number>,
): Promise<BotRequests['learn']['answer']> {
  const { HabitLearner } = await import('./habit-learner.ts');
  const learner = new HabitLearner(job.tell);
  for (const { matches, ...source } of groups)
    await withPolicy(job, source, async (by) => {
      await learner.observe(matches, { evaluate: evaluatesOne(job, by), factorCost: by.model.factorCost });
    });
  return learner.learnt();
}

answerRequests<BotRequests>(
  {
    load: (source) => inTurn(() => answerLoading(source)),
    evaluate: (question) => inTurn(() => answerEvaluation(question)),
    advise: computeAdvice,
    compare,
    review,
    learn,
    adapt,
    adapted,
  },
  { whyOf: (error): Unavailable => (error instanceof LoadError ? error.why : 'damaged') },
);
