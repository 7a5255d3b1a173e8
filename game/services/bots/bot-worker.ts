/** The worker that runs the policy, so that neither loading nor evaluating it blocks an animation. */
import * as ort from 'onnxruntime-web/wasm';
import { ACTION_COUNT } from '../../../engine/actions.ts';
import type { Advice } from '../../../engine/review/advice.ts';
import type { Evaluated } from '../../../engine/bots/batch.ts';
import { OBSERVATION_SIZE } from '../../../engine/observation.ts';
import { fetchBytes } from '../fetch-bytes.ts';
import { sha256Of } from '../sha256.ts';
import { yieldToMessages } from './yield-to-messages.ts';
import { ALL_RULES } from '../../../engine/rules/suited.ts';
import { noModelReason, pickModel, readManifest, type Model, type WantedModel } from '../../catalogue/manifest.ts';
import type { FromBotWorker, OwnPolicy, ToBotWorker, Unavailable } from './messages.ts';

type Policy = { session: ort.InferenceSession; model: Model; sha256: string };

let policy: Policy | undefined;
/** The one that was loaded before: a deal that it plays is played to its end by it. */
let before: Policy | undefined;
/** Jobs run in the order in which they were requested. */
let last: Promise<unknown> = Promise.resolve();
/** The id of the advice being computed, -1 for none: only one person waits for advice at a time. */
let advising = -1;

/** The ids of the reviews that are wanted. */
const reviewing = new Set<number>();

/** Runs a job after all earlier ones. */
function inTurn<T>(job: () => Promise<T>): Promise<T> {
  const done = last.then(job);
  last = done.catch(() => undefined);
  return done;
}

function post(message: FromBotWorker): void {
  self.postMessage(message);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The runtime's message when its own wasm file did not load. */
const NO_RUNTIME = /no available backend/;

/** The policy could not be loaded. */
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
    observation: new ort.Tensor('float32', observations, [rows, OBSERVATION_SIZE]),
    mask: new ort.Tensor('float32', masks, [rows, ACTION_COUNT]),
  });
  return {
    policy: (await answer.policy.getData()) as Float32Array,
    value: (await answer.value.getData()) as Float32Array,
  };
}

/** Where policies are, and which one is wanted. */
type PolicySource = { manifest: string; runtime: string; wanted: WantedModel; own?: OwnPolicy };

async function pick({ manifest, wanted, own }: PolicySource): Promise<Model> {
  // For these very rules no list is needed.
  if (own !== undefined && own.model.rules !== ALL_RULES) return own.model;
  const listed = new TextDecoder().decode(await loadStep('missing', () => fetchBytes(manifest)));
  const models = await loadStep('damaged', () => readManifest(JSON.parse(listed)));
  const picked = pickModel(own === undefined ? models : [own.model, ...models], wanted);
  if (picked.model === null) throw new LoadError('unfit', noModelReason(picked.because));
  return picked.model;
}

async function fetchPolicy(model: Model, { manifest, runtime, own }: PolicySource): Promise<Policy> {
  const file =
    own?.model === model ? own.policy : await loadStep('missing', () => fetchBytes(new URL(model.file, manifest)));
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

/** Creates a session from a model's file and checks it with a first evaluation. */
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

/**
 * Computes advice, one batch at a time: requests of the opponents, and cancelling, are handled between two batches.
 */
async function computeAdvice({ id, view, legal, players }: Extract<ToBotWorker, { type: 'advise' }>): Promise<void> {
  const began = performance.now();
  const postAdvice = (advice: Advice, isFinal: boolean) =>
    post({ type: 'advised', id, advice, isFinal, milliseconds: performance.now() - began });
  try {
    const { advise } = await import('../../../engine/review/advice.ts');
    const { REVIEW_SEED } = await import('../../../engine/review/imagined-deals.ts');
    if (policy === undefined) throw new Error('The policy is not loaded yet.');
    const { session, model } = policy;
    const judge = {
      factorCost: model.factorCost,
      seed: REVIEW_SEED,
      evaluate: async (observations: Float32Array, masks: Float32Array, rows: number): Promise<Evaluated> => {
        await yieldToMessages();
        return inTurn(() => {
          if (advising !== id) throw new Error('This advice was cancelled.');
          return evaluate(session, observations, masks, rows);
        });
      },
    };
    postAdvice(await advise(view, legal, { judge, players, onOpinion: (opinion) => postAdvice(opinion, false) }), true);
  } catch (error) {
    post({ type: 'not-advised', id, reason: reasonOf(error) });
  }
}

/** Plays the deals of a day with all levels, one batch at a time, with a session of its own: tables may load another policy. */
async function compare({ id, date, ...source }: Extract<ToBotWorker, { type: 'compare' }>): Promise<void> {
  try {
    const [{ compareDay }, { dayOf }] = await Promise.all([
      import('../../../engine/daily/comparison.ts'),
      import('../../../engine/daily/day.ts'),
    ]);
    const { session, model, sha256 } = await inTurn(async () => fetchPolicy(await pick(source), source));
    const comparison = await compareDay(dayOf(date), {
      factorCost: model.factorCost,
      evaluate: async (observations, masks, rows) => {
        await yieldToMessages();
        return inTurn(() => evaluate(session, observations, masks, rows));
      },
      onProgress: (share) => post({ type: 'comparing', id, share }),
    }).finally(() => inTurn(() => session.release()));
    post({ type: 'compared', id, policy: sha256, comparison });
  } catch (error) {
    post({ type: 'not-compared', id, reason: reasonOf(error) });
  }
}

/** How often a decision that takes long gives a sign of life, in ms. */
const SIGN_EVERY = 1000;

/** Whether the policy of a source is that one. */
async function isPolicy(sha256: string, source: PolicySource): Promise<boolean> {
  const model = await pick(source);
  const loaded = [policy, before].find((one) => one?.model.file === model.file);
  return sha256 === (loaded?.sha256 ?? (await sha256Of(await fetchBytes(new URL(model.file, source.manifest)))));
}

/** Judges the decisions of a seat, one batch at a time, with a session of its own. */
async function review({ id, record, seat, known, ...source }: Extract<ToBotWorker, { type: 'review' }>): Promise<void> {
  reviewing.add(id);
  try {
    const isKnown = known !== undefined && (await isPolicy(known.policy, source));
    const [{ decisionsOf, reviewOf }, { REVIEW_SEED }] = await Promise.all([
      import('../../../engine/review/review.ts'),
      import('../../../engine/review/imagined-deals.ts'),
    ]);
    const decisions = decisionsOf(record, seat);
    let at = isKnown ? known.decisions : 0;
    if (isKnown && at === decisions.length) {
      post({ type: 'reviewed', id, policy: known.policy });
      return;
    }
    const { session, model, sha256: by } = await inTurn(async () => fetchPolicy(await pick(source), source));
    let lastSign = performance.now();
    const judge = {
      factorCost: model.factorCost,
      seed: REVIEW_SEED,
      evaluate: async (observations: Float32Array, masks: Float32Array, rows: number): Promise<Evaluated> => {
        await yieldToMessages();
        if (performance.now() > lastSign + SIGN_EVERY) {
          post({ type: 'judging', id });
          lastSign = performance.now();
        }
        if (!reviewing.has(id)) throw new Error('This review was cancelled.');
        return inTurn(() => evaluate(session, observations, masks, rows));
      },
    };
    try {
      for await (const judged of reviewOf(decisions.slice(at), judge)) {
        post({ type: 'judged', id, at, judged, share: (at + 1) / decisions.length, policy: by });
        at++;
      }
    } finally {
      await inTurn(() => session.release());
    }
    post({ type: 'reviewed', id, policy: by });
  } catch (error) {
    post({ type: 'not-reviewed', id, reason: reasonOf(error) });
  } finally {
    reviewing.delete(id);
  }
}

async function answer(data: Extract<ToBotWorker, { type: 'load' | 'evaluate' }>): Promise<void> {
  if (data.type === 'load') {
    const { id } = data;
    try {
      const { model, sha256 } = await load(data);
      post({ type: 'ready', id, model: model.name, sha256, factorCost: model.factorCost });
    } catch (error) {
      const why = error instanceof LoadError ? error.why : 'damaged';
      post({ type: 'unavailable', id, why, reason: reasonOf(error) });
    }
    return;
  }
  try {
    const asked = [policy, before].find((one) => one !== undefined && one.sha256 === (data.policy ?? one.sha256));
    if (asked === undefined) throw new Error('The policy is not loaded yet, or no longer.');
    const began = performance.now();
    const evaluated = await evaluate(asked.session, data.observations, data.masks, data.rows);
    post({ type: 'evaluated', id: data.id, answer: evaluated, milliseconds: performance.now() - began });
  } catch (error) {
    post({ type: 'not-evaluated', id: data.id, reason: reasonOf(error) });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ToBotWorker>) => {
  switch (data.type) {
    case 'advise':
      advising = data.id;
      void computeAdvice(data);
      return;
    case 'compare':
      void compare(data);
      return;
    case 'review':
      void review(data);
      return;
    case 'cancel-review':
      reviewing.delete(data.id);
      return;
    case 'cancel':
      if (advising === data.id) advising = -1;
      return;
    default:
      void inTurn(() => answer(data));
  }
});
