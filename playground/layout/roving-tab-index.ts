const STOPS = 'button:not(:disabled), a[href]';

/** The keys that lead from one to the next, and back. */
export interface RovingKeys {
  readonly next: string;
  readonly previous: string;
}

export const DOWN_A_LIST: RovingKeys = { next: 'ArrowDown', previous: 'ArrowUp' };
export const ALONG_A_BAR: RovingKeys = { next: 'ArrowRight', previous: 'ArrowLeft' };

/**
 * Makes everything in an element that can be pressed one stop of the Tab key: the one where the
 * focus was last, else the present one, else the first. Arrow keys, Home and End lead through it.
 * A stop that has gone with the focus leaves that to the next one. Answers how to end this.
 */
export function manageRovingTabIndex(element: HTMLElement, keys: RovingKeys): () => void {
  const { ownerDocument: document } = element;
  let last: HTMLElement | undefined;
  let hasFocus = false;
  const stops = () => [...element.querySelectorAll<HTMLElement>(STOPS)];

  const settle = () => {
    const all = stops();
    const present = all.find((stop) => stop.getAttribute('aria-current') === 'true');
    const chosen = last && all.includes(last) ? last : (present ?? all[0]);
    for (const stop of all) {
      const tabIndex = stop === chosen ? 0 : -1;
      if (stop.tabIndex !== tabIndex) stop.tabIndex = tabIndex;
    }
    const isLost = hasFocus && document.activeElement === document.body;
    if (isLost && last?.isConnected === false) chosen?.focus({ preventScroll: true });
  };
  const follow = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || !stops().includes(target)) return;
    [last, hasFocus] = [target, true];
    settle();
  };
  // Some browsers send this event while the element is being removed, and others send none.
  const leave = () =>
    queueMicrotask(() => {
      hasFocus = last?.isConnected === false || (last !== undefined && isFocused(last));
    });
  const move = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const all = stops();
    const target = targetOf(event.key, keys, { all, from: all.findIndex(isFocused) });
    if (!target) return;
    event.preventDefault();
    target.focus();
  };

  settle();
  const observer = new MutationObserver(settle);
  observer.observe(element, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'aria-current'],
  });
  element.addEventListener('focusin', follow);
  element.addEventListener('focusout', leave);
  element.addEventListener('keydown', move);
  return () => {
    observer.disconnect();
    element.removeEventListener('focusin', follow);
    element.removeEventListener('focusout', leave);
    element.removeEventListener('keydown', move);
  };
}

interface Standing {
  readonly all: readonly HTMLElement[];
  readonly from: number;
}

function targetOf(key: string, { next, previous }: RovingKeys, { all, from }: Standing) {
  if (from < 0) return undefined;
  if (key === next) return all[from + 1];
  if (key === previous) return from > 0 ? all[from - 1] : undefined;
  if (key === 'Home') return all[0];
  return key === 'End' ? all.at(-1) : undefined;
}

function isFocused(element: HTMLElement): boolean {
  return element === element.ownerDocument.activeElement;
}
