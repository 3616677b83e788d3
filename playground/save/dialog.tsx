import { useId, type ReactNode } from 'react';
import { useModal } from '../layout/use-modal.ts';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A dialog before everything else in the window. The browser keeps the focus in it, and gives it
 * back afterwards.
 */
export function Dialog({ title, onClose, children }: DialogProps) {
  const id = useId();
  const ref = useModal({ onClose });
  return (
    <dialog className="dialog" ref={ref} aria-labelledby={id}>
      <h2 className="dialog__title" id={id}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}
