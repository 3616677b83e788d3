import type { ReactNode } from 'react';
import type { Scope } from './scope.ts';

/** HTML in the making, to which everybody adds: what is put together at every level is put together many times. */
export interface Made {
  html: string;
}

type Write = (made: Made, scope: Scope) => void;

/** HTML that stands among elements, written once its place is known. */
class Written {
  readonly write: Write;

  constructor(write: Write) {
    this.write = write;
  }
}

/** Lets HTML stand where a component takes elements, such as its children. Only `writeMarkup` can write it. */
export function written(write: Write): ReactNode {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler knows only the elements of React.
  return new Written(write) as unknown as ReactNode;
}

export function isWritten(node: object): node is Written {
  return node instanceof Written;
}
