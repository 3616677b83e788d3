import type { Problem } from '../errors/index.ts';
import type { Trace } from '../trace/index.ts';
import type { Sources } from './sources.ts';

/** An answer before it is sent: the same bytes for everybody who may have it. */
export interface PageAnswer {
  readonly status: 200 | 302 | 404 | 503;
  /** Its own headers, by lower-case name; those of every answer come on top. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | null;
  /** Left out where it may not be stored. */
  readonly etag?: string;
}

/** An answer that has just been made, and how that went. */
export interface MadeAnswer {
  readonly answer: PageAnswer;
  /** Whether every service answered. What is missing now may be there a second later. */
  readonly isComplete: boolean;
  readonly sources: Sources;
  readonly problems: readonly Problem[];
  readonly trace: Trace;
}
