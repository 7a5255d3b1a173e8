/** The element types that the tracer writes: the three of TensorFlow.js, `int64` for shapes and sizes, `float16` to store. */
export type ElementType = 'float32' | 'int32' | 'bool' | 'int64' | 'float16';

/** A dimension: a size, or an expression of the batch size such as `batch` or `4*batch`. */
export type Dimension = number | string;

/** A named tensor that goes into a graph or comes out of it. */
export interface Port {
  name: string;
  dtype: ElementType;
  shape: readonly Dimension[];
}

/** A named tensor whose values are stored in the file. */
export interface Initializer {
  name: string;
  dtype: ElementType;
  shape: readonly number[];
  data: ArrayLike<number>;
}

/** An attribute of a node: an integer, a list of integers, a floating-point number, or an element type. */
export type Attribute = number | readonly number[] | { readonly float: number } | ElementType;
export type Attributes = Readonly<Record<string, Attribute>>;

/** One operator of ONNX's default domain, wired by names. */
export interface GraphNode {
  op: string;
  inputs: readonly string[];
  outputs: readonly string[];
  attributes: Attributes;
}

/** What an ONNX file holds, nodes in an order in which they can be executed. */
export interface Graph {
  name: string;
  inputs: readonly Port[];
  outputs: readonly Port[];
  initializers: readonly Initializer[];
  nodes: readonly GraphNode[];
}

/** The same graph without the nodes and initializers that no output depends on. */
export function prune(graph: Graph): Graph {
  const needed = new Set(graph.outputs.map((output) => output.name));
  const nodes = graph.nodes.toReversed().filter((node) => {
    const isNeeded = node.outputs.some((name) => needed.has(name));
    if (isNeeded) node.inputs.forEach((name) => needed.add(name));
    return isNeeded;
  });
  const initializers = graph.initializers.filter(({ name }) => needed.has(name));
  return { ...graph, nodes: nodes.toReversed(), initializers };
}
