import { useEffect, useRef, type RefObject } from 'react';

/** Opens a dialog with the focus on what `first` selects. A press beside it closes it, as Escape does. */
export function useModal(first: string, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    if (!element.open) element.showModal();
    element.querySelector<HTMLElement>(first)?.focus();
    const closeBeside = ({ target }: MouseEvent) => {
      if (target === element) close.current();
    };
    const closeNow = () => close.current();
    element.addEventListener('mousedown', closeBeside);
    element.addEventListener('close', closeNow);
    return () => {
      element.removeEventListener('mousedown', closeBeside);
      element.removeEventListener('close', closeNow);
    };
  }, [first]);
  return dialog;
}
