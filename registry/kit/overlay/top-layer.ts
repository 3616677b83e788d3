/**
 * Lifts an element above the page, and says how to put it down again. A dialog that is modal makes the page behind it
 * inert. In a browser without a top layer the style lifts it.
 */
export function enterTopLayer(content: HTMLElement, isModal: boolean): () => void {
  if (isModal && content instanceof HTMLDialogElement && 'showModal' in content) {
    if (content.open) content.close();
    content.showModal();
    return () => content.close();
  }
  if ('showPopover' in content && content.popover !== null) {
    content.showPopover();
    return () => {
      // One that was taken out of the page is closed already.
      if (content.matches(':popover-open')) content.hidePopover();
    };
  }
  content.toggleAttribute('open', true);
  return () => content.removeAttribute('open');
}
