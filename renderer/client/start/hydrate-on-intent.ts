import type { ReportProblem } from '../../errors/index.ts';
import { unexpectedError } from '../../errors/unexpected-error.ts';
import type { Host } from '../../host/index.ts';
import type { InteractiveSlots } from './interactive-slots.ts';
import { recordEvents } from './record-events.ts';
import type { RunningPage } from '../hydrate/run-page.ts';
import { hashTarget } from './hash-target.ts';

/** How far below or above the screen a part begins to count as seen. */
const NEARLY_SEEN = { rootMargin: '200px' };

/** Keys by which a visitor goes to what responds. Others scroll, or are the browser's own. */
const KEYS_OF_MOVING = ['Tab', 'F6'];

interface IntentOptions {
  readonly slots: InteractiveSlots;
  readonly host: Pick<Host, 'url'>;
  readonly onIntent: () => unknown;
  /** Ends the watching. */
  readonly signal: AbortSignal;
}

/**
 * Calls back at each sign that a visitor is about to use something interactive: a pointer near it,
 * a touch, focus or a key in it, a text that was found in it, an address that leads into it, or
 * that it has come into view where its entry asks for that.
 */
function watchIntent(
  window: Window & typeof globalThis,
  { slots, host, onIntent, signal }: IntentOptions,
): void {
  const { document } = window;
  const options = { signal, capture: true, passive: true };
  const onNear = ({ target }: Event) => void (slots.areNear(target) && onIntent());
  const onInside = ({ target }: Event) => void (slots.hold(target) && onIntent());
  const onKey = ({ key }: KeyboardEvent) => void (KEYS_OF_MOVING.includes(key) && onIntent());
  const onAddress = () => void (slots.hold(hashTarget(document, host)) && onIntent());

  document.addEventListener('pointerover', onNear, options);
  for (const type of ['pointerdown', 'focusin', 'keydown']) {
    document.addEventListener(type, onInside, options);
  }
  document.addEventListener('keydown', onKey, options);
  window.addEventListener('hashchange', onAddress, options);
  watchView(window, { slots, onIntent, signal });
  // A visitor may have set the focus or followed a link before this code was there.
  if (slots.hold(document.activeElement)) onIntent();
  onAddress();
}

function watchView(
  { IntersectionObserver }: Partial<Pick<typeof globalThis, 'IntersectionObserver'>>,
  { slots: { inView }, onIntent, signal }: Omit<IntentOptions, 'host'>,
): void {
  if (inView.length === 0) return;
  if (!IntersectionObserver) {
    onIntent();
    return;
  }
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) onIntent();
  }, NEARLY_SEEN);
  inView.forEach((element) => observer.observe(element));
  signal.addEventListener('abort', () => observer.disconnect());
}

/**
 * The time in milliseconds after which a click is no longer kept waiting for code, where the
 * browser can act on it without. Movements on a page later than 500 ms after a click no longer
 * count as caused by it.
 */
const PATIENCE_MS = 300;

interface SleepOptions {
  readonly slots: InteractiveSlots;
  readonly element: HTMLElement;
  readonly host: Pick<Host, 'after' | 'fetch' | 'reload' | 'url'>;
  readonly run: () => Promise<RunningPage>;
  readonly report: ReportProblem;
  /**
   * Told when a visitor's actions are lost, as code cannot be loaded, and when they count again.
   */
  readonly setReady: (isReady: boolean) => void;
  /** True where a skeleton waits for the page. */
  readonly waits: boolean;
}

/** A page that nobody has used yet. */
interface LazyHydration {
  readonly wake: () => Promise<RunningPage>;
  /**
   * Wakes it though nobody has asked: now, and where code does not arrive as often as the network
   * comes back. Tells whether it is awake.
   */
  readonly hydrateNow: () => Promise<boolean>;
  readonly end: () => void;
}

/**
 * Runs a page on the first sign of intent, and then does what was done meanwhile. Where code does
 * not arrive, that is reported once, and the next sign tries again; so does a network that comes
 * back where somebody waits for it.
 */
export function hydrateOnIntent(
  window: Window & typeof globalThis,
  { slots, element, host, run, report, setReady, waits }: SleepOptions,
): LazyHydration {
  let hasFailed = false;
  let isUnasked = false;
  let hydrating: Promise<RunningPage> | undefined;
  const ending = new AbortController();
  const { signal } = ending;
  const onKept = () => {
    signal.addEventListener('abort', host.after(PATIENCE_MS, actions.doWithoutCode));
    void tryToHydrate();
  };
  const actions = recordEvents(window.document, { slots, onKept, signal });

  const hydrateOnce = async (): Promise<RunningPage> => {
    const page = await run();
    end();
    actions.release().forEach(page.repeat);
    element.dataset['awake'] = '';
    if (hasFailed || !page.isWhole) setReady(page.isWhole);
    // Nobody waits for features: what is on the page responds.
    void page.settled();
    return page;
  };
  const wake = () => {
    hydrating ??= hydrateOnce().catch((error: unknown) => {
      hydrating = undefined;
      if (!hasFailed) report(unexpectedError(error));
      hasFailed = true;
      setReady(false);
      actions.doWithoutCode();
      throw error;
    });
    return hydrating;
  };
  const tryToHydrate = () =>
    wake().then(
      () => true,
      () => false,
    );
  // Some browsers never ask again for a module that did not arrive, and a skeleton has nothing to
  // lose: its document is loaded anew, where a server answers.
  const onLost = () =>
    waits && host.fetch(new Request(host.url())).then(host.reload, () => undefined);
  const wakeForWaiting = () =>
    void ((isUnasked || actions.count() > 0) && wake().catch<unknown>(onLost));

  window.addEventListener('online', wakeForWaiting, { signal });
  watchIntent(window, { slots, host, onIntent: tryToHydrate, signal });
  const end = () => {
    ending.abort();
    delete element.dataset['awake'];
  };
  const hydrateNow = () => {
    isUnasked = true;
    return tryToHydrate();
  };
  return { wake, hydrateNow, end };
}
