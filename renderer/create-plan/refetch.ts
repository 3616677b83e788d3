import { askForPage, askForResults, fetchMacros, fetchShellData } from '../loading/index.ts';
import type { Platform } from '../platform/index.ts';
import type { PlanSnapshot } from './change-plan.ts';
import { decideVisit } from './decide-visit.ts';

export interface AskAgainOptions {
  readonly platform: Platform;
  readonly signal: AbortSignal;
}

/**
 * Asks all services that a plan came from, at the same time, so that their answers can be compared
 * with those before. Never rejects: a failure is met again where the page is made. Resolves to
 * false, and asks nothing, where this visit has another route by now.
 */
export async function refetch(
  { plan, route, page: { macros, prepare } }: PlanSnapshot,
  { platform, signal }: AskAgainOptions,
): Promise<boolean> {
  const { experience, http, site } = platform;
  const decision = decideVisit(platform);
  const endpoint = experience.macros?.endpoint;
  if (decision.status !== 'show' || decision.match.route !== route) return false;
  const { pageUrl } = plan.decisions;
  await Promise.allSettled([
    askForPage({ platform, http, route, pageUrl, signal }),
    fetchShellData({ platform, site, signal }),
    prepare.provided && askForResults({ platform, http, signal }),
    endpoint && macros?.length && fetchMacros({ http, endpoint, names: macros, signal }),
  ]);
  return true;
}
