import { getReason } from '../../errors/index.ts';
import type { Host } from '../../host/index.ts';
import type { Visitor } from '../../routing/index.ts';
import type { Http } from '../../services/http/index.ts';
import type { EventCall, Identity, MeasurementAdapter } from '../../services/measurement/index.ts';
import { waitUntilPainted } from '../experiments/wait-until-painted.ts';
import { createBeaconRequest, hasTypedText, REFERRER } from './beacon-request.ts';

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
  host: Pick<Host, 'console' | 'fetch'>,
): MeasurementAdapter {
  let bytesUnderWay = 0;
  const post = async (call: EventCall, send: (call: EventCall) => Promise<Response>) => {
    const { length } = call.body;
    bytesUnderWay += length;
    try {
      await send(call);
    } finally {
      bytesUnderWay -= length;
    }
  };
  const sign = ({ path, body }: EventCall) =>
    http.fetch(path, {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': PLAIN_TEXT },
      body,
      referrerPolicy: REFERRER,
    });
  const sendUnsigned = ({ path, body }: EventCall) =>
    host.fetch(createBeaconRequest(window, `${origin}${path}`, body));

  return {
    async ready() {
      await waitUntilPainted(window);
      await visitorKnown();
    },
    identify: identity.load,
    send: (call) => post(call, sign),
    handOver(call) {
      const isKnown = visitor()?.activeProfileId?.() !== undefined;
      if (!isKnown && !hasTypedText(window.location)) {
        const blob = new window.Blob([call.body], { type: PLAIN_TEXT });
        return window.navigator.sendBeacon(`${origin}${call.path}`, blob);
      }
      // A beacon carries no token, so that a profile's events go by a call that outlives its page.
      if (bytesUnderWay + call.body.length > MAX_BYTES_UNDER_WAY) return false;
      post(call, isKnown ? sign : sendUnsigned).catch((error: unknown) =>
        host.console.warn(`A call of measurement failed: ${call.path}: ${getReason(error)}`),
      );
      return true;
    },
  };
}
