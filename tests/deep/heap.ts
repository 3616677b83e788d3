import { collectGarbage } from '../collect-garbage.ts';

/** Bytes that are still in use once everything that can be collected has been, twice. */
export async function heapInUse(): Promise<number> {
  collectGarbage();
  // An object that is finalized between two turns of the event loop can be collected in the next.
  await new Promise((resolve) => void setTimeout(resolve, 100));
  collectGarbage();
  return process.memoryUsage().heapUsed;
}
