/** A tensor as a session takes it. */
export interface Feed {
  data: Float32Array | Int32Array;
  dims: readonly number[];
}

/** A single number as a session takes it. */
export function scalar(value: number): Feed {
  return { data: Float32Array.of(value), dims: [] };
}

/** A tensor as a session gives it. */
export interface Fetch {
  data: Float32Array;
  dims: readonly number[];
}

export interface Session {
  /** Feeds every input by name and returns every output by name. */
  run(feeds: Record<string, Feed>): Promise<Record<string, Fetch>>;
  /** Frees what the session holds. It cannot be run afterwards. */
  release(): Promise<void>;
}

/** Something that executes ONNX files. */
export interface Runtime {
  readonly name: string;
  load(model: Uint8Array): Promise<Session>;
}

/**
 * Checks feeds against the inputs of a model. onnxruntime does that too, but allows two sizes of one name to differ.
 * @param inputs shapes with sizes as numbers, or as names where only the feeds know them
 * @throws {Error} if an input was not fed, or has another shape.
 */
export function assertFeeds(
  inputs: readonly { name: string; shape: readonly (number | string)[] }[],
  feeds: Record<string, Feed>,
): void {
  const sizes = new Map<number | string, number>();
  for (const { name, shape } of inputs) {
    if (!(name in feeds)) throw new Error(`the input '${name}' was not fed`);
    const { dims } = feeds[name];
    const fits = shape.every((size, axis) => {
      if (typeof size === 'string' && !sizes.has(size)) sizes.set(size, dims[axis]);
      return dims[axis] === (sizes.get(size) ?? size);
    });
    if (fits && dims.length === shape.length) continue;
    const named = [...sizes].map(([size, value]) => `, ${size} = ${value}`).join('');
    throw new Error(`the input '${name}' has the shape [${dims.join(', ')}], expected [${shape.join(', ')}]${named}`);
  }
}
