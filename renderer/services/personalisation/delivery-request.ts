import type { PersonalisationConfig } from '#schemas/generated/experience.ts';
import type { BrowserFacts } from '../../host/index.ts';
import { DELIVERY_PATH } from './delivery-path.ts';

/** The mbox that is asked for where offers are limited until more is known of a visitor. */
export const PROFILE_MBOX = 'profileAttributes';

/** A call asks for so many mboxes at most; those beyond show their default. */
export const MAX_MBOXES = 50;

/** The ids by which the marketing host knows a visitor. */
export interface VisitorIds {
  /** Of the session: 32 hex characters. */
  readonly session: string;
  /** The marketing visitor id, a number of 38 digits. */
  readonly marketing?: string | undefined;
  readonly thirdParty?: string | undefined;
  /** The id that the marketing host gave the visitor before. */
  readonly tnt?: string | undefined;
}

export interface DeliveryFacts {
  readonly browser: BrowserFacts;
  /** The address of the page. */
  readonly url: URL;
  readonly ids: VisitorIds;
}

/** A page is asked about as a whole, or by its mboxes. */
type Scope = { readonly mboxes: readonly object[] } | { readonly pageLoad: object };

/** The address of the delivery endpoint, for one client and one session. */
export function getDeliveryAddress(
  { host, client }: PersonalisationConfig,
  session: string,
): string {
  const url = new URL(DELIVERY_PATH, host);
  url.search = new URLSearchParams({ client, sessionId: session }).toString();
  return url.href;
}

/**
 * The body that asks for the offers of some mboxes, or of the page (002 §7). With `counting` of
 * display nothing counts yet: that member is called `prefetch`.
 */
export function buildDeliveryBody(
  config: PersonalisationConfig,
  mboxes: readonly string[],
  facts: DeliveryFacts,
): object {
  const member = config.counting === 'display' ? 'prefetch' : 'execute';
  return { ...buildBase(config, facts), [member]: scopeOf(config, mboxes, facts) };
}

/** The part of a body that every call has: the browser, the visitor and the property. */
export function buildBase(
  { propertyTokens }: PersonalisationConfig,
  { browser, url, ids }: DeliveryFacts,
): object {
  const { userAgent, timeOffsetMin, screen, window, referrer } = browser;
  return {
    context: {
      userAgent,
      timeOffsetInMinutes: timeOffsetMin,
      channel: 'web',
      screen,
      window,
      browser: { host: url.host },
      address: { url: url.href, referringUrl: referrer },
    },
    id: {
      ...(ids.marketing && { marketingCloudVisitorId: ids.marketing }),
      ...(ids.thirdParty && { thirdPartyId: ids.thirdParty }),
      ...(ids.tnt && { tntId: ids.tnt }),
    },
    property: { token: getPropertyToken(propertyTokens, url.hostname) },
  };
}

/** The token of the top-level domain, else the first one. */
function getPropertyToken(
  tokens: PersonalisationConfig['propertyTokens'],
  hostname: string,
): string | undefined {
  const domain = hostname.slice(hostname.lastIndexOf('.') + 1);
  return Object.hasOwn(tokens, domain) ? tokens[domain] : Object.values(tokens)[0];
}

function scopeOf(
  { scope }: PersonalisationConfig,
  mboxes: readonly string[],
  { browser, url }: DeliveryFacts,
): Scope {
  const { language } = browser;
  const parameters = { location: url.pathname, language, cookieConsent: 'true' };
  if (scope === 'pageLoad' && !mboxes.includes(PROFILE_MBOX)) return { pageLoad: { parameters } };
  return { mboxes: mboxes.map((name, index) => ({ name, index, parameters })) };
}
