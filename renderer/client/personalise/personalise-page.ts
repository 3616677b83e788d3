import type { ConsentLevels, PersonalisationConfig } from '#schemas/generated/experience.ts';
import { OFFERS_BLOCK, PAGE_ELEMENT, describeBrowser, readCookie } from '../../host/index.ts';
import { isLevelInCookies, OWN_LEVEL } from '../../services/consent/index.ts';
import {
  loadRareSteps,
  readDelivery,
  requestOffers,
  type OffersOutcome,
  type PersonalisationHost,
} from '../../services/personalisation/index.ts';

/** The zone of the page's main header, whose default is shown at once. */
const HEADER_ZONE = '[data-zone="mainHeaderZone"]';

declare global {
  interface Document {
    /** True while a page is made ahead, which nobody looks at yet; not every browser has it. */
    readonly prerendering?: boolean;
  }
}

export interface ChoosePageOffersOptions {
  readonly config: PersonalisationConfig;
  /** From which level on something is done, as the experience says it. */
  readonly levels?: ConsentLevels | undefined;
  /** The outside world; without it the window's. */
  readonly host?: PersonalisationHost;
}

/**
 * Chooses what a visitor sees in the places of a page that a server rendered for everybody. What is
 * known already is shown in the same task, before the first paint; else the marketing host is
 * asked, where the visitor allows it.
 */
export async function choosePageOffers(
  window: Window & typeof globalThis,
  { config: configured, levels, host = createOffersHost(window) }: ChoosePageOffersOptions,
): Promise<void> {
  const { document } = window;
  // A frame tells it at once. The entry of a paint comes later, and a page would move until then.
  let isPainted = false;
  requestAnimationFrame(() => (isPainted = true));
  // All places are there once the document is parsed, which waits for no style sheet.
  if (document.readyState === 'loading') {
    await new Promise((parsed) => document.addEventListener('readystatechange', parsed));
  }
  const page = document.getElementById(PAGE_ELEMENT);
  if (!page) return;
  const places = [...page.querySelectorAll<HTMLElement>('.offers')];
  const mboxes = [...new Set(places.map(getMbox))];
  const isAllowed = () => isLevelInCookies(levels?.personalisation ?? OWN_LEVEL, host);
  let config = configured;
  const options = {
    isAllowed,
    mboxes,
    async prepare() {
      // Styles hide the default meanwhile, but for a header: nobody reads what is taken away again.
      places.forEach(({ dataset }) => (dataset['waits'] = ''));
      // Few pages have a host of their own environment, or are made ahead.
      if (page.dataset['delivery'] || document.prerendering) {
        const preparation = await import('./prepare-call.ts');
        config = await preparation.prepareCall(page, config, host);
      }
      return config;
    },
  };
  const outcome = (isAllowed() && readBlock(document)) || (await requestOffers(options, host));

  const { contents, error, late, reason } = outcome;
  const shown = new Map<string, string>();
  for (const place of places) {
    const mbox = getMbox(place);
    const content = contents?.get(mbox) ?? '';
    if (showOffer(place, content, isPainted)) shown.set(mbox, content);
  }
  page.dataset['offers'] = [...shown].map((offer) => offer.join(':')).join(' ');
  reportOnPage(page, 'offers-decided', { reason, error, contents: [...shown] });
  if (late || config.counting === 'display') {
    const { reportOutcome } = await loadRareSteps();
    const cameLate = await reportOutcome({ ...options, ...outcome, config, shown }, host);
    if (cameLate) reportOnPage(page, 'offers-late', { mboxes });
  }
}

function getMbox({ dataset }: HTMLElement): string {
  return dataset['mbox'] ?? '';
}

/** Reads the offers that a page brings along; undefined where there are none that can be read. */
function readBlock(document: Document): OffersOutcome | undefined {
  const block = document.querySelector(`script#${OFFERS_BLOCK}`);
  try {
    return { ...readDelivery(JSON.parse(block?.textContent ?? '')), reason: 'CACHED' };
  } catch {
    return undefined;
  }
}

/**
 * Tells what became of the offers of a page: as an event of the page's element, and as a mark,
 * which a recording of the browser shows among the other steps of the page.
 */
export function reportOnPage(
  page: HTMLElement,
  name: 'offers-decided' | 'offers-late',
  detail: object,
): void {
  const options = { bubbles: true, detail };
  performance.mark(name, options);
  page.dispatchEvent(new CustomEvent(name, options));
}

/** Takes of a window what offers need: a page loads no more than that before its first paint. */
function createOffersHost(window: Window & typeof globalThis): PersonalisationHost {
  const { console, document } = window;
  return {
    console,
    fetch: (request) => window.fetch(request),
    now: Date.now,
    // Only a page that may write cookies of the site asks for offers: by a safe connection.
    createId: () => window.crypto.randomUUID().replaceAll('-', ''),
    after: (delayMs, task) => window.setTimeout(task, delayMs),
    url: () => new URL(document.URL),
    cookie: (name) => readCookie(document.cookie, name),
    setCookie(cookie) {
      document.cookie = cookie;
    },
    // Where it is switched off, the mere look throws.
    tabStorage: {
      get: (name) => window.sessionStorage.getItem(name),
      set: (name, value) => window.sessionStorage.setItem(name, value),
    },
    describeBrowser: () => describeBrowser(window),
  };
}

/**
 * Shows one option of a place, and takes the others out of the document. A content that the place
 * does not have shows the default, as an empty one does, and so does a header once something of the
 * page has been painted. Returns true if what is shown is that content.
 */
function showOffer(place: HTMLElement, content: string, isPainted: boolean): boolean {
  const options = [...place.querySelectorAll<HTMLElement>(':scope > .slot > .offer')];
  const isOwn = ({ dataset }: HTMLElement) => dataset['contents']?.split(' ').includes(content);
  const mayChange = !(isPainted && place.closest(HEADER_ZONE)) && options.some(isOwn);
  if (isPainted && options.length > 1) keepHeight(place);
  for (const option of options) {
    if (mayChange ? isOwn(option) : !option.hasAttribute('inert')) option.removeAttribute('inert');
    else option.parentElement?.remove();
  }
  place.removeAttribute('data-waits');
  return mayChange;
}

/**
 * A place below the window takes the height of what it shows. One above or in it keeps its own, as
 * what stands behind it would move before the visitor's eyes; until the window has another size.
 */
function keepHeight(place: HTMLElement): void {
  const { style } = place;
  const { top, height } = place.getBoundingClientRect();
  if (top >= innerHeight) return;
  style.minBlockSize = `${height}px`;
  addEventListener('resize', () => (style.minBlockSize = ''));
}
