import type { PersonalisationConfig } from '#schemas/generated/experience.ts';
import { buildBase, getDeliveryAddress } from './delivery-request.ts';
import { readFacts, toRequest, type PersonalisationHost } from './request-offers.ts';

/** Sends the call that tells which offers were shown. It outlives the page. */
export function sendDisplay(
  config: PersonalisationConfig,
  shown: readonly string[],
  host: PersonalisationHost,
): void {
  const facts = readFacts(host);
  const { session } = facts.ids;
  const body = {
    ...buildBase(config, facts),
    notifications: shown.map((name, index) => ({
      id: `${session}-${index}`,
      type: 'display',
      timestamp: host.now(),
      mbox: { name },
    })),
  };
  const request = toRequest(getDeliveryAddress(config, session), body);
  host.fetch(new Request(request, { keepalive: true })).catch(() => undefined);
}
