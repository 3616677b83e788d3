import type { CacheState, ResponseCacheState } from '#renderer/server';

/** The sources of a page. */
export const CACHE_STATES: readonly CacheState[] = [
  'hit',
  'stale',
  'shared',
  'miss',
  'fallback',
  'bypass',
];

/** Whether a page was found among the cached responses. */
export const RESPONSE_CACHE_STATES: readonly ResponseCacheState[] = ['hit', 'miss'];

/** The steps of a page that wait for a service. */
export const BUDGETED_STEPS = ['fetch-page', 'fetch-cms-data', 'fetch-macros'];

const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'];

/** Visitors can send any method; what is rare is one label. */
export function toMethodLabel(method: string): string {
  return METHODS.includes(method) ? method : 'other';
}

/** 2xx, 4xx and so on. */
export function toStatusLabel(status: number): string {
  return status >= 100 && status < 600 ? `${Math.floor(status / 100)}xx` : 'other';
}

export function toStepLabel(step: string): string {
  return BUDGETED_STEPS.includes(step) ? step : 'other';
}
