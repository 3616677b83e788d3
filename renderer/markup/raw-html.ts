import type { ReactNode } from 'react';
import type { Scope } from './scope.ts';

/**
 * HTML that every writer adds to: text that is put together at every level is copied many times.
 */
export interface HtmlBuffer {
  html: string;
}

type Write = (buffer: HtmlBuffer, scope: Scope) => void;

/** HTML that stands among elements, written once its place is known. */
class RawHtml {
  readonly write: Write;

  constructor(write: Write) {
    this.write = write;
  }
}

/**
 * Lets HTML stand where a component takes elements, such as its children. Only `writeMarkup` can
 * write it.
 */
export function createRawHtml(write: Write): ReactNode {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler knows only the elements of React.
  return new RawHtml(write) as unknown as ReactNode;
}

export function isRawHtml(node: object): node is RawHtml {
  return node instanceof RawHtml;
}
