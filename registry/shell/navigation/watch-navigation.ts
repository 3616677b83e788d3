import { watchBar } from '../../kit/bars/watch-bar.ts';
import { awaitEnd, forgetEnd } from '../../kit/menu/await-end.ts';

const PANEL = '[data-navigation-menu]';

/**
 * Gives the panels of the tab bar their states: closed, opening, which an open one stays in, and
 * closing. A panel closes when something in it was chosen; Escape, a press outside and the focus
 * are the browser's. Returns what ends it.
 */
export function watchNavigation(window: Window & typeof globalThis): () => void {
  const { document } = window;
  const listening = new AbortController();
  const { signal } = listening;
  const onToggle = ({ target, newState }: ToggleEvent) => {
    if (!(target instanceof window.HTMLElement) || !target.matches(PANEL)) return;
    forgetEnd(target);
    target.dataset['state'] = newState === 'open' ? 'opening' : 'closing';
    if (newState !== 'open') awaitEnd(target, () => (target.dataset['state'] = 'closed'));
  };
  document.addEventListener('toggle', onToggle, { capture: true, signal });
  document.addEventListener('click', onClick, { signal });
  for (const panel of document.querySelectorAll<HTMLElement>(`${PANEL}:popover-open`)) {
    panel.dataset['state'] = 'opening';
  }
  const bar = document.querySelector<HTMLElement>('.navigation-bar');
  const page = document.getElementById('page');
  // Large letters make the bar higher than styles expect.
  const onHigher = (height: number) => page?.style.setProperty('padding-block-end', `${height}px`);
  const release = bar ? watchBar(bar, { edge: 'end', onHigher }) : undefined;
  return () => {
    listening.abort();
    release?.();
    page?.style.removeProperty('padding-block-end');
  };
}

function onClick({ target }: MouseEvent): void {
  const choice = target instanceof Element ? target.closest('a, button') : null;
  const panel = choice?.closest<HTMLElement>(PANEL);
  if (panel?.matches(':popover-open')) panel.hidePopover();
}
