import type { Measured } from '../figures.ts';
import { measureCached } from './cached-bench.ts';
import { measureOverload } from './overload-bench.ts';

/**
 * Runs on a processor of its own, beside that of the server, and prints what it measured as one
 * line of JSON.
 */
const parts = [await measureCached(), await measureOverload()];
const measured: Measured = {
  figures: parts.flatMap(({ figures }) => figures),
  notes: parts.flatMap(({ notes }) => notes),
};
console.log(JSON.stringify(measured));
