/** What the objects of a page take. */
import type { CDPSession } from 'playwright-core';

/** Of a heap snapshot as V8 writes it, what is read here. */
interface HeapSnapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

/**
 * In MiB, after what is not needed has been collected. Compiled code does not count: each script that a test runs in the page
 * leaves some behind, for as long as the browser likes.
 */
export async function heapSize(devtools: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const onChunk = ({ chunk }: { chunk: string }): number => chunks.push(chunk);
  devtools.on('HeapProfiler.addHeapSnapshotChunk', onChunk);
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', onChunk);
  return sizeIn(JSON.parse(chunks.join('')) as HeapSnapshot) / 2 ** 20;
}

/** In bytes, without compiled code. */
export function sizeIn({ snapshot: { meta }, nodes }: HeapSnapshot): number {
  const [types] = meta.node_types;
  const [type, size] = ['type', 'self_size'].map((field) => meta.node_fields.indexOf(field));
  let sum = 0;
  for (let node = 0; node < nodes.length; node += meta.node_fields.length) {
    if (types[nodes[node + type]] !== 'code') sum += nodes[node + size];
  }
  return sum;
}
