/** The worker in which the policy runs, so that neither its loading nor its thinking ever stops an animation. */
import * as ort from 'onnxruntime-web/wasm';
import { ACTION_COUNT } from '../../engine/actions.ts';
import { OBSERVATION_SIZE } from '../../engine/observation.ts';
import { pickModel, readManifest } from './manifest.ts';
import type { FromWorker, ToWorker } from './messages.ts';

let policy: ort.InferenceSession | undefined;

function say(message: FromWorker): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker speaks to its page alone
  self.postMessage(message);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function fetchOrExplain(url: string | URL): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${new URL(url).pathname} cannot be fetched: ${response.status}`);
  return response;
}

async function evaluate(
  session: ort.InferenceSession,
  observation: Float32Array,
  mask: Float32Array,
): Promise<Float32Array> {
  const { policy: probabilities } = await session.run({
    observation: new ort.Tensor('float32', observation, [1, OBSERVATION_SIZE]),
    mask: new ort.Tensor('float32', mask, [1, ACTION_COUNT]),
  });
  return (await probabilities.getData()) as Float32Array;
}

async function load({ manifest, runtime, wanted }: Extract<ToWorker, { type: 'load' }>): Promise<string> {
  const listed = await fetchOrExplain(manifest);
  const model = pickModel(readManifest(await listed.json()), wanted);
  const file = await fetchOrExplain(new URL(model.file, manifest));
  ort.env.wasm.numThreads = 1;
  ort.env.wasm.wasmPaths = { wasm: runtime };
  const session = await ort.InferenceSession.create(await file.arrayBuffer(), { executionProviders: ['wasm'] });
  // A first run shows that the file takes what the game gives, and warms the runtime up.
  const first = await evaluate(session, new Float32Array(OBSERVATION_SIZE), new Float32Array(ACTION_COUNT).fill(1));
  if (first.length !== ACTION_COUNT || !first.every(Number.isFinite)) {
    throw new Error(`The model "${model.name}" does not answer with one probability for each action.`);
  }
  policy = session;
  return model.name;
}

self.addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'load') {
    try {
      say({ type: 'ready', model: await load(data) });
    } catch (error) {
      say({ type: 'unavailable', reason: reasonOf(error) });
    }
    return;
  }
  try {
    if (policy === undefined) throw new Error('The policy is asked before it is loaded.');
    const began = performance.now();
    const probabilities = await evaluate(policy, data.observation, data.mask);
    say({ type: 'evaluated', id: data.id, probabilities, milliseconds: performance.now() - began });
  } catch (error) {
    say({ type: 'not-evaluated', id: data.id, reason: reasonOf(error) });
  }
});
