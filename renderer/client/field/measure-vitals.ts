import { getNavigation, observeEntries, type NavigationEntry } from './observe-entries.ts';
import { createSessionWindows, type Shift } from './session-windows.ts';
import { createSlowestInteractions, type InteractionEntry } from './slowest-interactions.ts';

/** Shorter events are no interaction that anybody notices. */
const MIN_DURATION_MS = 40;

interface Paint {
  readonly startTime: number;
  readonly element?: Element | null;
  readonly url?: string;
}

interface ShiftEntry extends PerformanceEntry, Shift {
  readonly hadRecentInput: boolean;
  readonly sources?: readonly { readonly node?: Node | null }[];
}

interface EventEntry extends PerformanceEntry, InteractionEntry {
  readonly processingStart: number;
  readonly processingEnd: number;
  readonly target?: Node | null;
}

export interface Vitals {
  /** The values up to now; those that there is nothing of yet are left out. */
  readonly read: () => readonly Vital[];
  readonly stop: () => void;
}

/**
 * Measures one view of a page, by what the browser has noted since it began. `restoredMs` is the
 * moment at which the page came back out of the back-forward cache: from then on it is a view of
 * its own, without a time to its first byte.
 */
export function measureVitals(window: Window & typeof globalThis, restoredMs?: number): Vitals {
  const navigation = restoredMs === undefined ? getNavigation(window) : undefined;
  const startMs = restoredMs ?? navigation?.activationStart ?? 0;
  const shifts = createSessionWindows<ShiftEntry>();
  const interactions = createSlowestInteractions<EventEntry>();
  const countBefore = restoredMs === undefined ? 0 : countInteractions(window);
  const paint = followPaint(window, restoredMs);
  const observed = [
    paint,
    observeEntries<ShiftEntry>(window, { type: 'layout-shift' }, (entry) => {
      if (!entry.hadRecentInput && entry.startTime >= startMs) shifts.add(entry);
    }),
    ...['event', 'first-input'].map((type) =>
      observeEntries<EventEntry>(window, { type, durationThreshold: MIN_DURATION_MS }, (entry) => {
        if (entry.startTime >= startMs) interactions.add(entry);
      }),
    ),
  ];

  return {
    read() {
      observed.forEach(({ flush }) => flush());
      const slowest = interactions.find(subtract(countInteractions(window), countBefore));
      const { largest } = paint;
      return [
        ...(navigation ? [describeFirstByte(navigation)] : []),
        ...(largest ? [describePaint(largest, startMs, navigation)] : []),
        ...(slowest ? [describeInteraction(slowest)] : []),
        describeShift(shifts.worst()),
      ];
    },
    stop: () => observed.forEach(({ stop }) => stop()),
  };
}

const doNothing = () => undefined;

/** The largest paint of the page while it was in sight; after a return, the next one. */
function followPaint(window: Window & typeof globalThis, restoredMs: number | undefined) {
  const { document, performance } = window;
  const state: { largest?: Paint } = {};
  if (restoredMs !== undefined) {
    const note = () => (state.largest = { startTime: performance.now() });
    window.requestAnimationFrame(() => window.requestAnimationFrame(note));
    return Object.assign(state, { flush: doNothing, stop: doNothing });
  }
  let hiddenMs = document.visibilityState === 'hidden' ? 0 : Infinity;
  const noteHidden = ({ timeStamp }: Event) => {
    if (document.visibilityState === 'hidden') hiddenMs = Math.min(hiddenMs, timeStamp);
  };
  document.addEventListener('visibilitychange', noteHidden, true);
  const type = 'largest-contentful-paint';
  const observation = observeEntries<PerformanceEntry & Paint>(window, { type }, (entry) => {
    // In a tab that nobody looks at, a paint says nothing of what a visitor waits for.
    if (entry.startTime < hiddenMs) state.largest = entry;
  });
  return Object.assign(state, {
    flush: observation.flush,
    stop() {
      document.removeEventListener('visibilitychange', noteHidden, true);
      observation.stop();
    },
  });
}

/** The interactions of a document; undefined where a browser does not count them. */
function countInteractions({ performance }: Window): number | undefined {
  const count: unknown = Reflect.get(performance, 'interactionCount');
  return typeof count === 'number' ? count : undefined;
}

function subtract(count: number | undefined, before = 0): number | undefined {
  return count === undefined ? count : count - before;
}

function describeFirstByte(navigation: NavigationEntry): Vital {
  const { activationStart, fetchStart, connectEnd, requestStart } = navigation;
  const value = Math.max(navigation.responseStart - activationStart, 0);
  const attribution = {
    waiting: round(Math.max(fetchStart - activationStart, 0)),
    connection: round(connectEnd - fetchStart),
    request: round(navigation.responseStart - requestStart),
  };
  return { name: 'TTFB', value: round(value), attribution };
}

function describePaint(
  { startTime, element, url }: Paint,
  startMs: number,
  navigation: NavigationEntry | undefined,
): Vital {
  const address = URL.parse(url ?? '');
  const attribution = {
    element: describeNode(element),
    ...(address && { url: address.origin + address.pathname }),
    afterFirstByte: round(Math.max(startTime - (navigation?.responseStart ?? startMs), 0)),
  };
  return { name: 'LCP', value: round(Math.max(startTime - startMs, 0)), attribution };
}

function describeInteraction(entry: EventEntry): Vital {
  const { startTime, processingStart, processingEnd, duration, name } = entry;
  return {
    name: 'INP',
    value: round(duration),
    attribution: {
      element: describeNode(entry.target),
      event: name,
      inputDelay: round(processingStart - startTime),
      processing: round(processingEnd - processingStart),
      presentation: round(Math.max(startTime + duration - processingEnd, 0)),
    },
  };
}

function describeShift({ value, largest }: { value: number; largest: ShiftEntry | undefined }) {
  const element = describeNode(largest?.sources?.find(({ node }) => node)?.node);
  const attribution = largest
    ? { element, largest: largest.value, at: round(largest.startTime) }
    : {};
  return { name: 'CLS', value: Math.round(value * 10_000) / 10_000, attribution } as const;
}

function round(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10;
}

/** One of the measures by which visitors feel how fast a page is (web.dev/vitals). */
export interface Vital {
  /** TTFB, LCP and INP are milliseconds; CLS is a share of the window that has moved. */
  readonly name: 'TTFB' | 'LCP' | 'INP' | 'CLS';
  readonly value: number;
  /** The element, and the times that the value is made of: what to look at when it is bad. */
  readonly attribution: Readonly<Record<string, string | number>>;
}

/**
 * Names an element by its tag and first class, and the one around it that has a class: enough to
 * find it in the sources, and nothing of what stands in it.
 */
function describeNode(node: unknown): string {
  const element = node instanceof Element ? node : node instanceof Node ? node.parentElement : null;
  if (!element) return '';
  const own = nameOf(element);
  const around = element.classList.length === 0 ? element.parentElement?.closest('[class]') : null;
  return around ? `${nameOf(around)} ${own}` : own;
}

function nameOf({ localName, classList: [first] }: Element): string {
  return first === undefined ? localName : `${localName}.${first}`;
}
