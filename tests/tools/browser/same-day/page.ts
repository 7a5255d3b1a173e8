/** What the page of `npm run tool -- same-day` offers: decisions by a policy that runs as in the game's worker. */
import * as ort from 'onnxruntime-web/wasm';
import { ACTION_COUNT } from '../../../../engine/actions.ts';
import { OBSERVATION_SIZE } from '../../../../engine/observation.ts';
import { decideAgain, type DailyPlay, type Decided } from './decisions.ts';

export async function decideInPage(plays: readonly DailyPlay[], file: string, factorCost: number): Promise<Decided[]> {
  ort.env.wasm.numThreads = 1;
  ort.env.wasm.wasmPaths = { wasm: new URL('runtime.wasm', location.href).href };
  const session = await ort.InferenceSession.create(await (await fetch(file)).arrayBuffer(), {
    executionProviders: ['wasm'],
  });
  let last: Promise<unknown> = Promise.resolve();
  const evaluate = async (observations: Float32Array, masks: Float32Array, rows: number) => {
    const answer = last.then(() =>
      session.run({
        observation: new ort.Tensor('float32', observations, [rows, OBSERVATION_SIZE]),
        mask: new ort.Tensor('float32', masks, [rows, ACTION_COUNT]),
      }),
    );
    last = answer;
    const { policy, value } = await answer;
    return { policy: policy.data as Float32Array, value: value.data as Float32Array };
  };
  const decided = await decideAgain(plays, { evaluate, factorCost });
  await session.release();
  return decided;
}

Object.assign(window, { decideInPage });
