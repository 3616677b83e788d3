/**
 * Paths of the app that opens links of the site on a phone. A `*` at the end stands for whatever
 * follows, `{lang}` for a language.
 */
export interface UniversalPaths {
  readonly dutch: readonly string[];
  readonly belgian: readonly string[];
}

/** The lists of the fixture bank. */
export const UNIVERSAL_PATHS: UniversalPaths = {
  dutch: ['/particulier/betalen/*', '/particulier/sparen/*', '/particulier/mobiel-bankieren'],
  belgian: [
    '/{lang}/individuals/my-accounts/*',
    '/{lang}/individuals/payments/*',
    '/{lang}/individuals/mobile-app',
  ],
};

/** The query parameter that carries the visitor's marketing identity into the app. */
const IDENTITY = 'adobe_mc';
/** From this level of consent on a visitor may be recognised. */
const RECOGNISED_FROM = 2;

export interface UniversalLinkOptions {
  /** True if the page is shown on a phone or a tablet. */
  readonly isMobile: boolean;
  /** Left out where nobody knows it. */
  readonly visitorId?: string | undefined;
  /** Left out: no choice yet. */
  readonly consentLevel?: 1 | 2 | 3 | undefined;
  readonly paths?: UniversalPaths;
}

/**
 * Adds the visitor's marketing identity to a link that the app opens: on a mobile device, with
 * consent, and once. Any other address stays as it is.
 *
 * @example stitchUniversalLink('/en/individuals/payments/new', { isMobile, visitorId, consentLevel:
 * 2 })
 */
export function stitchUniversalLink(
  href: string,
  { isMobile, visitorId = '', consentLevel = 1, paths = UNIVERSAL_PATHS }: UniversalLinkOptions,
): string {
  const isWanted = isMobile && consentLevel >= RECOGNISED_FROM && visitorId !== '';
  if (!isWanted) return href;

  const [address, hash] = splitAt(href, '#');
  const [base, query = ''] = splitAt(address, '?');
  const isKnown = [...paths.dutch, ...paths.belgian].some((path) => isBelow(path, pathOf(base)));
  if (!isKnown || new URLSearchParams(query).has(IDENTITY)) return href;

  const identity = `${IDENTITY}=${encodeURIComponent(visitorId)}`;
  const withIdentity = `${base}?${query === '' ? '' : `${query}&`}${identity}`;
  return hash === undefined ? withIdentity : `${withIdentity}#${hash}`;
}

function splitAt(text: string, sign: string): [string, string | undefined] {
  const index = text.indexOf(sign);
  return index < 0 ? [text, undefined] : [text.slice(0, index), text.slice(index + 1)];
}

function pathOf(base: string): string {
  return base.replace(/^[a-z]+:\/\/[^/]*/i, '') || '/';
}

function isBelow(pattern: string, path: string): boolean {
  const hasWildcard = pattern.endsWith('*');
  const parts = (hasWildcard ? pattern.slice(0, -1) : pattern).split('{lang}');
  const text = parts.map(escapeForPattern).join('[a-z]{2}');
  return new RegExp(`^${text}${hasWildcard ? '' : '/?$'}`).test(path);
}

function escapeForPattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}

/**
 * Says who the visitor is to the app: asked as a link is followed, since consent may have changed.
 */
export type VisitorIdentity = () => Pick<UniversalLinkOptions, 'visitorId' | 'consentLevel'>;

/**
 * Stitches the visitor's identity to universal links as they are followed. Returns what ends it.
 */
export function watchUniversalLinks(window: Window, identity: VisitorIdentity): () => void {
  const listening = new AbortController();
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    const href = link?.getAttribute('href');
    if (!link || href === null || href === undefined) return;
    // The page's start has marked the device, by its user agent.
    const isMobile = window.document.documentElement.dataset['device'] !== undefined;
    const stitched = stitchUniversalLink(href, { isMobile, ...identity() });
    if (stitched !== href) link.setAttribute('href', stitched);
  };
  window.document.addEventListener('click', onClick, { capture: true, signal: listening.signal });
  return () => listening.abort();
}
