import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { registry } from '#registry';
import { ADDRESS, answer } from '../pages/bench-site.ts';
import type { CleanPage } from '../pages/clean-page.ts';
import { HandWrittenPage, loadCodeByType } from '../pages/hand-written-page.tsx';

/** A page in this window that somebody wrote in React by hand. */
export interface HandWritten {
  readonly element: HTMLElement;
  /**
   * Fetches a text and renders the whole of it at once. Gives the milliseconds from asking to the
   * DOM.
   */
  readonly show: (text: string) => Promise<number>;
  /** Renders data that are at hand, all at once, and gives the milliseconds. */
  readonly render: (page: CleanPage) => number;
  readonly dispose: () => void;
}

export const codeByType = await loadCodeByType(registry);

/** Opens it beside what stands in the document, with nothing rendered yet. */
export function openHandWritten(): HandWritten {
  const element = document.createElement('div');
  document.body.append(element);
  const root = createRoot(element);
  const render = (page: CleanPage) => {
    const startedAt = performance.now();
    flushSync(() => root.render(createElement(HandWrittenPage, { page, codeByType })));
    return performance.now() - startedAt;
  };
  return {
    element,
    render,
    async show(text) {
      const startedAt = performance.now();
      const service = await answer(new Request(ADDRESS), text);
      render(JSON.parse(await service.text()) as CleanPage);
      return performance.now() - startedAt;
    },
    dispose() {
      root.unmount();
      element.remove();
    },
  };
}
