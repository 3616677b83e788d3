import type { CDPSession } from 'playwright';

/**
 * Describes only the parts of a heap snapshot of V8 that are summed up here: one row of numbers a
 * node, whose meanings come with it.
 */
interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly (readonly string[] | string)[];
    };
  };
  readonly nodes: readonly number[];
}

/**
 * Bytes of all that can still be reached in a page's heap, once what cannot has been collected.
 * Machine code is left out: the engine makes it for functions that are called often, so there is
 * more of it the longer a page is used, whatever the page keeps.
 */
export async function bytesOfObjects(heap: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const add = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  heap.on('HeapProfiler.addHeapSnapshotChunk', add);
  await heap.send('HeapProfiler.collectGarbage');
  await heap.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  heap.off('HeapProfiler.addHeapSnapshotChunk', add);
  return sumOf(JSON.parse(chunks.join('')) as HeapSnapshot);
}

/**
 * @throws Error where a snapshot is not built as this reads it, which a newer browser may change.
 */
function sumOf({ snapshot, nodes }: HeapSnapshot): number {
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const typeAt = fields.indexOf('type');
  const sizeAt = fields.indexOf('self_size');
  const code = types[typeAt]?.indexOf('code') ?? -1;
  if (typeAt === -1 || sizeAt === -1 || code === -1) {
    throw new Error(`A node of the heap snapshot has other fields: ${fields.join(', ')}.`);
  }
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    if (nodes[node + typeAt] !== code) bytes += nodes[node + sizeAt] ?? 0;
  }
  return bytes;
}
