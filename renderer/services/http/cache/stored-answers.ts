import type { Bytes } from '../read-bytes.ts';

/** An answer as it is stored. */
export interface StoredAnswer {
  readonly url: string;
  readonly bytes: Bytes;
  /** Its size in bytes, or the size that its headers announce, where that is larger. */
  readonly size: number;
  readonly status: number;
  readonly statusText: string;
  readonly headers: Headers;
  /** When it was stored, in milliseconds since 1970. */
  readonly time: number;
  /** How long its service lets it be served, in milliseconds; Infinity where it does not say. */
  readonly lifeMs: number;
}

/** Answers by name, oldest first. */
export interface StoredAnswers {
  readonly get: (key: string) => StoredAnswer | undefined;
  /**
   * Stores an answer, and drops the oldest until all weigh no more than the limit; 0 is none. One
   * that is larger alone stays out.
   */
  readonly put: (key: string, answer: StoredAnswer, maxBytes: number) => void;
  readonly dropWhere: (isDropped: (key: string, url: string) => boolean) => void;
  readonly clear: () => void;
  readonly bytes: () => number;
}

/** Answers of two bytes each would fill the memory long before their bytes count. */
const MAX_ANSWERS = 10_000;

/** Makes an empty store. */
export function createStoredAnswers(): StoredAnswers {
  const answers = new Map<string, StoredAnswer>();
  let bytes = 0;
  const drop = (key: string) => {
    bytes -= answers.get(key)?.size ?? 0;
    answers.delete(key);
  };

  return {
    get: (key) => answers.get(key),
    put(key, answer, maxBytes) {
      drop(key);
      if (maxBytes !== 0 && answer.size > maxBytes) return;
      answers.set(key, answer);
      bytes += answer.size;
      for (const oldest of answers.keys()) {
        if ((maxBytes === 0 || bytes <= maxBytes) && answers.size <= MAX_ANSWERS) break;
        drop(oldest);
      }
    },
    dropWhere(isDropped) {
      for (const [key, { url }] of answers) if (isDropped(key, url)) drop(key);
    },
    clear() {
      answers.clear();
      bytes = 0;
    },
    bytes: () => bytes,
  };
}

/** An answer that was stored before. */
export type CachedResponse = Response & { readonly fromCache: true };

/** A copy that can be read by itself, with the status, headers and address that the answer had. */
export function toCachedResponse({
  url,
  bytes,
  status,
  statusText,
  headers,
}: StoredAnswer): CachedResponse {
  const body = bytes.byteLength > 0 ? bytes : null;
  const response = new Response(body, { status, statusText, headers });
  Object.defineProperty(response, 'url', { value: url });
  return Object.assign(response, { fromCache: true } as const);
}
