import { ROUTE_IMPORT_FAILED, ROUTE_REFUSED, routeImportFailed } from '../errors/index.ts';
import type { RouteDecision } from '../routing/index.ts';
import type { Events } from '../services/events/index.ts';
import type { PreparedPage, RouteImport } from './navigation-outcome.ts';

export interface AttemptOptions {
  readonly decide: (url: URL) => RouteDecision;
  /** Gets code and plan of a page. A rejection is a failure; the signal ends it. */
  readonly prepare: (url: URL, signal: AbortSignal) => Promise<PreparedPage>;
  /**
   * Asks the visitor if the present page may be left, once it is known that there is another to go
   * to. Left out, nobody is asked.
   */
  readonly mayLeave?: (signal: AbortSignal) => Promise<boolean>;
  readonly onImport?: (routeImport: RouteImport) => void;
  readonly events: Pick<Events, 'emit'>;
}

/** The result of an attempt to get the page at an address ready. */
export type AttemptResult =
  | PreparedPage
  | { readonly status: 'redirect'; readonly url: URL }
  | { readonly status: 'refused' }
  | { readonly status: 'stayed' }
  | { readonly status: 'superseded' };

/**
 * Decides what is to be done at an address, and gets its page ready. Never rejects; the signal ends
 * it.
 */
export async function attemptPage(
  url: URL,
  signal: AbortSignal,
  options: AttemptOptions,
): Promise<AttemptResult> {
  const { events, onImport } = options;
  const path = url.pathname;
  const decision = options.decide(url);
  if (decision.status === 'redirect') {
    return { status: 'redirect', url: new URL(decision.url, url) };
  }
  if (decision.status === 'refused') {
    events.emit(ROUTE_REFUSED, { path, ...decision.incompatibility });
    return { status: 'refused' };
  }

  if (options.mayLeave) {
    const mayLeave = await options.mayLeave(signal);
    if (signal.aborted) return { status: 'superseded' };
    if (!mayLeave) return { status: 'stayed' };
  }
  onImport?.({ path, state: 'importing' });
  const prepared = await prepare(url, signal, options);
  if (signal.aborted) return { status: 'superseded' };
  onImport?.({ path, state: prepared.status === 'failed' ? 'failed' : 'succeeded' });
  if (prepared.status === 'failed') {
    events.emit(ROUTE_IMPORT_FAILED, { path, problem: prepared.problem });
  }
  return prepared;
}

async function prepare(
  url: URL,
  signal: AbortSignal,
  options: AttemptOptions,
): Promise<PreparedPage> {
  try {
    return await options.prepare(url, signal);
  } catch (error) {
    return { status: 'failed', problem: routeImportFailed(url.pathname, error) };
  }
}
