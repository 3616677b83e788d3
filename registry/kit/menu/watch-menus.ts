import { followGroups } from './follow-groups.ts';
import { type LoadMobileMenu, followWidth } from './follow-width.ts';
import { isEscape, isTab } from './menu-keys.ts';
import { awaitEnd, forgetEnd } from './await-end.ts';
import { findDropdownMenu, type DropdownMenu } from './dropdown-menu.ts';

/** The actions of buttons in menus, by the names that configurations give them. */
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
    const leaving = panels
      .opened()
      .find((panel) => panel.contains(target) && !panel.contains(goal));
    leaving?.hidePopover();
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

/** The menus of a page that are in order. */
interface Panels {
  /** The menu of a panel; none where it was reported as wrong. */
  readonly menuOf: (panel: HTMLElement) => DropdownMenu | undefined;
  readonly opened: () => readonly HTMLElement[];
}

/**
 * Tells by `data-state` what becomes of each menu, those included that are open already or come
 * later.
 */
function followPanels(
  window: Window & typeof globalThis,
  load: LoadMobileMenu,
  signal: AbortSignal,
): Panels {
  const { document } = window;
  const menus = new WeakMap<HTMLElement, DropdownMenu | 'wrong'>();
  const openings = new WeakMap<HTMLElement, AbortController>();
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

  const menuOf = (panel: HTMLElement) => {
    const menu = menus.get(panel) ?? checked(panel);
    menus.set(panel, menu);
    return menu === 'wrong' ? undefined : menu;
  };
  const open = (panel: HTMLElement) => {
    const opening = new AbortController();
    openings.set(panel, opening);
    followWidth(window, panel, { load, signal: AbortSignal.any([opening.signal, signal]) });
    panel.dataset['state'] = 'opening';
    awaitEnd(panel, () => (panel.dataset['state'] = 'opened'));
  };
  const onToggle = (event: ToggleEvent) => {
    const panel = event.target;
    if (!(panel instanceof HTMLElement) || !panel.matches('[data-menu]') || !menuOf(panel)) return;
    const isOpen = event.newState === 'open';
    if (event.type === 'toggle') {
      if (isOpen) open(panel);
      else awaitEnd(panel, () => (panel.dataset['state'] = 'closed'));
      return;
    }
    forgetEnd(panel);
    if (!isOpen) openings.get(panel)?.abort();
    panel.dataset['state'] = isOpen ? 'pre-opening' : 'closing';
  };

  document.addEventListener('beforetoggle', onToggle, { signal, capture: true });
  document.addEventListener('toggle', onToggle, { signal, capture: true });
  all('[data-menu]').forEach(menuOf);
  const opened = () => all('[data-menu]:popover-open').filter(menuOf);
  opened().forEach(open);
  return { menuOf, opened };
}

function checked(panel: HTMLElement): DropdownMenu | 'wrong' {
  const { id, dataset } = panel;
  try {
    return findDropdownMenu(panel.ownerDocument, { id, trigger: dataset['trigger'] });
  } catch (error) {
    console.error(error);
    return 'wrong';
  }
}
