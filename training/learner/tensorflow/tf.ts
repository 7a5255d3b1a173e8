/**
 * TensorFlow.js: its core, with the gradients of the kernels that networks and losses are made of, which the tracer knows too
 * (`tracing/kernels.ts`). Those that TensorFlow.js has of all kernels Node can import only with all the rest of it, 200 MB more.
 */
import * as tf from '@tensorflow/tfjs-core';

export * from '@tensorflow/tfjs-core';

type Gradients = Omit<tf.GradConfig, 'kernelName' | 'gradFunc'> & {
  gradFunc: (dy: tf.Tensor, saved: tf.Tensor[], attributes: never) => Record<string, () => tf.Tensor>;
};

/** The gradient of an operand that may have been broadcast: the sum over what it was repeated along. */
function reduced(dy: tf.Tensor, { shape }: tf.Tensor): tf.Tensor {
  const axes = tf.broadcast_util.getReductionAxes(shape, dy.shape);
  return axes.length > 0 ? tf.reshape(tf.sum(dy, axes), shape) : dy;
}

/** Of two operands, each by itself. */
const binary = (
  a: (dy: tf.Tensor, a: tf.Tensor, b: tf.Tensor) => tf.Tensor,
  b: (dy: tf.Tensor, a: tf.Tensor, b: tf.Tensor) => tf.Tensor,
): Gradients => ({
  inputsToSave: ['a', 'b'],
  gradFunc: (dy, [left, right]) => ({
    a: () => reduced(a(dy, left, right), left),
    b: () => reduced(b(dy, left, right), right),
  }),
});

/** Spreads the gradient of a sum over what was summed. */
function spread(dy: tf.Tensor, x: tf.Tensor, axes: readonly number[]): tf.Tensor {
  const shape = x.shape.map((size, axis) => (axes.includes(axis) ? 1 : size));
  return tf.mul(tf.reshape(dy, shape), tf.ones(x.shape));
}

const unchanged: Gradients = { gradFunc: (dy) => ({ x: () => tf.clone(dy) }) };

const matMul: Gradients = {
  inputsToSave: ['a', 'b'],
  gradFunc: (dy, [a, b], { transposeA, transposeB }: tf.BatchMatMulAttrs) => ({
    a: () => (transposeA ? tf.matMul(b, dy, transposeB, true) : tf.matMul(dy, b, false, !transposeB)),
    b: () => (transposeB ? tf.matMul(dy, a, true, transposeA) : tf.matMul(a, dy, !transposeA, false)),
  }),
};

const gradients: Readonly<Record<string, Gradients>> = {
  Add: binary(
    (dy) => dy,
    (dy) => dy,
  ),
  BatchMatMul: matMul,
  Cast: unchanged,
  Concat: {
    saveAllInputs: true,
    gradFunc: (dy, parts, { axis }: tf.ConcatAttrs) => {
      const [positive] = tf.util.parseAxisParam(axis, parts[0].shape);
      const sizes = parts.map(({ shape }) => shape[positive]);
      return Object.fromEntries(tf.split(dy, sizes, positive).map((part, i) => [i, () => part]));
    },
  },
  Exp: { outputsToSave: [true], gradFunc: (dy, [y]) => ({ x: () => tf.mul(dy, y) }) },
  Identity: unchanged,
  Log: { inputsToSave: ['x'], gradFunc: (dy, [x]) => ({ x: () => tf.div(dy, x) }) },
  Maximum: binary(
    (dy, a, b) => tf.mul(dy, tf.cast(tf.greaterEqual(a, b), 'float32')),
    (dy, a, b) => tf.mul(dy, tf.cast(tf.less(a, b), 'float32')),
  ),
  Mean: {
    inputsToSave: ['x'],
    gradFunc: (dy, [x], { axis }: tf.MeanAttrs) => {
      const axes = tf.util.parseAxisParam(axis, x.shape);
      const count = axes.reduce((product, one) => product * x.shape[one], 1);
      return { x: () => tf.div(spread(dy, x, axes), count) };
    },
  },
  Minimum: binary(
    (dy, a, b) => tf.mul(dy, tf.cast(tf.lessEqual(a, b), 'float32')),
    (dy, a, b) => tf.mul(dy, tf.cast(tf.greater(a, b), 'float32')),
  ),
  Multiply: binary(
    (dy, _, b) => tf.mul(dy, b),
    (dy, a) => tf.mul(dy, a),
  ),
  Neg: { gradFunc: (dy) => ({ x: () => tf.neg(dy) }) },
  RealDiv: binary(
    (dy, _, b) => tf.div(dy, b),
    (dy, a, b) => tf.neg(tf.div(tf.mul(dy, a), tf.square(b))),
  ),
  // From the output: the input is then not needed elsewhere, so onnxruntime can fuse the ReLU into the product before it.
  Relu: { outputsToSave: [true], gradFunc: (dy, [y]) => ({ x: () => tf.mul(dy, tf.step(y)) }) },
  Reshape: { inputsToSave: ['x'], gradFunc: (dy, [x]) => ({ x: () => tf.reshape(dy, x.shape) }) },
  // The gradients of all parts, which have no type of their own.
  SplitV: { gradFunc: (dys, _, { axis }: tf.SplitVAttrs) => ({ x: () => tf.concat([dys].flat(), axis) }) },
  Square: { inputsToSave: ['x'], gradFunc: (dy, [x]) => ({ x: () => tf.mul(dy, tf.mul(x, 2)) }) },
  Sub: binary(
    (dy) => dy,
    (dy) => tf.neg(dy),
  ),
  Sum: {
    inputsToSave: ['x'],
    gradFunc: (dy, [x], { axis }: tf.SumAttrs) => ({
      x: () => spread(dy, x, tf.util.parseAxisParam(axis, x.shape)),
    }),
  },
  Transpose: {
    gradFunc: (dy, _, { perm }: tf.TransposeAttrs) => ({
      x: () => tf.transpose(dy, tf.backend_util.getUndoAxesPermutation(perm)),
    }),
  },
};

for (const [kernelName, gradient] of Object.entries(gradients)) {
  tf.registerGradient({ kernelName, ...gradient } as tf.GradConfig);
}
