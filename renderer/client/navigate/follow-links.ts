import { unexpectedError, type ReportProblem } from '../../errors/index.ts';
import type { Navigator } from '../../navigation/index.ts';
import { memoizeLoad } from '../../memoize/index.ts';
import type { ClientNavigationOptions } from './client-navigation.ts';

export interface FollowLinksOptions extends ClientNavigationOptions {
  /** Told where the code which moves between pages has not come. */
  readonly report: ReportProblem;
}

/**
 * Follows links to pages of the site in the document that is there. The code for that is loaded
 * when a visitor is about to follow one; where it does not come, the link loads a document as any
 * link does. Returns what goes to a page without a link; it rejects where that code does not come.
 */
export function followLinks(options: FollowLinksOptions): Navigator['navigate'] {
  const { window, signal, report } = options;
  const { document, location } = window;
  const load = memoizeLoad(async (ownOptions: ClientNavigationOptions): Promise<Navigator> =>
    (await import('./client-navigation.ts')).startClientNavigation(ownOptions),
  );
  const onClick = (event: MouseEvent) => {
    const link = findFollowedLink(event, location);
    if (!link) return;
    event.preventDefault();
    void load(options)
      .then(({ navigate }) => navigate({ path: link.href }))
      .catch((error: unknown) => {
        report(unexpectedError(error));
        location.assign(link.href);
      });
  };
  const onIntent = ({ target }: Event) => {
    if (target instanceof Element && linkAround(target, location)) {
      // The click asks again, and handles a failure.
      load(options).catch(() => undefined);
    }
  };

  // The document hears a click after the component, which may have handled it.
  document.addEventListener('click', onClick, { signal });
  document.addEventListener('pointerdown', onIntent, { signal, passive: true });
  return async (request) => (await load(options)).navigate(request);
}

/** The link that a click follows in the same window; undefined where it means something else. */
export function findFollowedLink(
  event: MouseEvent,
  here: Pick<Location, 'origin' | 'pathname' | 'search'>,
): HTMLAnchorElement | undefined {
  const { button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented, target } = event;
  const isPlain = button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
  if (!isPlain || defaultPrevented || !(target instanceof Element)) return undefined;
  return linkAround(target, here);
}

function linkAround(
  target: Element,
  { origin, pathname, search }: Pick<Location, 'origin' | 'pathname' | 'search'>,
): HTMLAnchorElement | undefined {
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.hasAttribute('download')) return undefined;
  if (!['', '_self'].includes(link.target) || link.origin !== origin) return undefined;
  // A place on the same page: the browser goes there.
  const isHere = link.pathname === pathname && link.search === search;
  return isHere && link.href.includes('#') ? undefined : link;
}
