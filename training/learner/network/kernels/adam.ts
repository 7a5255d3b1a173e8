/**
 * Adam in one pass over the parameters, four at a time: AssemblyScript. Vectors are float32, begin at multiples of 16
 * bytes, and are padded with zeros to multiples of four numbers. What it compiles to is kept in `adam-wasm.ts`; after a
 * change, in this folder:
 *
 *     npx -y -p assemblyscript@0.28.20 asc adam.ts -O3 --runtime stub --noAssert --enable simd --importMemory \
 *       --outFile /tmp/adam.wasm && base64 -w 108 /tmp/adam.wasm
 */

/** The sum of the squares of a vector, in double precision. @param at address in bytes @param count of numbers */
export function sumOfSquares(at: usize, count: usize): f64 {
  const end = at + (count << 2);
  let sum = f64x2.splat(0);
  for (; at < end; at += 16) {
    const four = v128.load(at);
    const low = f64x2.promote_low_f32x4(four);
    const high = f64x2.promote_low_f32x4(v128.shuffle<i64>(four, four, 1, 1));
    sum = f64x2.add(sum, f64x2.add(f64x2.mul(low, low), f64x2.mul(high, high)));
  }
  return f64x2.extract_lane(sum, 0) + f64x2.extract_lane(sum, 1);
}

/**
 * One step. Clipping and bias correction are in the factors.
 * @param parameters address in bytes, like those of both moments and of the gradient @param count of numbers
 */
export function step(
  parameters: usize,
  moment1: usize,
  moment2: usize,
  gradient: usize,
  count: usize,
  beta1: f32,
  gradientFactor: f32,
  beta2: f32,
  squareFactor: f32,
  rate: f32,
  epsilon: f32,
): void {
  const end = parameters + (count << 2);
  const keep1 = f32x4.splat(beta1);
  const add1 = f32x4.splat(gradientFactor);
  const keep2 = f32x4.splat(beta2);
  const add2 = f32x4.splat(squareFactor);
  const rates = f32x4.splat(rate);
  const epsilons = f32x4.splat(epsilon);
  for (; parameters < end; parameters += 16, moment1 += 16, moment2 += 16, gradient += 16) {
    const g = v128.load(gradient);
    const first = f32x4.add(f32x4.mul(v128.load(moment1), keep1), f32x4.mul(g, add1));
    const second = f32x4.add(f32x4.mul(v128.load(moment2), keep2), f32x4.mul(f32x4.mul(g, g), add2));
    v128.store(moment1, first);
    v128.store(moment2, second);
    const change = f32x4.div(f32x4.mul(first, rates), f32x4.add(f32x4.sqrt(second), epsilons));
    v128.store(parameters, f32x4.sub(v128.load(parameters), change));
  }
}
