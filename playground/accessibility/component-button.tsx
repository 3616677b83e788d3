import type { ReactNode } from 'react';
import { usePlaygroundContext } from '../context/playground-context.ts';
import { findClickedPointer } from '../state/selection/find-place.ts';

interface ComponentButtonProps {
  /** JSON pointer to a component of the page that is shown. */
  readonly pointer: string;
  readonly title: string;
  readonly describedBy?: string | undefined;
  readonly children: ReactNode;
}

/** Selects the component of something on the page, unless the text has changed there since. */
export function ComponentButton({ pointer, title, describedBy, children }: ComponentButtonProps) {
  const { store } = usePlaygroundContext();
  const select = () => {
    const { playground, select: selectPart } = store.getState();
    const result = playground && findClickedPointer(playground.documents.page, pointer);
    if (result !== undefined) selectPart(result);
  };
  return (
    <button
      type="button"
      className="button button--line"
      title={title}
      aria-describedby={describedBy}
      onClick={select}
    >
      {children}
    </button>
  );
}
