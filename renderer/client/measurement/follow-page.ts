import { ANALYTICS_ERROR, ROUTE_IMPORT_FAILED, TECHNICAL_ERROR } from '../../errors/index.ts';
import { PAGE_ELEMENT, PLAN_BLOCK, readJsonBlock } from '../../host/index.ts';
import {
  getPageName,
  type Measure,
  type MeasurementEvent,
} from '../../services/measurement/index.ts';
import { waitUntilPainted } from '../experiments/wait-until-painted.ts';
import { PAGE_SHOWN, VIDEO_EVENTS } from '../hydrate/dispatch-events.ts';
import { followClicks } from './follow-clicks.ts';
import type { EarlyClicks } from './collect-clicks.ts';
import { createPageView } from './create-page-view.ts';
import { listInsights, listPageEvents } from './list-page-events.ts';

export interface FollowPageOptions {
  readonly measure: Pick<Measure, 'record'>;
  /** The clicks of a visitor before this code was there. */
  readonly clicks?: EarlyClicks | undefined;
  /** Tells the address of the page; left out, the window has it. */
  readonly url?: (() => URL) | undefined;
}

/**
 * The event by which an element of somebody else has something measured: its `detail` is the event
 * as `usePlatform().measure` takes it. It bubbles, and is composed where the element has a shadow.
 */
const MEASURE = 'measure';

/** The actions of the shell that are events of its elements, by the names of these. */
const ACTIONS: ReadonlyMap<string, string> = new Map([
  ['save-succeeded', 'cookie-save-succeeded'],
  ['cancelled', 'cookie-cancelled'],
  ...VIDEO_EVENTS.map((name) => [name, name] as const),
]);

/** The events of a page that say what went wrong. */
const ERRORS = [TECHNICAL_ERROR, ANALYTICS_ERROR, ROUTE_IMPORT_FAILED];

/**
 * Measures the page of a window: its views, what a visitor does on it, and what goes wrong. It
 * listens at the document, so that nothing on the page has to know of it. Returns what ends it.
 */
export function followPage(
  window: Window & typeof globalThis,
  { measure: { record }, clicks, url = () => new URL(window.location.href) }: FollowPageOptions,
): () => void {
  const { document } = window;
  const element = document.getElementById(PAGE_ELEMENT);
  if (!element) return () => undefined;
  const listening = new AbortController();
  const { signal } = listening;
  const view = createPageView(record);
  const servedName = readServedName(document);
  let isServed = true;
  const ownName = () => element.dataset['pageName'] ?? (isServed ? servedName : undefined);
  const act = (eventName: string) => {
    record({ type: 'EVENT', pageName: ownName() ?? getPageName(url().pathname), eventName });
  };
  const show = () => view.show(listPageEvents({ element, url: url(), pageName: ownName() }));

  followClicks(window, { element, clicks, signal }, (action) => {
    if (action.type === 'EVENT') act(action.eventName);
    else record(action);
  });
  const listen = (name: string, listener: (event: Event) => void) =>
    document.addEventListener(name, listener, { signal });
  for (const [name, eventName] of ACTIONS) listen(name, () => act(eventName));
  for (const name of ERRORS) listen(name, (event) => view.add(describeError(name, event)));
  listen('offers-decided', () => listInsights(element).forEach(view.add));
  listen(MEASURE, (event) => {
    const detail = readDetail(event);
    if (isMeasurementEvent(detail)) record(detail);
  });
  listen(PAGE_SHOWN, () => {
    isServed = false;
    // A page in the place of a skeleton is the one that the visitor has opened.
    if (view.isShown()) show();
  });
  // A visitor who comes back sees the page once more, as where a document is loaded for it.
  const onRestore = ({ persisted }: PageTransitionEvent) => persisted && view.isShown() && show();
  window.addEventListener('pageshow', onRestore, { signal });
  void waitUntilPainted(window).then(() => !signal.aborted && show());
  return () => listening.abort();
}

/**
 * Reads the name under which a server has said that its page is counted. What of it the start of a
 * page reads is not shared, since some bundlers would put it into one more file of the start.
 */
function readServedName(document: Document): string | undefined {
  const plan: unknown = readJsonBlock(document, PLAN_BLOCK);
  const decisions: unknown = Reflect.get(Object(plan), 'decisions');
  const name: unknown = Reflect.get(Object(decisions), 'pageName');
  return typeof name === 'string' ? name : undefined;
}

/** Describes what went wrong by the event of the page that says so. */
function describeError(name: string, event: Event): MeasurementEvent {
  const detail = readDetail(event);
  const problem: unknown = Reflect.get(Object(detail), 'problem') ?? detail;
  const message: unknown = Reflect.get(Object(problem), 'message');
  return { type: 'ERROR', error: typeof message === 'string' ? message : name, errorType: name };
}

function readDetail(event: Event): unknown {
  return event instanceof CustomEvent ? event.detail : undefined;
}

/** Its fields are checked as it is recorded. */
function isMeasurementEvent(value: unknown): value is MeasurementEvent {
  return typeof value === 'object' && value !== null && 'type' in value;
}
