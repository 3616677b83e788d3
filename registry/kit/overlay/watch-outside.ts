import { viewOf } from './view-of.ts';

interface OutsideWatch {
  readonly content: HTMLElement;
  readonly isOutside: (path: readonly EventTarget[]) => boolean;
  readonly onOutside: () => void;
}

/** Calls back when somebody pressed and released outside, or left the window, until what is returned is called. */
export function watchOutside({ content, isOutside, onOutside }: OutsideWatch): () => void {
  const { ownerDocument: document } = content;
  const view = viewOf(content);
  let isPressedOutside = false;
  // The path is read while the event runs, because a press may remove what was pressed.
  const onDown = (event: PointerEvent) => {
    isPressedOutside = event.button === 0 && isOutside(event.composedPath());
  };
  const onUp = (event: PointerEvent) => {
    const isClick = isPressedOutside && isOutside(event.composedPath());
    isPressedOutside = false;
    if (isClick) onOutside();
  };
  // A finger that scrolls is no click.
  const onCancel = () => {
    isPressedOutside = false;
  };
  const onBlur = () => {
    const active = document.activeElement;
    const isInOwnFrame = active instanceof HTMLIFrameElement && content.contains(active);
    if (!isInOwnFrame) onOutside();
  };

  document.addEventListener('pointerdown', onDown, true);
  document.addEventListener('pointerup', onUp, true);
  document.addEventListener('pointercancel', onCancel, true);
  view.addEventListener('blur', onBlur);
  return () => {
    document.removeEventListener('pointerdown', onDown, true);
    document.removeEventListener('pointerup', onUp, true);
    document.removeEventListener('pointercancel', onCancel, true);
    view.removeEventListener('blur', onBlur);
  };
}
