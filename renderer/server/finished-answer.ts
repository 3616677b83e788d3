import { getCause, type Problem } from '../errors/index.ts';
import type { Sources } from './sources.ts';

/** The ways in which an answer is compressed, best first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Describes what an answer depends on beside its address and its sources. */
export interface CacheScope {
  /** Identifies the renderer that made it, with entries, experience and files of the build. */
  readonly build: object;
  /** A page says what year it is. */
  readonly day: string;
}

/** An answer with all that it takes to know whether it would be the same again. */
export interface FinishedAnswer {
  readonly answer: PageAnswer;
  /** None where that cannot be known. */
  readonly sources: Sources;
  readonly cacheScope: CacheScope;
  /** The problems of the page, in the order in which they were found. */
  readonly problems: readonly Problem[];
  /** Its compressed bodies, as far as somebody asked for them. */
  readonly encoded: Map<Encoding, Uint8Array<ArrayBuffer>>;
}

/** An answer found to be kept, under the key by which it is. */
export interface CachedBody extends Pick<FinishedAnswer, 'answer' | 'encoded'> {
  readonly key: string;
}

export function createCacheScope(build: object, time: number): CacheScope {
  return { build, day: new Date(time).toDateString() };
}

/** Returns true if an answer could be given under another cache scope too. */
export function isSameCacheScope({ build, day }: CacheScope, other: CacheScope): boolean {
  return build === other.build && day === other.day;
}

/**
 * Returns true if an answer may be looked for by what it was made of: only a page for everybody
 * that lacks nothing. A part that is missing may be there a second later.
 */
export function mayBeFoundAgain({ answer, sources }: FinishedAnswer): boolean {
  return answer.status === 200 && answer.etag !== undefined && sources.length > 0;
}

/** The cost of an answer beside its bytes: objects, maps, headers. */
const OVERHEAD_BYTES = 2_000;
const PROBLEM_BYTES = 500;
/** An error with its stack. */
const CAUSE_BYTES = 2_000;
const BYTES_PER_CHARACTER = 2;

/** Counts the bytes that an answer takes in memory, its compressed forms included. */
export function countBytes({ answer, sources, problems, encoded }: FinishedAnswer): number {
  const bodies = [answer.body, ...encoded.values()].map((body) => body?.length ?? 0);
  const described = BYTES_PER_CHARACTER * JSON.stringify([answer.headers, sources]).length;
  return sumOf([OVERHEAD_BYTES, described, ...bodies]) + sumOf(problems.map(bytesOfProblem));
}

function bytesOfProblem(problem: Problem): number {
  const cause = getCause(problem) ? CAUSE_BYTES : 0;
  return PROBLEM_BYTES + cause + BYTES_PER_CHARACTER * Object.values(problem).join('').length;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** An answer before it is sent: the same bytes for everybody who may have it. */
export interface PageAnswer {
  readonly status: 200 | 302 | 303 | 400 | 404 | 422 | 503;
  /** Its own headers, by lower-case name; those of every answer come on top. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | null;
  /** The names of the features with a module that its page may show. */
  readonly features?: readonly string[];
  /** True where its browser may ask the marketing host for offers. */
  readonly choosesOffers?: boolean;
  /** Left out where it may not be stored. */
  readonly etag?: string;
}
