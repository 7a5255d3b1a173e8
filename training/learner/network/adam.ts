/** A flat vector of parameters with its Adam moments (Kingma and Ba 2015), and its update. */
import { ADAM_WASM } from './kernels/adam-wasm.ts';

const BETA1 = 0.9;
const BETA2 = 0.999;
const EPSILON = 1e-5;
const MOST_GRADIENT_NORM = 0.5;

/** The exports of `kernels/adam.ts`. */
interface AdamKernel {
  sumOfSquares(at: number, count: number): number;
  step(
    parameters: number,
    moment1: number,
    moment2: number,
    gradient: number,
    count: number,
    beta1: number,
    gradientFactor: number,
    beta2: number,
    squareFactor: number,
    rate: number,
    epsilon: number,
  ): void;
}

const PAGE_BYTES = 65_536;
/** Room that the kernel leaves at the beginning of its memory. */
const START = 1_024;
/** Vectors begin at multiples of this. */
const ALIGNMENT = 16;

const kernelModule = new WebAssembly.Module(Uint8Array.from(atob(ADAM_WASM), (char) => char.charCodeAt(0)));

/** Parameters and moments lie in the kernel's memory, and change in place. */
export class AdamState {
  readonly parameters: Float32Array;
  readonly moment1: Float32Array;
  readonly moment2: Float32Array;
  step = 0;

  readonly #gradient: Float32Array;
  readonly #kernel: AdamKernel;

  /** @param parameters to start from; the moments start at zero */
  constructor(parameters: Float32Array) {
    const { length } = parameters;
    const bytes = Math.ceil((length * Float32Array.BYTES_PER_ELEMENT) / ALIGNMENT) * ALIGNMENT;
    const memory = new WebAssembly.Memory({ initial: Math.ceil((START + 4 * bytes) / PAGE_BYTES) });
    const vector = (place: number): Float32Array => new Float32Array(memory.buffer, START + place * bytes, length);
    [this.parameters, this.moment1, this.moment2, this.#gradient] = [0, 1, 2, 3].map(vector);
    this.parameters.set(parameters);
    this.#kernel = new WebAssembly.Instance(kernelModule, { env: { memory } }).exports as unknown as AdamKernel;
  }

  /** Parameters and both moments. */
  get vectors(): readonly [Float32Array, Float32Array, Float32Array] {
    return [this.parameters, this.moment1, this.moment2];
  }

  /**
   * One update, the gradient's norm clipped first (Pascanu et al. 2013).
   * @returns the norm before it was clipped
   * @throws {Error} when the gradient holds something that is not a number; the state is then unchanged.
   */
  update(gradient: Float32Array, learningRate: number): number {
    const { parameters, moment1, moment2 } = this;
    const kernel = this.#kernel;
    this.#gradient.set(gradient);
    const { length, byteOffset } = this.#gradient;
    const norm = Math.sqrt(kernel.sumOfSquares(byteOffset, length));
    if (!Number.isFinite(norm)) {
      throw new Error(`the gradient of update ${this.step + 1} is not finite: the parameters before it are kept`);
    }
    this.step++;
    const clipping = Math.min(1, MOST_GRADIENT_NORM / (norm + 1e-6));
    const correction1 = 1 - BETA1 ** this.step;
    const correction2 = Math.sqrt(1 - BETA2 ** this.step);
    kernel.step(
      parameters.byteOffset,
      moment1.byteOffset,
      moment2.byteOffset,
      byteOffset,
      length,
      BETA1,
      (1 - BETA1) * clipping,
      BETA2,
      (1 - BETA2) * clipping ** 2,
      (learningRate * correction2) / correction1,
      correction2 * EPSILON,
    );
    return norm;
  }
}
