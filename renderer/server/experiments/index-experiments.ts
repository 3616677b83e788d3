import { replaceLastSegment } from '#schemas/content/replace-last-segment.ts';
import type { Experiment } from '#schemas/generated/experiment-list.ts';
import { memoizeByObject } from '../../memoize/index.ts';
import type { RequestHandlerOptions } from '../request-handler-options.ts';

/** Experiments by the addresses that they concern. */
export interface ExperimentIndex {
  /** Those that run, by the address of their page. */
  readonly byPage: ReadonlyMap<string, Experiment>;
  /** The addresses of variants that are pages of their own, of experiments that have ended too. */
  readonly variantUrls: ReadonlySet<string>;
  /** Sentences that say what in the list cannot be shown. */
  readonly mistakes: readonly string[];
}

/**
 * Indexes a list once, as long as it stays the very one. Of two experiments with one key, or on one
 * page, the first counts: visits and cookies tell them apart by nothing else.
 */
export const indexExperiments = memoizeByObject((list: readonly Experiment[]): ExperimentIndex => {
  const mistakes: string[] = [];
  const byPage = new Map<string, Experiment>();
  const keys = new Set<string>();
  for (const experiment of list.filter(({ ended = false }) => !ended)) {
    const { key, experimentUrl } = experiment;
    const other = byPage.get(experimentUrl)?.key;
    if (keys.has(key)) mistakes.push(`The key ${key} is there twice: the first one counts.`);
    else if (other) mistakes.push(`The page of ${key} is under ${other} already.`);
    else byPage.set(experimentUrl, experiment);
    keys.add(key);
  }
  const variantUrls = list.flatMap(({ experimentUrl, variants }) =>
    variants
      .map(({ variantUrl }) => selectVariantUrl(experimentUrl, variantUrl) ?? experimentUrl)
      .filter((url) => url !== experimentUrl),
  );
  return { byPage, variantUrls: new Set(variantUrls), mistakes };
});

/** Another host may be meant by what looks like a path. */
const PATH = /^\/(?![/\\])/;

const NONE: readonly Experiment[] = [];

/** A warning shows the first mistakes of a list that has many. */
const MAX_MISTAKES = 3;

/**
 * Returns the address of a variant: that of the page, with the last part of the variant's own.
 * Undefined where that leads nowhere, or to another host.
 */
export function selectVariantUrl(pageUrl: string, variantUrl: string): string | undefined {
  return PATH.test(variantUrl) ? replaceLastSegment(pageUrl, variantUrl) : undefined;
}

/** Finds the index of the list as it is, and says once what is wrong in it. */
export function createFindIndex({
  experiments,
  console,
}: Pick<RequestHandlerOptions, 'experiments' | 'console'>): () => ExperimentIndex {
  let latest: ExperimentIndex | undefined;
  return () => {
    const index = indexExperiments(experiments?.() ?? NONE);
    if (index !== latest && index.mistakes.length > 0) {
      const { length } = index.mistakes;
      const first = index.mistakes.slice(0, MAX_MISTAKES).join(' ');
      const rest = length > MAX_MISTAKES ? ` (${length - MAX_MISTAKES} more)` : '';
      console.warn(`Visitors see pages as they are where experiments are wrong: ${first}${rest}`);
    }
    latest = index;
    return index;
  };
}

/** The service may name variants without end. */
const MAX_WARNINGS = 100;

/** Logs each warning once, as long as the list stays the same. */
export function createWarning({
  console,
}: Pick<RequestHandlerOptions, 'console'>): (index: ExperimentIndex, warning: string) => void {
  const logged = new Set<string>();
  let ofIndex: ExperimentIndex | undefined;
  return (index, warning) => {
    if (index !== ofIndex) logged.clear();
    ofIndex = index;
    if (logged.has(warning) || logged.size === MAX_WARNINGS) return;
    logged.add(warning);
    console.warn(warning);
  };
}
