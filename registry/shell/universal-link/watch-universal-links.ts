import { stitchUniversalLink, type UniversalLinkOptions } from './universal-link.ts';

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
