import { LRUCache } from 'lru-cache';
import { countBytes, type FinishedAnswer } from '../finished-answer.ts';

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
