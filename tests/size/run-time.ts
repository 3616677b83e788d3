import { gzipSync } from 'node:zlib';
import type { Figure } from '../bench/figures.ts';
import { BUNDLERS, firstChunks, type Chunk } from './bundlers.ts';

/** A page of a consumer with one component of its own. */
const PAGE = 'tests/size/consumer/page.ts';

/**
 * The bounds are of the run time without React, in kB, by bundler. They differ in how finely they
 * part what is imported on demand.
 */
const MAX_KB: Readonly<Record<string, number>> = { Vite: 6.45, rolldown: 5.25, esbuild: 7.2 };

export interface RunTime {
  readonly bundler: string;
  readonly chunks: readonly Chunk[];
  /** Its weight, every file compressed by itself. */
  readonly figure: Figure;
}

/** Bundles a page with each bundler: what it loads before anything runs, without React. */
export function bundleRunTime(): Promise<RunTime[]> {
  return Promise.all(
    [...BUNDLERS].map(async ([bundler, bundle]) => {
      const chunks = firstChunks(await bundle(PAGE));
      const bytes = chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
      const name = `run time of the renderer without React, by ${bundler}`;
      const bound = MAX_KB[bundler] ?? 0;
      return { bundler, chunks, figure: { name, value: bytes / 1_000, unit: 'kB', bound } };
    }),
  );
}
