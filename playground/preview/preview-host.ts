import { createScenarioStorage, type OpenedScenario } from '#fixtures';
import type { Host } from '#renderer';
import { createCmsDataSource } from '#renderer/cms-data';
import { loadHyphenator } from '#renderer/hyphens';
import { takeTurn } from '#renderer/take-turn';

/** A scenario's world, as far as a page asks for it. */
type PreviewedWorld = Omit<OpenedScenario, 'experience' | 'fetch' | 'findFault'> &
  Pick<Host, 'fetch'> & {
    /** The page URL of the variant that is shown; left out where the page is shown as it is. */
    readonly variantPageUrl?: string | undefined;
  };
type BrowserFacts = ReturnType<NonNullable<Host['describeBrowser']>>;
type Modules = Required<Pick<Host, 'importModule' | 'customElements'>>;

/** A preview is to be the same on every machine, whatever service is told of its browser. */
const SOME_BROWSER: BrowserFacts = {
  context: {
    userAgent: 'Preview',
    timeOffsetInMinutes: 60,
    screen: { width: 1440, height: 900, orientation: 'landscape' },
    window: { width: 1440, height: 900 },
  },
  referrer: '',
  language: 'en-GB',
};

/**
 * The outside world of a previewed page: a network, a clock, cookies and storage as its scenario
 * has them.
 */
export function createPreviewHost(
  opened: PreviewedWorld,
  console: Host['console'],
  modules?: Modules,
): Host {
  const { fetch, openedAt, device, stored, variantPageUrl, hasOffers } = opened;
  const url = new URL(opened.url);
  const cookies = new Map(Object.entries(opened.cookies));
  const start = performance.now();

  return {
    fetch,
    console,
    random,
    after,
    cmsData: createCmsDataSource(url.origin, { fetch, random, after }),
    now: () => openedAt + (performance.now() - start),
    nextTurn: takeTurn,
    hyphenator: loadHyphenator,
    url: () => url,
    device: () => device,
    cookie: (name) => cookies.get(name),
    setCookie(text) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (/Max-Age=(?:0|-\d+)(?:;|$)/.test(text)) cookies.delete(name);
      else cookies.set(name, value);
    },
    storage: createScenarioStorage(stored),
    chosenOffers: () => (hasOffers ? undefined : readOffers(url.searchParams)),
    describeBrowser: () => SOME_BROWSER,
    variantPageUrl: () => variantPageUrl,
    ...modules,
  };
}

/** Reads the offers that the address chooses, each as `mbox:content`; others have their default. */
function readOffers(query: URLSearchParams): ReadonlyMap<string, string> {
  return new Map(
    query.getAll('offer').map((offer): [string, string] => {
      const [mbox = '', content = ''] = offer.split(':');
      return [mbox, content];
    }),
  );
}

/** The same each time: a scenario runs as it did before. */
function random(): number {
  return 0.5;
}

function after(delayMs: number, task: () => void): () => void {
  const timer = setTimeout(task, delayMs);
  return () => clearTimeout(timer);
}
