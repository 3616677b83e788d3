import type { PersonalisationConfig } from '#schemas/generated/experience.ts';
import type { BrowserFacts, Host } from '../../host/index.ts';
import type { OffersHost } from './cached-offers.ts';
import { readVisitorId } from '../measurement/visitor-id.ts';
import { DELIVERY_PATH } from './delivery-path.ts';
import { renewMboxCookie, type MboxHost } from './mbox-cookie.ts';

/** The cookie with the id that others give a visitor. */
const THIRD_PARTY_COOKIE = 'third-party-id';

export type PersonalisationHost = Pick<Host, 'console' | 'fetch'> &
  MboxHost &
  OffersHost & {
    readonly after: (delayMs: number, task: () => void) => unknown;
    readonly describeBrowser: () => BrowserFacts;
  };

/** Facts about a page that the parameters of each mbox tell. */
export interface MboxParameters {
  /** The path of the page. */
  readonly location: string;
  readonly language: string;
  readonly cookieConsent: 'true';
}

/**
 * Makes a call of the delivery endpoint, whose body has the browser, the visitor and the property
 * (002 §7), and some members of its own. A browser sends a text as text/plain, for which it does
 * not ask another origin first if it may, and sends none of its cookies along.
 */
export function createDeliveryRequest(
  { client, host: origin, propertyTokens }: PersonalisationConfig,
  listMembers: (parameters: MboxParameters) => object,
  host: PersonalisationHost,
): Request {
  const { context, language, referrer } = host.describeBrowser();
  const url = host.url();
  const { session, tntId } = renewMboxCookie(host);
  const domain = url.hostname.replace(/.*\./, '');
  // A member without a value is not sent.
  const body = {
    context: {
      ...context,
      channel: 'web',
      browser: { host: url.host },
      address: { url: url.href, referringUrl: referrer },
    },
    id: {
      marketingCloudVisitorId: readVisitorId(host),
      thirdPartyId: host.cookie(THIRD_PARTY_COOKIE),
      tntId,
    },
    // The token of the top-level domain, else the first one.
    property: {
      token: Object.hasOwn(propertyTokens, domain)
        ? propertyTokens[domain]
        : Object.values(propertyTokens)[0],
    },
    ...listMembers({ location: url.pathname, language, cookieConsent: 'true' }),
  };
  return new Request(`${origin}${DELIVERY_PATH}?client=${client}&sessionId=${session}`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
}
