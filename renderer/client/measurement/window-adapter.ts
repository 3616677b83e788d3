import { getReason } from '../../errors/index.ts';
import type { Host } from '../../host/index.ts';
import type { Visitor } from '../../routing/index.ts';
import type { Http } from '../../services/http/index.ts';
import type { EventCall, Identity, MeasurementAdapter } from '../../services/measurement/index.ts';
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

/** A text of that type needs no preflight, which a page that ends would not live to see. */
const PLAIN_TEXT = 'text/plain;charset=UTF-8';

/** A browser refuses more for all calls under way together that shall outlive their page. */
const MAX_BYTES_UNDER_WAY = 60_000;

/** Sends events by the window's network. */
export function createWindowAdapter(
  window: Window & typeof globalThis,
  { http, origin, identity, visitor, visitorKnown }: WindowAdapterOptions,
  host: Pick<Host, 'console'>,
): MeasurementAdapter {
  let bytesUnderWay = 0;
  const post = async ({ path, body }: EventCall) => {
    bytesUnderWay += body.length;
    try {
      const headers = { 'content-type': PLAIN_TEXT };
      // The address of a page may hold anything; the service need not know it.
      const referrerPolicy = 'strict-origin';
      await http.fetch(path, { method: 'POST', keepalive: true, headers, body, referrerPolicy });
    } finally {
      bytesUnderWay -= body.length;
    }
  };

  return {
    async ready() {
      await waitUntilPainted(window);
      await visitorKnown();
    },
    identify: identity.load,
    send: post,
    handOver(call) {
      if (visitor()?.activeProfileId?.() === undefined) {
        const blob = new window.Blob([call.body], { type: PLAIN_TEXT });
        return window.navigator.sendBeacon(`${origin}${call.path}`, blob);
      }
      // A beacon carries no token, so that a profile's events go by a call that outlives its page.
      if (bytesUnderWay + call.body.length > MAX_BYTES_UNDER_WAY) return false;
      post(call).catch((error: unknown) =>
        host.console.warn(`A call of measurement failed: ${call.path}: ${getReason(error)}`),
      );
      return true;
    },
  };
}
