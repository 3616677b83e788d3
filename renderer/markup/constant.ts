import type { ReactElement } from 'react';
import { Templated, type Template } from './templated.ts';
import { renderMarkup } from './write-markup.ts';

interface Kept {
  withHints?: string;
  withoutHints?: string;
}

/**
 * An element that is given the same each time, so that it is written once: components are pure, and
 * what is the same each time holds no item that could ask for what is provided around it.
 */
export function constant(element: () => ReactElement): Templated {
  const cache: Kept = {};
  const template: Template = {
    write(_, buffer, { hasHints }) {
      const name = hasHints ? 'withHints' : 'withoutHints';
      cache[name] ??= flat(renderMarkup(element(), { hasHints }));
      buffer.html += cache[name];
    },
    element,
  };
  return new Templated(template, [], null);
}

/**
 * Returns the same text in one piece. A text that was put together of pieces stays in pieces until
 * somebody reads it, and so does every text that it becomes part of.
 */
function flat(html: string): string {
  return JSON.parse(JSON.stringify(html));
}
