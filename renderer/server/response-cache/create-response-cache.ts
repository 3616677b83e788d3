import { LRUCache } from 'lru-cache';
import { countBytes, type FinishedAnswer } from '../finished-answer.ts';
import { CMS_DATA_LIMIT_MS } from '../../host/index.ts';
import type { Trace } from '../../trace/index.ts';
import type { RequestRecorder, Question, Services } from '../sources.ts';

export interface ResponseCacheOptions {
  /** How many bytes they may take: bodies, their compressed forms and what they were made of. */
  readonly maxBytes: number;
}

/**
 * Holds finished answers by the address that they are for. Their sources are asked each time if an
 * answer is still good, so none is ever too old. The code that creates it may empty it and read how
 * full it is.
 */
export interface ResponseCache {
  /** The answers of one address, the latest first. */
  readonly get: (key: string) => readonly FinishedAnswer[];
  readonly keep: (key: string, answer: FinishedAnswer) => void;
  /** Counts the answers of one address anew, one of which has grown. */
  readonly resize: (key: string) => void;
  /** Removes all answers, or those at one path. Returns how many were removed. */
  readonly purge: (path?: string) => number;
  readonly stats: () => { readonly answers: number; readonly bytes: number };
}

/**
 * An author who goes back and forth, or a service that gives visitors one of a few pages, finds
 * each of them again.
 */
const MAX_AT_ONE_ADDRESS = 4;

/** However large its pages are, one address must not push out all others. */
const SHARE_OF_ONE_ADDRESS = 1 / 4;

/** Makes a store of finished answers. Those of the address that was unused for longest go first. */
export function createResponseCache({ maxBytes }: ResponseCacheOptions): ResponseCache {
  const addresses = new LRUCache<string, readonly FinishedAnswer[]>({
    maxSize: Math.max(1, Math.floor(maxBytes)),
  });
  const set = (key: string, answers: readonly FinishedAnswer[]) => {
    const { fitting, size } = fit(answers, { key, maxBytes: maxBytes * SHARE_OF_ONE_ADDRESS });
    addresses.delete(key);
    if (fitting.length > 0) addresses.set(key, fitting, { size });
  };

  return {
    get: (key) => addresses.get(key) ?? [],
    keep(key, answer) {
      const others = (addresses.peek(key) ?? []).filter((other) => !isSame(other, answer));
      set(key, [answer, ...others].slice(0, MAX_AT_ONE_ADDRESS));
    },
    resize(key) {
      const answers = addresses.peek(key);
      if (answers) set(key, answers);
    },
    purge(path) {
      const keys = [...addresses.keys()].filter(
        (key) => path === undefined || key.slice(0, key.indexOf('\n')) === path,
      );
      const removed = keys.flatMap((key) => addresses.peek(key) ?? []).length;
      keys.forEach((key) => addresses.delete(key));
      return removed;
    },
    stats: () => ({
      answers: [...addresses.values()].flat().length,
      bytes: addresses.calculatedSize,
    }),
  };
}

/** Made of the same by two visitors at once. */
function isSame(one: FinishedAnswer, other: FinishedAnswer): boolean {
  return (
    one.cacheScope.build === other.cacheScope.build &&
    one.answer.etag === other.answer.etag &&
    digestsOf(one) === digestsOf(other)
  );
}

/** Services answer in any order. */
function digestsOf({ sources }: FinishedAnswer): string {
  return sources
    .map(({ digest }) => digest)
    .toSorted()
    .join('');
}

/** As many answers as fit, the latest first, and what they take. */
function fit(
  answers: readonly FinishedAnswer[],
  { key, maxBytes }: { readonly key: string; readonly maxBytes: number },
): { readonly fitting: readonly FinishedAnswer[]; readonly size: number } {
  let size = 2 * key.length;
  for (const [index, answer] of answers.entries()) {
    const grown = size + countBytes(answer);
    if (grown > maxBytes) return { fitting: answers.slice(0, index), size };
    size = grown;
  }
  return { fitting: answers, size };
}

interface FindKeptOptions {
  readonly recorder: RequestRecorder;
  readonly services: Omit<Services, 'onAsk'>;
  readonly trace: Trace;
}

/**
 * The first of some answers that is made of what the services say now. They are asked for all that
 * the first one was made of, side by side. A service that fails is not covered by what it said
 * before: the page that is made then reports that.
 */
export async function findResponse(
  candidates: readonly FinishedAnswer[],
  { recorder, services, trace }: FindKeptOptions,
): Promise<FinishedAnswer | undefined> {
  const asking: Services = {
    ...services,
    onAsk(question, answer) {
      const isThere = trace.ahead(stepOf(question).name);
      answer.then(isThere, isThere);
    },
  };
  for (const candidate of candidates) {
    // The second one asks no more than the first has left open.
    // oxlint-disable-next-line no-await-in-loop
    if (!(await recorder.areUnchanged(candidate.sources, asking))) continue;
    // oxlint-disable-next-line no-await-in-loop
    await noteFound(candidate, trace);
    return candidate;
  }
  if (candidates.length > 0) {
    trace.note('find-answer', {
      decision: 'none',
      reason: 'no cached response is made of these texts',
    });
  }
  return undefined;
}

async function noteFound({ sources }: FinishedAnswer, trace: Trace): Promise<void> {
  const verdict = { decision: 'found', reason: 'the same as before' };
  await Promise.all(
    sources.map((source) =>
      trace.run(
        stepOf(source),
        () => undefined,
        () => verdict,
      ),
    ),
  );
  trace.note('find-answer', { decision: 'kept', reason: 'it is made of the same texts' });
}

/** The step in which a page that is made asks it. */
function stepOf(question: Question): { readonly name: string; readonly budgetMs: number } {
  if (question.service === 'cms-data') {
    return { name: 'fetch-cms-data', budgetMs: CMS_DATA_LIMIT_MS };
  }
  const { body, limitMs } = question.request;
  return { name: body ? 'fetch-macros' : 'fetch-page', budgetMs: limitMs };
}
