import type { ReactNode } from 'react';
import { DOWN_A_LIST } from './roving-tab-index.ts';
import { useRovingTabIndex } from './use-roving-tab-index.ts';

/** A list of things to press: one stop of the Tab key, with arrow keys inside. */
export function List({ children }: { readonly children: ReactNode }) {
  return (
    <div className="list" ref={useRovingTabIndex(DOWN_A_LIST)}>
      {children}
    </div>
  );
}
