import type { ElementEvent } from '../../services/measurement/index.ts';
import { describeElement, type DeclaredAction } from './describe-element.ts';
import type { EarlyClicks } from './collect-clicks.ts';

/** A click on something that is measured. */
export type ClickAction = ElementEvent | DeclaredAction;

export interface FollowClicksOptions {
  /** The page, from outside its slots. */
  readonly element: Element;
  /** The clicks before this code was there. */
  readonly clicks?: EarlyClicks | undefined;
  readonly signal: AbortSignal;
}

const MIDDLE_BUTTON = 1;

/**
 * Tells of each click on something of a page that is measured, before anything else hears of it:
 * what takes a click away, or leads elsewhere, does not lose it. It only reads; nothing is sent or
 * changed before the next paint.
 */
export function followClicks(
  window: Window & typeof globalThis,
  { element, clicks, signal }: FollowClicksOptions,
  onAction: (action: ClickAction) => void,
): void {
  const tell = (target: EventTarget | null) => {
    if (!(target instanceof window.Element) || !element.contains(target)) return;
    const action = describeElement(target);
    if (action) onAction(action);
  };
  const onClick = ({ type, button, target, isTrusted }: MouseEvent) => {
    // Scripts click too, and do once more what a visitor did before their code was there.
    if (!isTrusted || (type === 'auxclick' && button !== MIDDLE_BUTTON)) return;
    if (!isClosing(target)) tell(target);
  };
  clicks?.release().forEach(tell);
  const options = { capture: true, passive: true, signal };
  window.addEventListener('click', onClick, options);
  window.addEventListener('auxclick', onClick, options);
}

/** A button that opens something closes it as well, which is no second action. */
function isClosing(target: EventTarget | null): boolean {
  const button = target instanceof Element ? target.closest('button[popovertarget]') : null;
  const id = button?.getAttribute('popovertarget') ?? '';
  return button?.ownerDocument.getElementById(id)?.matches(':popover-open') ?? false;
}
