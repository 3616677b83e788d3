import { followGroups } from './follow-groups.ts';
import { followPanels, type Panels } from './follow-panels.ts';
import type { LoadMobileMenu } from './follow-width.ts';
import { isEscape, isTab } from './menu-keys.ts';

/** What buttons of menus do, by the name that configurations give it. */
export type MenuActions = Readonly<Record<string, (itemId: string) => void>>;

interface WatchMenusOptions {
  readonly actions?: MenuActions;
  readonly loadMobileMenu?: LoadMobileMenu;
}

/**
 * Gives all menus of a window their states, keys and actions, also those put there later. Returns
 * what ends it.
 */
export function watchMenus(
  window: Window & typeof globalThis,
  options: WatchMenusOptions = {},
): () => void {
  const { actions = {}, loadMobileMenu = () => import('./mobile-menu.ts') } = options;
  const listening = new AbortController();
  const { signal } = listening;
  const panels = followPanels(window, loadMobileMenu, signal);
  followGroups(window.document, signal);
  followKeys(window.document, panels, signal);
  followClicks(window.document, { panels, actions, signal });
  return () => listening.abort();
}

function followKeys(document: Document, panels: Panels, signal: AbortSignal): void {
  let isTabbing = false;
  const onKeyDown = (event: KeyboardEvent) => {
    isTabbing = isTab(event);
    const panel = panels.opened().at(-1);
    if (!panel || !isEscape(event) || event.defaultPrevented || event.isComposing) return;
    // The browser would close it once more.
    event.preventDefault();
    panel.hidePopover();
    panels.menuOf(panel)?.trigger.focus();
  };
  const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
    if (!isTabbing || !(target instanceof Node)) return;
    const goal = relatedTarget instanceof Node ? relatedTarget : null;
    const left = panels.opened().find((panel) => panel.contains(target) && !panel.contains(goal));
    left?.hidePopover();
  };
  document.addEventListener('keydown', onKeyDown, { signal });
  document.addEventListener('keyup', () => (isTabbing = false), { signal, capture: true });
  document.addEventListener('focusout', onFocusOut, { signal, capture: true });
}

interface Clicks {
  readonly panels: Panels;
  readonly actions: MenuActions;
  readonly signal: AbortSignal;
}

function followClicks(document: Document, { panels, actions, signal }: Clicks): void {
  const reported = new Set<string>();
  const onClick = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    for (const panel of panels.opened()) {
      const isOutside = !panel.contains(target) && !panels.menuOf(panel)?.trigger.contains(target);
      const chosen =
        panel.contains(target) && target.closest('a[href], button:not([popovertarget])');
      if (isOutside || chosen) panel.hidePopover();
    }
    // After it has closed, so that what the action shows keeps the focus.
    const button = target.closest<HTMLElement>('[data-menu] button[data-action]');
    const { action = '', item = '' } = button?.dataset ?? {};
    if (!button) return;
    const act = Object.hasOwn(actions, action) ? actions[action] : undefined;
    act?.(item);
    if (act || reported.has(action)) return;
    reported.add(action);
    console.warn(`No action is called "${action}". Give it to watchMenus(), or correct onClick.`);
  };
  document.addEventListener('click', onClick, { signal, capture: true });
}
