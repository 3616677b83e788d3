import type { FinishedAnswer } from '../finished-answer.ts';

/** A finished page, and when it was. */
export interface CachedPage extends FinishedAnswer {
  /** Names it among all cached pages. */
  readonly key: string;
  /** When it was made, or last found unchanged: milliseconds since 1970. */
  readonly time: number;
}
