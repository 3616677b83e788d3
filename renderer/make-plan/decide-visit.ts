import { languageOf } from '#schemas/content/locale.ts';
import type { Platform } from '../platform/index.ts';
import { decideRoute, type RouteDecision, type RouteFacts } from '../routing/index.ts';
import { nativeAppOf } from '../services/native/index.ts';
import { siteContextOf } from '../visit/index.ts';

/** What is to be done at the host's address, by what is known of this visit. */
export function decideVisit({ experience, host, site }: Platform): RouteDecision {
  const url = host.url();
  const app = nativeAppOf(host);
  return decideRoute(experience.routes, url, (address) => {
    const isHere = address.href === url.href;
    const there = isHere ? site : siteContextOf(experience, { ...host, url: () => address });
    return { ...factsOf(there), ...(app && { app }) };
  });
}

/** The hint that somebody is signed in proves nothing; without it nobody is. */
function factsOf({ locale, segment, session }: Platform['site']): RouteFacts {
  return {
    context: new Map([
      ['locale', locale],
      ['language', languageOf(locale)],
      ['segment', segment],
    ]),
    session: session === 'anonymous' ? 'unauthenticated' : 'unknown',
  };
}
