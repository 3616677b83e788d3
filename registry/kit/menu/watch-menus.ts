import { MENU_ACTION, type MenuAction } from '#schemas/content/menu-action.ts';
import { isEscape, isTab } from './menu-keys.ts';
import { awaitEnd, forgetEnd } from './await-end.ts';
import { DESKTOP_FROM_PX } from '../breakpoints/breakpoints.ts';

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
    const button = target.closest<HTMLElement>('button[data-action]');
    const { action = '', item = '' } = button?.dataset ?? {};
    if (!button) return;
    const act = Object.hasOwn(actions, action) ? actions[action] : undefined;
    act?.(item);
    if (act || tellAction(button, { name: action, itemId: item }) || reported.has(action)) return;
    reported.add(action);
    console.warn(
      `No action is called "${action}". Give it to onAction() of the experience, or correct onClick.`,
    );
  };
  document.addEventListener('click', onClick, { signal, capture: true });
}

/** Tells the page around of a choice. Returns true if somebody has done what it means. */
function tellAction(button: HTMLElement, detail: MenuAction): boolean {
  const event = new CustomEvent(MENU_ACTION, { bubbles: true, cancelable: true, detail });
  return !button.dispatchEvent(event);
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

interface DropdownMenuOptions {
  readonly id: string | undefined;
  /** A selector of what opens it; without one, the button that names its id. */
  readonly trigger?: string | undefined;
}

/** A menu and what opens it. */
interface DropdownMenu {
  readonly id: string;
  readonly trigger: HTMLElement;
}

/** Finds what opens a menu. Throws where a developer gave it no id, or nothing that opens it. */
export function findDropdownMenu(
  document: Document,
  { id, trigger: selector = triggerOf(id) }: DropdownMenuOptions,
): DropdownMenu {
  if (!id) throw new Error('A dropdown menu needs an id. Give its panel one.');

  const trigger = document.querySelector<HTMLElement>(selector);
  if (!trigger) {
    throw new Error(
      `No element of the page matches the trigger of the menu ${id}: ${selector}. Put one there, or correct data-trigger.`,
    );
  }
  return { id, trigger };
}

/** The button inside the panel, which closes it, names it as well. */
function triggerOf(id = ''): string {
  const quoted = id.replaceAll(/["\\]/g, '\\$&');
  return `[popovertarget="${quoted}"]:not([popovertargetaction="hide"])`;
}

/**
 * Tells by `data-state` how far each group has unfolded: collapsed, expanding, expanded,
 * collapsing.
 */
function followGroups(document: Document, signal: AbortSignal): void {
  document.addEventListener('toggle', followFold, { signal, capture: true });
}

function followFold({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || !target.matches('[data-menu-group]')) return;
  const { dataset, open } = target;
  const end = open ? 'expanded' : 'collapsed';
  // One that the page came with open reports it as well.
  if (dataset['state'] === end) return;
  dataset['state'] = open ? 'expanding' : 'collapsing';
  awaitEnd(target, () => (dataset['state'] = end));
}

/** Loads what small screens alone need. */
export type LoadMobileMenu = () => Promise<{
  readonly showAsModal: (panel: HTMLElement) => () => void;
}>;

/** Makes an open panel modal for as long as the window is small, until the signal ends it. */
function followWidth(
  window: Window,
  panel: HTMLElement,
  { load, signal }: { readonly load: LoadMobileMenu; readonly signal: AbortSignal },
): void {
  const isSmall = window.matchMedia(`(width < ${DESKTOP_FROM_PX}px)`);
  let release: (() => void) | undefined;
  const end = () => {
    release?.();
    release = undefined;
  };
  const follow = async () => {
    if (!isSmall.matches) return end();
    try {
      const { showAsModal } = await load();
      // Meanwhile it may have closed, or the window have grown.
      if (!signal.aborted && isSmall.matches) release ??= showAsModal(panel);
    } catch {
      // The browser's own popover remains, and it can be used.
    }
  };
  isSmall.addEventListener('change', () => void follow(), { signal });
  signal.addEventListener('abort', end);
  void follow();
}
