import { getWindow } from '../props/get-window.ts';

interface OutsideWatch {
  readonly content: HTMLElement;
  readonly isOutside: (path: readonly EventTarget[]) => boolean;
  readonly onOutside: () => void;
}

/**
 * Calls back when somebody pressed and released outside, or left the window, until what is returned
 * is called.
 */
export function watchOutside({ content, isOutside, onOutside }: OutsideWatch): () => void {
  const { ownerDocument: document } = content;
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

  const listening = new AbortController();
  const { signal } = listening;
  const capture = { signal, capture: true };
  document.addEventListener('pointerdown', onDown, capture);
  document.addEventListener('pointerup', onUp, capture);
  document.addEventListener('pointercancel', onCancel, capture);
  getWindow(content).addEventListener('blur', onBlur, { signal });
  return () => listening.abort();
}
