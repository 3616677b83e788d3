import { awaitEnd, forgetEnd } from './await-end.ts';
import { findDropdownMenu, type DropdownMenu } from './dropdown-menu.ts';
import { followWidth, type LoadMobileMenu } from './follow-width.ts';

/** The menus of a page that are in order. */
export interface Panels {
  /** The menu of a panel; none where it was reported as wrong. */
  readonly menuOf: (panel: HTMLElement) => DropdownMenu | undefined;
  readonly opened: () => readonly HTMLElement[];
}

/**
 * Tells by `data-state` what becomes of each menu, those included that are open already or come
 * later.
 */
export function followPanels(
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
