import type { PersonalisationConfig } from '#schemas/generated/experience.ts';
import { createDeliveryRequest, type PersonalisationHost } from './create-delivery-request.ts';
import type { OffersOutcome } from './offers-outcome.ts';

export interface ReportOutcomeOptions extends Pick<OffersOutcome, 'late' | 'reason'> {
  readonly config: PersonalisationConfig;
  readonly isAllowed: () => boolean;
  /** The mboxes that were asked for. */
  readonly mboxes: readonly string[];
  /** The content of each mbox of which an offer is shown. */
  readonly shown: ReadonlyMap<string, string>;
}

/**
 * Tells the marketing host which offers were shown, where they count from then on: once a session,
 * as they are asked for once. Tells people of an answer that came too late, for which it returns
 * true. Never rejects.
 */
export async function reportOutcome(
  { config, isAllowed, mboxes, reason, shown, late }: ReportOutcomeOptions,
  host: PersonalisationHost,
): Promise<boolean> {
  const isNew = reason === 'SPLIT' && shown.size > 0;
  if (config.counting === 'display' && isNew && isAllowed()) {
    await sendDisplay(config, [...shown.keys()], host);
  }
  if (!late) return false;
  try {
    await late;
  } catch {
    // It failed after all, so nothing was counted.
    return false;
  }
  host.console.info(`Offers came too late and are not shown: ${mboxes.join(', ')}`);
  return true;
}

/** Whatever becomes of it. The call outlives the page. */
async function sendDisplay(
  config: PersonalisationConfig,
  shown: readonly string[],
  host: PersonalisationHost,
): Promise<void> {
  const timestamp = host.now();
  const notifications = shown.map((name, index) => ({
    id: `${timestamp}-${index}`,
    type: 'display',
    timestamp,
    mbox: { name },
  }));
  const request = createDeliveryRequest(config, () => ({ notifications }), host);
  await host.fetch(new Request(request, { keepalive: true })).catch(() => undefined);
}
