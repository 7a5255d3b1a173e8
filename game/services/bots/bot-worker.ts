/** The worker in which the policy runs, so that neither its loading nor its thinking ever stops an animation. */
import * as ort from 'onnxruntime-web/wasm';
import { ACTION_COUNT } from '../../../engine/actions.ts';
import { advise, type Advice } from '../../../engine/bots/advice.ts';
import type { Evaluated } from '../../../engine/bots/batch.ts';
import { OBSERVATION_SIZE } from '../../../engine/observation.ts';
import { yieldToMessages } from './yield-to-messages.ts';
import { noModelReason, pickModel, readManifest, type Model } from '../../catalogue/manifest.ts';
import type { FromBotWorker, ToBotWorker, Unavailable } from './messages.ts';

type Policy = { session: ort.InferenceSession; model: Model };

/** Deals imagined for one piece of advice: about a fifth of a second. */
const WORLDS = 64;

let policy: Policy | undefined;
/** Everything is done in the order in which it was asked for. */
let last: Promise<unknown> = Promise.resolve();
/** The advice that is being thought about, -1 for none: there is one person to wait for it. */
let advising = -1;

/** Does something once everything that was asked for before is done. */
function inTurn<T>(job: () => Promise<T>): Promise<T> {
  const done = last.then(job);
  last = done.catch(() => undefined);
  return done;
}

function say(message: FromBotWorker): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker speaks to its page alone
  self.postMessage(message);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** How the runtime says that its own wasm file did not come. */
const NO_RUNTIME = /no available backend/;

/** Thrown when there is no policy to ask. */
class CannotLoad extends Error {
  readonly why: Unavailable;

  constructor(why: Unavailable, error: unknown) {
    super(reasonOf(error));
    this.why = why;
  }
}

/** Does one step of loading. @throws {CannotLoad} with that cause when it fails */
async function orElse<T>(why: Unavailable, step: () => T | Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    throw error instanceof CannotLoad ? error : new CannotLoad(why, error);
  }
}

function fetchBytes(url: string | URL): Promise<ArrayBuffer> {
  return orElse('missing', async () => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${new URL(url).pathname} cannot be fetched: ${response.status}`);
    return response.arrayBuffer();
  });
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

async function load({ manifest, runtime, wanted }: Extract<ToBotWorker, { type: 'load' }>): Promise<Model> {
  const listed = new TextDecoder().decode(await fetchBytes(manifest));
  const models = await orElse('damaged', () => readManifest(JSON.parse(listed)));
  const picked = pickModel(models, wanted);
  if (picked.model === null) throw new CannotLoad('unfit', noModelReason(picked.because));
  const { model } = picked;
  if (policy?.model.file === model.file) return model;
  const file = await fetchBytes(new URL(model.file, manifest));
  ort.env.wasm.numThreads = 1;
  ort.env.wasm.wasmPaths = { wasm: runtime };
  const session = await orElse('damaged', () => start(file, model));
  await policy?.session.release();
  policy = { session, model };
  return model;
}

/** A session of a model's file, once it has shown that it takes what the game gives. */
async function start(file: ArrayBuffer, { name }: Model): Promise<ort.InferenceSession> {
  const session = await ort.InferenceSession.create(file, { executionProviders: ['wasm'] }).catch((error: unknown) => {
    throw new CannotLoad(NO_RUNTIME.test(reasonOf(error)) ? 'missing' : 'damaged', error);
  });
  // A first run warms the runtime up, too.
  const anything = new Float32Array(ACTION_COUNT).fill(1);
  const first = await evaluate(session, new Float32Array(OBSERVATION_SIZE), anything, 1);
  if (first.policy.length !== ACTION_COUNT || !first.policy.every(Number.isFinite)) {
    throw new Error(`The model "${name}" does not answer with one probability for each action.`);
  }
  return session;
}

/**
 * Thinks about advice, one batch at a time: what opponents ask for comes between two batches, and so does the word that
 * nobody waits any more.
 */
async function think({ id, view, legal }: Extract<ToBotWorker, { type: 'advise' }>): Promise<void> {
  const began = performance.now();
  const tell = (advice: Advice, isFinal: boolean) =>
    say({ type: 'advised', id, advice, isFinal, milliseconds: performance.now() - began });
  try {
    const advice = await advise(view, legal, {
      worlds: WORLDS,
      evaluate: async (observations, masks, rows) => {
        await yieldToMessages();
        return inTurn(() => {
          if (advising !== id) throw new Error('Nobody waits for this advice any more.');
          if (policy === undefined) throw new Error('The policy is asked before it is loaded.');
          return evaluate(policy.session, observations, masks, rows);
        });
      },
      onOpinion: (opinion) => tell(opinion, false),
    });
    tell(advice, true);
  } catch (error) {
    say({ type: 'not-advised', id, reason: reasonOf(error) });
  }
}

async function answer(data: Extract<ToBotWorker, { type: 'load' | 'evaluate' }>): Promise<void> {
  if (data.type === 'load') {
    const { id } = data;
    try {
      const { name, factorCost } = await load(data);
      say({ type: 'ready', id, model: name, factorCost });
    } catch (error) {
      const why = error instanceof CannotLoad ? error.why : 'damaged';
      say({ type: 'unavailable', id, why, reason: reasonOf(error) });
    }
    return;
  }
  try {
    if (policy === undefined) throw new Error('The policy is asked before it is loaded.');
    const began = performance.now();
    const evaluated = await evaluate(policy.session, data.observations, data.masks, data.rows);
    say({ type: 'evaluated', id: data.id, answer: evaluated, milliseconds: performance.now() - began });
  } catch (error) {
    say({ type: 'not-evaluated', id: data.id, reason: reasonOf(error) });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ToBotWorker>) => {
  switch (data.type) {
    case 'advise':
      advising = data.id;
      void think(data);
      return;
    case 'enough':
      if (advising === data.id) advising = -1;
      return;
    default:
      void inTurn(() => answer(data));
  }
});
