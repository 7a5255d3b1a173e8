import * as tf from '@tensorflow/tfjs';
import util from 'node:util';

/** Makes the fastest eager backend of TensorFlow.js that this machine has the current one, and returns its name. */
export async function loadEagerBackend(): Promise<'tensorflow' | 'wasm' | 'cpu'> {
  if (await loadNative()) return 'tensorflow';
  if (await loadWasm()) return 'wasm';
  await tf.setBackend('cpu');
  return 'cpu';
}

async function loadNative(): Promise<boolean> {
  // tfjs-node still calls this function, which Node 23 removed.
  const withFormer = util as typeof util & { isNullOrUndefined?: (value: unknown) => boolean };
  withFormer.isNullOrUndefined ??= (value) => value === null || value === undefined;
  // An optional dependency: TypeScript and bundlers must not look for it.
  const module: string = '@tensorflow/tfjs-node';
  try {
    await import(module);
    return await tf.setBackend('tensorflow');
  } catch {
    return false;
  }
}

async function loadWasm(): Promise<boolean> {
  await import('@tensorflow/tfjs-backend-wasm');
  if (!(await tf.setBackend('wasm'))) return false;
  tf.registerGradient(matMulGradient);
  return true;
}

/**
 * The gradient of a matrix product by explicit transposes, because products that transpose their operands are slow on
 * wasm.
 */
const matMulGradient: tf.GradConfig = {
  kernelName: 'BatchMatMul',
  inputsToSave: ['a', 'b'],
  gradFunc: (gradient, [a, b], attributes) => {
    const { transposeA, transposeB } = attributes as unknown as tf.BatchMatMulAttrs;
    const dy = gradient as tf.Tensor;
    const left = transposeA ? transposed(a) : a;
    const right = transposeB ? transposed(b) : b;
    return {
      a: () => (transposeA ? tf.matMul(right, transposed(dy)) : tf.matMul(dy, transposed(right))),
      b: () => (transposeB ? tf.matMul(transposed(dy), left) : tf.matMul(transposed(left), dy)),
    };
  },
};

function transposed(x: tf.Tensor): tf.Tensor {
  const axes = x.shape.map((_, axis) => axis);
  return tf.transpose(x, [...axes.slice(0, -2), axes.at(-1)!, axes.at(-2)!]);
}
