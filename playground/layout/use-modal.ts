import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

interface ModalOptions {
  /** Selects what has the focus at first; left out, the browser chooses. */
  readonly first?: string;
  /** The person has closed it, as by Escape. */
  readonly onClose?: () => void;
  /** True if a press beside the dialog closes it. Leave it out where typed text would be lost. */
  readonly isLight?: boolean;
  /** Moves the focus once the dialog is gone; left out, it is where it was before. */
  readonly afterwards?: () => void;
}

/** Opens a dialog above all else while it is there. The browser keeps the focus in it. */
export function useModal(options: ModalOptions): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const { first, isLight = false } = options;
  // It is closed while it stands in the document: the browser gives the focus back for no other.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    if (!element.open) element.showModal();
    if (first !== undefined) element.querySelector<HTMLElement>(first)?.focus();
    const closeNow = () => latest.current.onClose?.();
    const closeBeside = ({ target }: MouseEvent) => {
      if (isLight && target === element) closeNow();
    };
    element.addEventListener('mousedown', closeBeside);
    element.addEventListener('close', closeNow);
    return () => {
      element.removeEventListener('mousedown', closeBeside);
      element.removeEventListener('close', closeNow);
      // A choice in a light dialog has moved the focus already.
      if (!isLight) element.close();
    };
  }, [first, isLight]);
  useEffect(() => () => latest.current.afterwards?.(), []);
  return dialog;
}
