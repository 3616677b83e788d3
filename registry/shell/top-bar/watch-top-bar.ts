import type { ProfileType } from '#schemas/content/displayed-visitor.ts';
import { waitForScrollIdle } from '../page-shell/wait-for-scroll-idle.ts';

export interface WatchTopBarOptions {
  /** Makes the profile of the other kind the active one. */
  readonly onSwitchProfile?: (type: ProfileType) => void;
}

const FIELD = '[data-search-field]';

/**
 * Gives the top bar of a window what only a browser knows: whether the page was scrolled, whether a
 * logo failed to load, what was searched for, and which profile was chosen. It listens at the
 * document, so that the bar may be rendered again. Returns what ends it.
 */
export function watchTopBar(
  window: Window & typeof globalThis,
  { onSwitchProfile }: WatchTopBarOptions = {},
): () => void {
  const { document } = window;
  const listening = new AbortController();
  const { signal } = listening;

  const bars = () => document.querySelectorAll<HTMLElement>('.top-bar');
  const isScrolled = () => window.scrollY !== 0;
  const mark = () => bars().forEach((bar) => bar.toggleAttribute('data-scrolled', isScrolled()));
  let isWaiting = false;
  // A page that is pulled down beyond its top is at 0 several times on its way back.
  const onScroll = async () => {
    if (isScrolled()) mark();
    if (isWaiting) return;
    isWaiting = true;
    await waitForScrollIdle(window);
    isWaiting = false;
    if (!signal.aborted) mark();
  };
  const onClick = ({ target }: Event) => {
    const button =
      target instanceof Element ? target.closest<HTMLElement>('[data-switch-profile]') : null;
    const type = button?.dataset['switchProfile'];
    if (type !== 'private' && type !== 'business') return;
    if (button?.getAttribute('aria-pressed') !== 'true') onSwitchProfile?.(type);
  };
  window.addEventListener('scroll', () => void onScroll(), { passive: true, signal });
  window.addEventListener('popstate', () => fillSearch(window), { signal });
  document.addEventListener('error', onError, { capture: true, signal });
  document.addEventListener('click', onClick, { signal });
  document.addEventListener('toggle', onToggle, { capture: true, signal });
  mark();
  fillSearch(window);
  focusOpenedSearch(document);
  for (const logo of document.querySelectorAll<HTMLImageElement>('img[data-logo]')) {
    if (logo.complete && logo.naturalWidth === 0) logo.remove();
  }
  const stopFollowing = followAddress(window, () => fillSearch(window));
  return () => {
    listening.abort();
    stopFollowing();
  };
}

/** The default logo stands behind one that does not load. */
function onError({ target }: Event): void {
  if (target instanceof HTMLImageElement && target.matches('[data-logo]')) target.remove();
}

function onToggle({ target, newState }: ToggleEvent): void {
  if (newState !== 'open' || !(target instanceof Element)) return;
  if (target.matches('.top-bar__search')) target.querySelector<HTMLElement>(FIELD)?.focus();
}

/** A row that was opened before the script came has left the focus where it was. */
function focusOpenedSearch(document: Document): void {
  const search = document.querySelector('.top-bar__search:popover-open');
  const { activeElement, body } = document;
  const isLeft = activeElement === body || activeElement?.matches('.top-bar__search-button');
  if (isLeft) search?.querySelector<HTMLElement>(FIELD)?.focus();
}

/**
 * Whose address is that of the results shows what was searched for; on every other page the field
 * is empty.
 */
function fillSearch({ document, location }: Window): void {
  const field = document.querySelector<HTMLInputElement>(FIELD);
  if (!field || field === document.activeElement) return;
  const action = field.form?.getAttribute('action') ?? '';
  const isSearchPage = new URL(action, location.href).pathname === location.pathname;
  field.value = isSearchPage ? (new URLSearchParams(location.search).get('q') ?? '') : '';
}

/**
 * A page that takes the place of another changes what the search leads to, or the title of the
 * document.
 */
function followAddress(window: Window & typeof globalThis, onChange: () => void): () => void {
  let { href } = window.location;
  const observer = new window.MutationObserver(() => {
    if (window.location.href === href) return;
    ({ href } = window.location);
    onChange();
  });
  observer.observe(window.document.head, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}
