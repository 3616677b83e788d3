/**
 * Lifts an element above the page and all that was lifted before. A dialog that is modal makes the
 * page behind it inert; of any other that is a popover Chromium would say the same, unless an
 * attribute denies it. In a browser without a top layer the style lifts it.
 */
export function enterTopLayer(content: HTMLElement, isModal: boolean): void {
  if (isModal && content instanceof HTMLDialogElement && 'showModal' in content) {
    content.removeAttribute('aria-modal');
    content.showModal();
    return;
  }
  if (content instanceof HTMLDialogElement) content.setAttribute('aria-modal', String(isModal));
  if (isPopover(content)) content.showPopover();
  else content.toggleAttribute('open', true);
}

/** Puts an element down again. One that was taken out of the page is down already. */
export function leaveTopLayer(content: HTMLElement): void {
  if (content instanceof HTMLDialogElement && content.open && 'close' in content) content.close();
  else if (!isPopover(content)) content.removeAttribute('open');
  else if (content.matches(':popover-open')) content.hidePopover();
}

/** Puts a popover above all that was lifted before. */
export function raise(content: HTMLElement): void {
  if (!isPopover(content)) return;
  if (content.matches(':popover-open')) content.hidePopover();
  content.showPopover();
}

function isPopover(content: HTMLElement): boolean {
  return 'showPopover' in content && content.popover !== null;
}
