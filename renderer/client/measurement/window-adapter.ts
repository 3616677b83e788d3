import { getReason } from '../../errors/index.ts';
import type { Host } from '../../host/index.ts';
import type { Visitor } from '../../routing/index.ts';
import type { Http } from '../../services/http/index.ts';
import {
  cleanText,
  type EventCall,
  type Identity,
  type MeasurementAdapter,
} from '../../services/measurement/index.ts';
import { waitUntilPainted } from '../experiments/wait-until-painted.ts';

export interface WindowAdapterOptions {
  readonly http: Pick<Http, 'fetch'>;
  /** Origin of the API host. */
  readonly origin: string;
  readonly identity: Pick<Identity, 'load'>;
  /** The visitor as far as it is known by then. */
  readonly visitor: () => Pick<Visitor, 'activeProfileId'> | undefined;
  /** Resolves once it is known who visits. */
  readonly visitorKnown: () => Promise<unknown>;
}

type SendPost = (path: string, options: Omit<RequestInit, 'signal'>) => Promise<unknown>;

/** A text of that type needs no preflight, which a page that ends would not live to see. */
const PLAIN_TEXT = 'text/plain;charset=UTF-8';

/** The address of a page may hold anything; the service need not know it. */
const REFERRER = 'strict-origin';

/** A browser refuses more for all calls under way together that shall outlive their page. */
const MAX_BYTES_UNDER_WAY = 60_000;

/** Sends events by the window's network. */
export function createWindowAdapter(
  window: Window & typeof globalThis,
  { http, origin, identity, visitor, visitorKnown }: WindowAdapterOptions,
  host: Pick<Host, 'console' | 'fetch'>,
): MeasurementAdapter {
  let bytesUnderWay = 0;
  const post = async ({ path, body }: EventCall, send: SendPost) => {
    bytesUnderWay += body.length;
    const headers = { 'content-type': PLAIN_TEXT };
    try {
      await send(path, {
        method: 'POST',
        keepalive: true,
        headers,
        body,
        referrerPolicy: REFERRER,
      });
    } finally {
      bytesUnderWay -= body.length;
    }
  };
  /** Sends what a beacon would: no header of ours, and nobody reads the answer. */
  const sendUnsigned: SendPost = (path, options) =>
    host.fetch(
      new window.Request(`${origin}${path}`, {
        ...options,
        mode: 'no-cors',
        credentials: 'include',
      }),
    );

  return {
    async ready() {
      await waitUntilPainted(window);
      await visitorKnown();
    },
    identify: identity.load,
    send: (call) => post(call, http.fetch),
    handOver(call) {
      const isKnown = visitor()?.activeProfileId?.() !== undefined;
      if (!isKnown && !hasTypedText(window.location)) {
        const blob = new window.Blob([call.body], { type: PLAIN_TEXT });
        return window.navigator.sendBeacon(`${origin}${call.path}`, blob);
      }
      // A beacon carries no token, so that a profile's events go by a call that outlives its page.
      if (bytesUnderWay + call.body.length > MAX_BYTES_UNDER_WAY) return false;
      post(call, isKnown ? http.fetch : sendUnsigned).catch((error: unknown) =>
        host.console.warn(`A call of measurement failed: ${call.path}: ${getReason(error)}`),
      );
      return true;
    },
  };
}

/**
 * Says whether the address of a page may hold what somebody has typed. A beacon sends it along to
 * an API host of the same origin, and takes no policy that would keep it from that.
 */
function hasTypedText({ pathname, search }: Location): boolean {
  return search !== '' || cleanText(pathname) !== pathname;
}
