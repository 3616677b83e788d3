import type { Consent } from '#renderer/consent';
import { createDataLayer, type Measure, type RecordedEvent } from '#renderer/data-layer';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import type { EventsMessage } from '../protocol.ts';
import { MAX_EVENTS, type PageEvent, type PointedEvent } from '../../state/events/events.ts';
import { getEndpoint } from './get-endpoint.ts';

type DataLayerHost = Parameters<typeof createDataLayer>[1] & { readonly url: () => URL };

/** Notes the events of one page after the other, and posts what would become of them. */
export interface EventRecorder {
  /** Makes what records the events of a page from now on. None of them is sent. */
  readonly open: (
    experience: Pick<ExperienceConfig, 'measurement'>,
    host: DataLayerHost,
  ) => PreviewMeasure;
  /** Returns the element that an event of the present page came from, if it came from one. */
  readonly findSource: (event: Pick<PointedEvent, 'loadedAt' | 'id'>) => Element | undefined;
}

/** An element that an event comes from, and what is said of it. */
export interface EventSource extends Pick<PageEvent, 'element' | 'pointer'> {
  readonly source?: Element;
}

export interface PreviewMeasure {
  readonly measure: Measure;
  /**
   * Measures the page that is shown, and says what the visitor's choice about cookies does. Returns
   * what ends that.
   */
  readonly follow: (consent: Pick<Consent, 'level' | 'allows' | 'subscribe'>) => () => void;
}

export interface EventRecorderOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly post: (message: EventsMessage) => void;
  /** Runs a task a little later: what happens until then is posted together. */
  readonly later: (task: () => void) => void;
  /** Measures the page that is shown. Returns what ends that. */
  readonly followPage: (page: { readonly measure: Measure; readonly url: () => URL }) => () => void;
  /** Describes the element that a browser's event comes from while it is handled, if one is. */
  readonly describeSource: () => EventSource;
}

/**
 * Makes the recorder of a preview. It decides as the site does (001 §7): alone to its endpoint
 * while measurement is ready, with others to that of batches after it has waited.
 */
export function createEventRecorder(options: EventRecorderOptions): EventRecorder {
  const { now, post, later, followPage, describeSource } = options;
  let loadedAt = -Infinity;
  let changed = new Map<number, PageEvent>();
  const sources = new Map<number, Element>();

  const flush = () => {
    const items = [...changed.values()];
    changed = new Map();
    if (items.length > 0) post({ type: 'vitrine:events', loadedAt, items });
  };
  const note = (event: PageEvent, ownLoad: number) => {
    // Nobody asks for the events of a page that is no longer shown.
    if (ownLoad !== loadedAt) return;
    if (changed.size === 0) later(flush);
    changed.set(event.id, event);
  };

  return {
    findSource: (event) => (event.loadedAt === loadedAt ? sources.get(event.id) : undefined),
    open({ measurement = {} }, host) {
      // Two pages in one millisecond are two pages.
      const ownLoad = Math.max(now(), loadedAt + 1);
      loadedAt = ownLoad;
      changed = new Map();
      sources.clear();
      let happened = 0;
      const layer = createDataLayer({ eventNames: measurement.eventNames }, host);
      const isHeld = measurement.consent?.undecided !== 'drop';
      const waiting = new Map<number, PageEvent>();
      let decide: () => PageEvent['delivery'] = waitForConsent;

      const settle = (event: PageEvent, hasWaited: boolean) => {
        const delivery = decide();
        if (delivery === 'sent' || delivery === 'dropped') waiting.delete(event.id);
        else waiting.set(event.id, event);
        const way = delivery === 'sent' && {
          sentMs: now() - ownLoad,
          isInBatch: hasWaited,
          endpoint: getEndpoint(hasWaited ? 'batch' : event.type),
        };
        note({ ...event, delivery, ...way }, ownLoad);
      };
      layer.subscribe((recorded) => {
        happened += 1;
        const { source, ...said } = describeSource();
        if (source && ownLoad === loadedAt) keepSource(sources, happened, source);
        settle(describeEvent(recorded, happened, { now: now() - ownLoad, ...said }), false);
      });
      const settleAll = () => [...waiting.values()].forEach((event) => settle(event, true));
      return {
        measure: layer,
        follow(consent) {
          decide = () => readDelivery(consent, isHeld);
          settleAll();
          const stops = [
            consent.subscribe(settleAll),
            followPage({ measure: layer, url: host.url }),
          ];
          return () => stops.forEach((stop) => stop());
        },
      };
    },
  };
}

/** Keeps the element of an event as long as that can be listed. */
function keepSource(sources: Map<number, Element>, id: number, source: Element): void {
  sources.set(id, source);
  for (const before of sources.keys()) if (before <= id - MAX_EVENTS) sources.delete(before);
}

/** Until it is known what the visitor allows, nothing can be sent. */
const waitForConsent = () => 'queued' as const;

function readDelivery(
  { allows, level }: Pick<Consent, 'level' | 'allows'>,
  isHeld: boolean,
): PageEvent['delivery'] {
  if (allows('analytics')) return 'sent';
  return level() === undefined && isHeld ? 'held' : 'dropped';
}

function describeEvent(
  { event: { type, ...fields } }: RecordedEvent,
  id: number,
  { now: happenedMs, ...source }: Pick<PageEvent, 'element' | 'pointer'> & { readonly now: number },
): PageEvent {
  const texts = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, String(value)]);
  const endpoint = getEndpoint(type);
  const first = { id, happenedMs, type, fields: Object.fromEntries(texts), ...source };
  return { ...first, delivery: 'queued', endpoint, isInBatch: false };
}
