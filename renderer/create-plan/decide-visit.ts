import { decodePart } from '#schemas/content/read-pattern.ts';
import { getLanguage } from '#schemas/content/locale.ts';
import { memoizeByObject } from '../memoize/index.ts';
import type { Host } from '../host/index.ts';
import type { Platform } from '../platform/index.ts';
import {
  decideRoute,
  NOBODY,
  type ContextValue,
  type RouteDecision,
  type RouteFacts,
} from '../routing/index.ts';
import { getEnvironment } from '../services/environment/index.ts';
import { findNativeApp } from '../services/native/index.ts';
import { getHome, getVisitorHome, readSiteContext } from '../visit/index.ts';

/**
 * Names of the values that the application around the site gives in the browser, whatever the state
 * of the session.
 */
const OF_THE_APPLICATION = new Set(['app', 'cso']);

/** The same with the values of a session, which are known once a browser has looked. */
const OF_THE_BROWSER = new Set([...OF_THE_APPLICATION, 'clientKind', 'levelOfAssurance']);

type Site = Platform['site'];

/** The part of a platform that says where a visit leads. */
export type DecidingPlatform = Pick<Platform, 'experience' | 'site' | 'visitor' | 'nativeApp'> & {
  readonly host: Pick<Host, 'url' | 'cookie' | 'pageLanguage' | 'nativeWebView' | 'console'>;
};

/** Decides what is to be done at the host's address, by what is known of this visit. */
export function decideVisit(platform: DecidingPlatform): RouteDecision {
  const { experience, host, site, visitor } = platform;
  const url = host.url();
  const app = findNativeApp(host) ?? platform.nativeApp;
  const own: [string, ContextValue][] = [
    ...configured(experience),
    ['environment', getEnvironment(url.hostname)],
  ];
  const seen = visitor?.();
  return decideRoute(experience.routes, url, (address) => {
    const isHere = address.href === url.href;
    const there = isHere ? site : readSiteContext(experience, { ...host, url: () => address });
    const known = seen ?? knownToServer(there);
    const context = new Map([...own, ...placeOf(there), ...known.context]);
    const home = getVisitorHome(experience, there, host);
    return { ...known, context, home, ...(app && { app }) };
  });
}

/** The fragment of an address that says which path the app around the page cannot show. */
const REFUSED = '#refused=';

/** The path that the address of a page says was refused; undefined where it says nothing. */
export function readRefusedPath({ hash }: Pick<URL, 'hash'>): string | undefined {
  const path = hash.startsWith(REFUSED) ? decodePart(hash.slice(REFUSED.length)) : '';
  return path.startsWith('/') ? path : undefined;
}

/**
 * Where somebody goes whose app lacks what a route needs: home, which is told what was asked for.
 * Undefined where home is refused as well, or is the page itself: nobody is to go in circles.
 */
export function getRefusalAddress(platform: DecidingPlatform): string | undefined {
  const { experience, site, host } = platform;
  const { pathname, href } = host.url();
  const home = getHome(experience, site);
  const there = { ...host, url: () => new URL(home, href) };
  const isShown = decideVisit({ ...platform, host: there }).status === 'show';
  return isShown && home !== pathname
    ? `${home}${REFUSED}${encodeURIComponent(pathname)}`
    : undefined;
}

/** Properties of the configuration that a condition may ask for: those with one value. */
const configured = memoizeByObject((experience: Platform['experience']) =>
  Object.entries(experience).filter((entry): entry is [string, ContextValue] =>
    ['string', 'number', 'boolean'].includes(typeof entry[1]),
  ),
);

function placeOf({ locale, segment }: Site): [string, ContextValue][] {
  return [
    ['locale', locale],
    ['language', getLanguage(locale)],
    ['segment', segment],
  ];
}

/**
 * The hint that somebody is signed in proves nothing, so the browser has to look; without it nobody
 * is.
 */
function knownToServer({ session }: Site): Omit<RouteFacts, 'app'> {
  return session === 'anonymous'
    ? { ...NOBODY.facts(), later: OF_THE_APPLICATION }
    : { session: 'unknown', context: new Map(), later: OF_THE_BROWSER };
}
