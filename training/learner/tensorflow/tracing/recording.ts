import type { Attributes, ElementType } from '../../onnx/graph.ts';

/** A tensor while a function is traced. */
export interface Traced {
  readonly id: number;
  readonly dtype: ElementType;
  /** The shape that the traced function sees. */
  readonly shape: readonly number[];
  /**
   * The shape that the graph computes, which broadcasts to `shape`: broadcasting is postponed until a kernel needs
   * every element, because most never do (a tensor of ones is one number, the gradient of a sum is not copied).
   */
  readonly stored: readonly number[];
}

/** A value known while tracing. */
export interface RecordedConstant {
  id: number;
  dtype: ElementType;
  shape: readonly number[];
  data: ArrayLike<number>;
  /** Whether it is the shape of a Reshape, where one size may be left to be inferred. */
  isTargetShape: boolean;
}

interface RecordedNode {
  op: string;
  inputs: readonly number[];
  outputs: readonly number[];
  attributes: Attributes;
}

/** What a traced function did, at one batch size: values are numbered in the order in which they arose. */
export class Recording {
  readonly names = new Map<number, string>();
  readonly constants: RecordedConstant[] = [];
  readonly nodes: RecordedNode[] = [];
  readonly outputs: { name: string; value: Traced }[] = [];
  readonly #constantById = new Map<number, RecordedConstant>();
  readonly #idsByKey = new Map<string, readonly number[]>();
  #count = 0;

  /** A value that comes from outside: an input or an initializer. */
  input(name: string, dtype: ElementType, shape: readonly number[]): Traced {
    const id = this.#count++;
    this.names.set(id, name);
    return { id, dtype, shape, stored: shape };
  }

  /** A constant; one with the same number everywhere is stored as that one number. */
  constant(dtype: ElementType, shape: readonly number[], data: ArrayLike<number>): Traced {
    if (!isUniform(data)) return { id: this.#constant(dtype, shape, data), dtype, shape, stored: shape };
    return { id: this.#constant(dtype, [], [data[0]]), dtype, shape, stored: [] };
  }

  /** A vector of sizes, for operators that take shapes, bounds or repetitions as inputs. */
  sizes(data: readonly number[]): number {
    return this.#constant('int64', [data.length], data);
  }

  targetShape(shape: readonly number[]): number {
    return this.#constant('int64', [shape.length], shape, true);
  }

  /** Appends an operator and returns the ids of its outputs; the same operator on the same inputs is recorded once. */
  node(op: string, inputs: readonly number[], attributes: Attributes = {}, outputCount = 1): readonly number[] {
    return this.#once(
      `${op}(${String(inputs)}) ${JSON.stringify(attributes)} ${outputCount}`,
      outputCount,
      (outputs) => {
        this.nodes.push({ op, inputs, outputs, attributes });
      },
    );
  }

  /** Expands a value to its full shape where needed. @returns the id of the full-size value */
  materialise({ id, shape, stored }: Traced): number {
    if (String(stored) === String(shape)) return id;
    const [expanded] = this.node('Expand', [id, this.sizes(shape)]);
    return expanded;
  }

  /** Names a result of the function. */
  output(name: string, value: Traced): void {
    this.outputs.push({ name, value: { ...value, id: this.materialise(value), stored: value.shape } });
  }

  /** The number that a value has everywhere, or undefined where it is computed or varies. */
  uniformValue({ id }: Traced): number | undefined {
    const constant = this.#constantById.get(id);
    return constant?.shape.length === 0 ? constant.data[0] : undefined;
  }

  #constant(dtype: ElementType, shape: readonly number[], data: ArrayLike<number>, isTargetShape = false): number {
    const numbers = Array.from(data, (number) => (Object.is(number, -0) ? '-0' : number));
    const key = `${dtype} [${String(shape)}] ${String(numbers)} ${isTargetShape}`;
    const [id] = this.#once(key, 1, ([id]) => {
      const constant = { id, dtype, shape, data, isTargetShape };
      this.constants.push(constant);
      this.#constantById.set(id, constant);
    });
    return id;
  }

  #once(key: string, outputCount: number, record: (ids: readonly number[]) => void): readonly number[] {
    const known = this.#idsByKey.get(key);
    if (known) return known;
    const ids = Array.from({ length: outputCount }, () => this.#count++);
    record(ids);
    this.#idsByKey.set(key, ids);
    return ids;
  }
}

function isUniform(data: ArrayLike<number>): boolean {
  for (let i = 0; i < data.length; i++) if (!Object.is(data[i], data[0])) return false;
  return data.length > 0;
}
