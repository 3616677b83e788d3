import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import './theme/index.css';

/**
 * Renders an element with the site's styles for one browser test, and removes it when that has
 * finished.
 */
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
