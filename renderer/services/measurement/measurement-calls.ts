import type { MeasurementEvent } from './measurement-event.ts';

/** The paths of all calls of measurement begin so, at the API host (001 §7). */
const PREFIX = '/clientevent/measurement';

/** The paths that events of each type are posted to. */
export const EVENT_PATHS: Readonly<Record<MeasurementEvent['type'], string>> = {
  PAGE: `${PREFIX}/pageload`,
  EVENT: `${PREFIX}/actionevent`,
  ERROR: `${PREFIX}/error`,
  SEARCH: `${PREFIX}/search`,
  FORM_STEP: `${PREFIX}/form`,
  INSIGHT: `${PREFIX}/displayinsight`,
  ELEMENTS_ACTIONS: `${PREFIX}/elementsonpage`,
  ECOMMERCE: `${PREFIX}/ecommerce`,
};

/** Events that have waited are posted there, several at once. */
export const BATCH_PATH = `${PREFIX}/batch`;

/** Gives the id of a visitor. */
export const VISITOR_ID_PATH = `${PREFIX}/adobeid`;

/** Gives encrypted forms of the ids of somebody who is signed in. */
export const ENCRYPT_PATH = `${PREFIX}/encrypt`;

/** Gives the id of the environment. */
export const ENVIRONMENT_ID_PATH = `${PREFIX}/environmentid`;

/** A call that has had no answer by then counts as done, so that the next one goes (001 §9). */
export const ANSWER_LIMIT_MS = 3_000;

/** Each event says which version of this code has sent it (001 §9). */
const CLIENT_VERSION = '6.7.1';

/** An event that waits to be sent, with the page view that it belongs to. */
export interface QueuedEvent {
  readonly id: string;
  readonly time: number;
  /** The id of the event with which the page view began. */
  readonly pageView: string;
  readonly event: MeasurementEvent;
}

/** Says who sends an event, as far as that is known and allowed. */
export type SenderIds = Readonly<Record<string, string | undefined>>;

/** A call with one event or several. */
export interface EventCall {
  readonly path: string;
  readonly body: string;
}

/** A browser refuses what it shall send at the end of a page above 64 KiB, for all such calls. */
const MAX_BATCH_BYTES = 60_000;

/** Makes the call with which one event goes to its own endpoint. */
export function createEventCall(queued: QueuedEvent, ids: SenderIds): EventCall {
  return { path: EVENT_PATHS[queued.event.type], body: JSON.stringify(describeEvent(queued, ids)) };
}

export interface BatchOptions {
  readonly ids: SenderIds;
  /** The events that were lost since there were too many; the first call says so. */
  readonly lostCount: number;
}

/**
 * Makes a call with as many events, from the first one on, as fit below 60 kB, and says how many
 * these are: at least one, since no event is that large.
 */
export function createBatchCall(
  events: readonly QueuedEvent[],
  { ids, lostCount }: BatchOptions,
): EventCall & { readonly count: number } {
  const texts: string[] = [];
  let bytes = 100;
  for (const queued of events) {
    const text = JSON.stringify(describeEvent(queued, ids));
    bytes += new TextEncoder().encode(text).length + 1;
    if (texts.length > 0 && bytes > MAX_BATCH_BYTES) break;
    texts.push(text);
  }
  const lost = lostCount > 0 ? `"lost":${lostCount},` : '';
  return {
    path: BATCH_PATH,
    body: `{${lost}"events":[${texts.join()}]}`,
    count: texts.length,
  };
}

function describeEvent({ id, time, pageView, event }: QueuedEvent, ids: SenderIds): object {
  return { id, time, pageView, clientVersion: CLIENT_VERSION, ...ids, ...event };
}
