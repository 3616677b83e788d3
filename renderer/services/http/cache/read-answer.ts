import { readBytes } from '../read-bytes.ts';
import type { CacheSettings } from './cache-settings.ts';
import type { StoredAnswer } from './stored-answers.ts';

/** What decides whether an answer may be stored, and served. */
export type StorableOptions = Pick<CacheSettings, 'contentTypes' | 'maxResponseSize'>;

export interface ReadAnswerOptions extends StorableOptions {
  readonly url: string;
  readonly now: () => number;
}

/** More bytes than any answer has. */
const NO_LIMIT = Number.MAX_SAFE_INTEGER;

/** Whether an answer of that size, 0 where it is not known, may be stored or served. */
export function isStorable(
  { headers, size = 0 }: { readonly headers: Headers; readonly size?: number },
  { contentTypes, maxResponseSize }: StorableOptions,
): boolean {
  const type = headers.get('content-type') ?? '';
  if (!contentTypes.some((part) => type.includes(part))) return false;
  return maxResponseSize === 0 || size <= maxResponseSize;
}

/**
 * An answer as it is stored, read from a copy; undefined where it is not to be: it failed, its
 * service wants nobody to store it, it is of another type, or it weighs too much. Rejects where it
 * breaks off.
 */
export async function readAnswer(
  response: Response,
  options: ReadAnswerOptions,
): Promise<StoredAnswer | undefined> {
  const { status, statusText, headers } = response;
  const announced = Number(headers.get('content-length')) || 0;
  if (!response.ok || headers.get('cache-control')?.includes('no-store')) return undefined;
  if (!isStorable({ headers, size: announced }, options)) return undefined;

  const { url, now, maxResponseSize } = options;
  const bytes = await readBytes(response.clone(), url, maxResponseSize || NO_LIMIT);
  const size = Math.max(announced, bytes.byteLength);
  return { url, bytes, size, status, statusText, headers: new Headers(headers), time: now() };
}
