import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const BUILT = resolve(dirname(process.argv[1] ?? ''), '../by-hand/write-by-hand.js');

/**
 * Loads what is written by hand from a build of its own, in which nothing is compiled for our
 * writer.
 */
export async function loadByHand(): Promise<typeof import('./write-by-hand.ts')> {
  return import(/* @vite-ignore */ pathToFileURL(BUILT).href);
}
