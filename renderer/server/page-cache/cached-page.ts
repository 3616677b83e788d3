import type { Sources } from '../sources.ts';
import type { PageAnswer } from '../page-answer.ts';

/** The ways in which a cached page is compressed, best first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A finished page, and what it was made of. */
export interface CachedPage {
  /** Names it among all cached pages. */
  readonly key: string;
  readonly answer: PageAnswer;
  readonly sources: Sources;
  /** When it was made, or last found unchanged: milliseconds since 1970. */
  readonly time: number;
  /** Its compressed bodies, as far as somebody asked for them. */
  readonly encoded: Map<Encoding, Uint8Array<ArrayBuffer>>;
}
