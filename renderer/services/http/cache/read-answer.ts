import { readBytes } from '../read-bytes.ts';
import type { CacheSettings } from './cache-settings.ts';
import type { StoredAnswer } from './stored-answers.ts';

/** More bytes than any answer has. */
const NO_LIMIT = Number.MAX_SAFE_INTEGER;

const SECOND_MS = 1_000;

/** The settings that decide if an answer may be stored, and served. */
type StorableOptions = Pick<CacheSettings, 'contentTypes' | 'maxResponseSize'>;

interface ReadAnswerOptions extends StorableOptions {
  readonly url: string;
  readonly now: () => number;
}

/**
 * An answer as it is stored, read from a copy; undefined where it is not to be: it failed, its
 * service wants nobody to store it or to serve it again, it is of another type, or it weighs too
 * much. Rejects where it breaks off.
 */
export async function readAnswer(
  response: Response,
  options: ReadAnswerOptions,
): Promise<StoredAnswer | undefined> {
  const { status, statusText, headers } = response;
  const announced = Number(headers.get('content-length')) || 0;
  const lifeMs = getLifeMs(headers);
  if (!response.ok || lifeMs === 0) return undefined;
  if (!isStorable({ headers, size: announced }, options)) return undefined;

  const { url, now, maxResponseSize } = options;
  const bytes = await readBytes(response.clone(), url, maxResponseSize || NO_LIMIT);
  const size = Math.max(announced, bytes.byteLength);
  const time = now();
  return { url, bytes, size, status, statusText, headers: new Headers(headers), time, lifeMs };
}

/**
 * Returns true if a stored answer may be served now, in milliseconds since 1970. One that was
 * stored later may not: the clock has been set, and nobody knows how old it is.
 */
export function isServable(answer: StoredAnswer, settings: CacheSettings, now: number): boolean {
  const age = now - answer.time;
  const isFresh = age >= 0 && age < Math.min(settings.maxAge, answer.lifeMs);
  return isFresh && isStorable(answer, settings);
}

/** Returns true if an answer of that size, 0 where it is not known, may be stored or served. */
function isStorable(
  { headers, size }: Pick<StoredAnswer, 'headers' | 'size'>,
  { contentTypes, maxResponseSize }: StorableOptions,
): boolean {
  const [type = ''] = (headers.get('content-type') ?? '').toLowerCase().split(';', 1);
  if (!contentTypes.some((entry) => entry.toLowerCase() === type.trim())) return false;
  return maxResponseSize === 0 || size <= maxResponseSize;
}

/**
 * How long the service of an answer lets it be served, in milliseconds: 0 where it wants nobody to
 * store it or wants to be asked each time, and where its age is none that anybody can read.
 * Infinity where it says nothing.
 */
function getLifeMs(headers: Headers): number {
  let lifeMs = Infinity;
  for (const directive of (headers.get('cache-control') ?? '').toLowerCase().split(',')) {
    const [name = '', value = ''] = directive.split('=').map((part) => part.trim());
    if (name === 'no-store' || name === 'no-cache') return 0;
    if (name !== 'max-age') continue;
    const [, seconds = 0] = /^"?(\d+)"?$/.exec(value) ?? [];
    lifeMs = Math.min(lifeMs, Number(seconds) * SECOND_MS);
  }
  return lifeMs;
}
