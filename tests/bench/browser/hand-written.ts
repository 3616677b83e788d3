import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { registry } from '#registry';
import { cleanPage, type CleanComponent } from '../pages/clean-page.ts';
import { HandWrittenPage, loadCodeByType } from '../pages/hand-written-page.tsx';
import type { Authored } from '../pages/sample-page.ts';
import { emptyPage } from './living-page.ts';

/** A page in this window that somebody wrote by hand. */
export interface HandWritten {
  /** Renders the whole of it at once and gives the milliseconds. */
  readonly show: (components: readonly CleanComponent[]) => number;
  readonly dispose: () => void;
}

const codeByType = await loadCodeByType(registry);

/** Opens it in an empty document, with nothing rendered yet. */
export function openHandWritten(): HandWritten {
  const root = createRoot(emptyPage());
  return {
    show(components) {
      const startedAt = performance.now();
      flushSync(() => root.render(createElement(HandWrittenPage, { components, codeByType })));
      return performance.now() - startedAt;
    },
    dispose: () => root.unmount(),
  };
}

/** The same components, cleaned, with texts of their own. */
export function cleanCopy(components: readonly Authored[]): Promise<CleanComponent[]> {
  return cleanPage(JSON.parse(JSON.stringify(components)) as Authored[], registry);
}
