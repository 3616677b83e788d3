import { ANALYTICS_ERROR, ROUTE_IMPORT_FAILED, TECHNICAL_ERROR } from '../../errors/index.ts';
import { PAGE_ELEMENT, PLAN_BLOCK, readJsonBlock } from '../../host/index.ts';
import {
  getPageName,
  type Measure,
  type MeasurementEvent,
  type ElementEvent,
} from '../../services/measurement/index.ts';
import { waitUntilPainted } from '../experiments/wait-until-painted.ts';
import { PAGE_SHOWN, VIDEO_EVENTS } from '../hydrate/dispatch-events.ts';
import type { EarlyClicks } from './collect-clicks.ts';
import { listInsights, listPageEvents } from './list-page-events.ts';
import { describeElement, type DeclaredAction } from './describe-element.ts';

const MIDDLE_BUTTON = 1;

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

/** A page view, whose events are recorded once each. */
interface PageView {
  /** Begins another view with its events. */
  readonly show: (events: readonly MeasurementEvent[]) => void;
  /** Adds an event of this view. What comes before the first one waits for it. */
  readonly add: (event: MeasurementEvent) => void;
  readonly isShown: () => boolean;
}

/** Makes the views of a page, one after the other. The page comes first, then what is on it. */
export function createPageView(record: Measure['record']): PageView {
  let isShown = false;
  const early: MeasurementEvent[] = [];
  const recorded = new Set<string>();
  const recordOnce = (event: MeasurementEvent) => {
    const key = JSON.stringify(event);
    if (recorded.has(key)) return;
    recorded.add(key);
    record(event);
  };
  return {
    show(events) {
      isShown = true;
      recorded.clear();
      events.forEach(recordOnce);
      early.splice(0).forEach(recordOnce);
    },
    add(event) {
      if (isShown) recordOnce(event);
      else early.push(event);
    },
    isShown: () => isShown,
  };
}

/** A click on something that is measured. */
type ClickAction = ElementEvent | DeclaredAction;

interface FollowClicksOptions {
  /** The page, from outside its slots. */
  readonly element: Element;
  /** The clicks before this code was there. */
  readonly clicks?: EarlyClicks | undefined;
  readonly signal: AbortSignal;
}

/**
 * Tells of each click on something of a page that is measured, before anything else hears of it:
 * what takes a click away, or leads elsewhere, does not lose it. It only reads; nothing is sent or
 * changed before the next paint.
 */
function followClicks(
  window: Window & typeof globalThis,
  { element, clicks, signal }: FollowClicksOptions,
  onAction: (action: ClickAction) => void,
): void {
  const tell = (target: EventTarget | null) => {
    if (!(target instanceof window.Element) || !element.contains(target)) return;
    const action = describeElement(target);
    if (action) onAction(action);
  };
  const onClick = ({ type, button, target, isTrusted }: MouseEvent) => {
    // Scripts click too, and do once more what a visitor did before their code was there.
    if (!isTrusted || (type === 'auxclick' && button !== MIDDLE_BUTTON)) return;
    if (!isClosing(target)) tell(target);
  };
  clicks?.release().forEach(tell);
  const options = { capture: true, passive: true, signal };
  window.addEventListener('click', onClick, options);
  window.addEventListener('auxclick', onClick, options);
}

/** A button that opens something closes it as well, which is no second action. */
function isClosing(target: EventTarget | null): boolean {
  const button = target instanceof Element ? target.closest('button[popovertarget]') : null;
  const id = button?.getAttribute('popovertarget') ?? '';
  return button?.ownerDocument.getElementById(id)?.matches(':popover-open') ?? false;
}
