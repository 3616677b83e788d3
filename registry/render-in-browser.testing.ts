import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import './theme/index.css';

/** Draws something in the house's style for one browser test, and takes it away when that has finished. */
export function renderInBrowser(element: ReactNode): HTMLElement {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  flushSync(() => root.render(element));
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  return container;
}
