import * as tf from '../tf.ts';
import type { Attributes, ElementType } from '../../onnx/graph.ts';
import type { Recording, Traced } from './recording.ts';

/** Replaces a kernel of TensorFlow.js: appends operators to the recording, and infers the shapes. Each has attributes of its own. */
type Kernel = (recording: Recording, inputs: readonly Traced[], attributes: never) => Traced | Traced[];

const { assertAndGetBroadcastShape, computeOutAndReduceShapes, expandShapeToKeepDim, prepareSplitSize } =
  tf.backend_util;

/** One operator with one output that is stored in full. */
function operator(
  recording: Recording,
  op: string,
  inputs: readonly number[],
  dtype: ElementType,
  shape: readonly number[],
  attributes?: Attributes,
): Traced {
  const [id] = recording.node(op, inputs, attributes);
  return { id, dtype, shape, stored: shape };
}

/** An operator that works element by element and broadcasts: it is computed on what is stored. */
function elementwise(
  recording: Recording,
  op: string,
  inputs: readonly Traced[],
  dtype: ElementType,
  attributes?: Attributes,
): Traced {
  const stored = broadcastShape(inputs.map((input) => input.stored));
  const shape = broadcastShape(inputs.map((input) => input.shape));
  const ids = inputs.map((input) => input.id);
  return { ...operator(recording, op, ids, dtype, stored, attributes), shape };
}

function broadcastShape(shapes: readonly (readonly number[])[]): number[] {
  return shapes.reduce<number[]>((all, shape) => assertAndGetBroadcastShape(all, [...shape]), []);
}

const unary =
  (op: string): Kernel =>
  (recording, [x]) =>
    elementwise(recording, op, [x], x.dtype);

const comparison =
  (op: string): Kernel =>
  (recording, inputs) =>
    elementwise(recording, op, inputs, 'bool');

/** An arithmetic operator; `neutral` changes nothing as its second operand, or as either one if it is `commutative`. */
const arithmetic =
  (op: string, neutral?: number, commutative = false): Kernel =>
  (recording, [a, b]) => {
    const isNeutral = (value: Traced) => neutral !== undefined && recording.uniformValue(value) === neutral;
    const shape = broadcastShape([a.shape, b.shape]);
    if (isNeutral(b)) return { ...a, shape };
    if (commutative && isNeutral(a)) return { ...b, shape };
    return elementwise(recording, op, [a, b], a.dtype);
  };

function filled(recording: Recording, dtype: ElementType, shape: readonly number[], value: number): Traced {
  return { ...recording.constant(dtype, [], [value]), shape };
}

function cast(recording: Recording, x: Traced, dtype: ElementType): Traced {
  return x.dtype === dtype ? x : elementwise(recording, 'Cast', [x], dtype, { to: dtype });
}

function reshape(recording: Recording, x: Traced, shape: readonly number[]): Traced {
  if (String(shape) === String(x.shape)) return x;
  if (x.stored.length === 0) return { ...x, shape };
  return operator(recording, 'Reshape', [recording.materialise(x), recording.targetShape(shape)], x.dtype, shape);
}

/** Inserts an axis of size 1; a negative place counts from the end of the new shape. */
function insertAxis(recording: Recording, x: Traced, axis: number): Traced {
  return reshape(recording, x, x.shape.toSpliced(axis < 0 ? x.shape.length + 1 + axis : axis, 0, 1));
}

function transpose(recording: Recording, x: Traced, perm: readonly number[]): Traced {
  const shape = perm.map((axis) => x.shape[axis]);
  return operator(recording, 'Transpose', [recording.materialise(x)], x.dtype, shape, { perm });
}

function split(recording: Recording, x: Traced, parts: readonly number[], axis: number): Traced[] {
  const ids = recording.node('Split', [recording.materialise(x), recording.sizes(parts)], { axis }, parts.length);
  return ids.map((id, i) => {
    const shape = x.shape.with(axis, parts[i]);
    return { id, dtype: x.dtype, shape, stored: shape };
  });
}

function concat(recording: Recording, parts: readonly Traced[], axis: number): Traced {
  const [{ dtype, shape }] = parts;
  const size = parts.reduce((sum, part) => sum + part.shape[axis], 0);
  const ids = parts.map((part) => recording.materialise(part));
  return operator(recording, 'Concat', ids, dtype, shape.with(axis, size), { axis });
}

interface ReductionAttributes {
  axis?: number | number[];
  reductionIndices?: number | number[];
  keepDims: boolean;
}

/** A reduction over axes. ONNX takes the axes of a sum as an input and those of the others as an attribute. */
const reduction =
  (op: string) =>
  (recording: Recording, [x]: readonly Traced[], { axis, reductionIndices, keepDims }: ReductionAttributes): Traced => {
    const axes = tf.util.parseAxisParam((axis ?? reductionIndices)!, [...x.shape]);
    if (axes.length === 0) return x;
    const [reduced] = computeOutAndReduceShapes([...x.shape], axes);
    const shape = keepDims ? expandShapeToKeepDim(reduced, axes) : reduced;
    const keepdims = keepDims ? 1 : 0;
    const id = recording.materialise(x);
    return op === 'ReduceSum'
      ? operator(recording, op, [id, recording.sizes(axes)], x.dtype, shape, { keepdims })
      : operator(recording, op, [id], x.dtype, shape, { axes, keepdims });
  };

/** Up to this many rows, a sum over them is faster as a product with a row of ones. */
const FEW_ROWS = 16;

const sumOverAxes = reduction('ReduceSum');

const sum: Kernel = (recording, [x], attributes: tf.SumAttrs & ReductionAttributes) => {
  const { axis, keepDims } = attributes;
  const axes = tf.util.parseAxisParam(axis, [...x.shape]);
  const [count, ...row] = x.shape;
  if (String(axes) !== '0' || count > FEW_ROWS || row.length === 0 || x.dtype !== 'float32') {
    return sumOverAxes(recording, [x], attributes);
  }
  const ones = recording.materialise(filled(recording, x.dtype, [1, count], 1));
  const length = tf.util.sizeFromShape(row);
  const long = recording.materialise(reshape(recording, x, [count, length]));
  const total = operator(recording, 'MatMul', [ones, long], x.dtype, [1, length]);
  return reshape(recording, total, keepDims ? [1, ...row] : row);
};

/**
 * A product of matrices or of stacks of them. Transposing first is no slower in onnxruntime than Gemm's own flags, and
 * mostly faster.
 */
const matMul: Kernel = (recording, [a, b], { transposeA, transposeB }: tf.BatchMatMulAttrs) => {
  const left = transposeA ? swapLastAxes(recording, a) : a;
  const right = transposeB ? swapLastAxes(recording, b) : b;
  const stack = broadcastShape([left.shape.slice(0, -2), right.shape.slice(0, -2)]);
  const shape = [...stack, left.shape.at(-2)!, right.shape.at(-1)!];
  return operator(recording, 'MatMul', [recording.materialise(left), recording.materialise(right)], left.dtype, shape);
};

function swapLastAxes(recording: Recording, x: Traced): Traced {
  const axes = x.shape.map((_, axis) => axis);
  return transpose(recording, x, [...axes.slice(0, -2), axes.at(-1)!, axes.at(-2)!]);
}

/** Steeper than 1 over the least normal number: clipped to 0 and 1, every other number ends up on one side. */
const STEEP = { float: 1e38 };

/** One pass, where a comparison and a choice take four. */
const step: Kernel = (recording, [x], { alpha }: tf.StepAttrs) => {
  if (alpha !== 0) throw new Error(`a step that is ${alpha} below 0 cannot be traced: allowed is 0`);
  return elementwise(recording, 'HardSigmoid', [x], x.dtype, { alpha: STEEP, beta: { float: 0 } });
};

const oneHot: Kernel = (recording, [indices], { depth, onValue, offValue, dtype }: tf.OneHotAttrs) => {
  if (onValue !== 1 || offValue !== 0) {
    throw new Error(`one-hot vectors of ${onValue} and ${offValue} cannot be traced: allowed are 1 and 0`);
  }
  const column = insertAxis(recording, indices, -1);
  const classes = recording.constant(column.dtype, [depth], [...Array(depth).keys()]);
  return cast(recording, elementwise(recording, 'Equal', [column, classes], 'bool'), dtype as ElementType);
};

const mean = reduction('ReduceMean');

/** The kernels that can be traced, by their names in TensorFlow.js. */
export const kernels: Readonly<Record<string, Kernel>> = {
  Abs: unary('Abs'),
  Add: arithmetic('Add', 0, true),
  BatchMatMul: matMul,
  Cast: (recording, [x], { dtype }: tf.CastAttrs) => cast(recording, x, dtype as ElementType),
  Concat: (recording, parts, { axis }: tf.ConcatAttrs) => {
    const [positive] = tf.util.parseAxisParam(axis, [...parts[0].shape]);
    return concat(recording, parts, positive);
  },
  Exp: unary('Exp'),
  Greater: comparison('Greater'),
  GreaterEqual: comparison('GreaterOrEqual'),
  Identity: (_, [x]) => x,
  LessEqual: comparison('LessOrEqual'),
  Log: unary('Log'),
  Max: reduction('ReduceMax'),
  Maximum: arithmetic('Max'),
  Mean: (recording, [x], attributes) => mean(recording, [cast(recording, x, 'float32')], attributes),
  Minimum: arithmetic('Min'),
  Multiply: arithmetic('Mul', 1, true),
  Neg: unary('Neg'),
  OneHot: oneHot,
  Pack: (recording, parts, { axis }: tf.PackAttrs) => {
    const layers = parts.map((part) => insertAxis(recording, part, axis));
    return concat(recording, layers, axis < 0 ? layers[0].shape.length + axis : axis);
  },
  RealDiv: arithmetic('Div', 1),
  Relu: unary('Relu'),
  Reshape: (recording, [x], { shape }: tf.ReshapeAttrs) =>
    reshape(recording, x, tf.util.inferFromImplicitShape(shape, tf.util.sizeFromShape([...x.shape]))),
  SplitV: (recording, [x], { numOrSizeSplits, axis }: tf.SplitVAttrs) => {
    const [positive] = tf.util.parseAxisParam(axis, [...x.shape]);
    const parts = prepareSplitSize({ shape: [...x.shape] } as tf.Tensor, numOrSizeSplits, positive);
    return split(recording, x, parts, positive);
  },
  Square: (recording, [x]) => elementwise(recording, 'Mul', [x, x], x.dtype),
  Step: step,
  Sub: arithmetic('Sub', 0),
  Sum: sum,
  Transpose: (recording, [x], { perm }: tf.TransposeAttrs) => transpose(recording, x, perm),
};
