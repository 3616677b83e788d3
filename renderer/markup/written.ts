import type { ReactNode } from 'react';
import type { Scope } from './scope.ts';

/** HTML that stands among elements, made once its place is known. */
class Written {
  readonly htmlIn: (scope: Scope) => string;

  constructor(htmlIn: (scope: Scope) => string) {
    this.htmlIn = htmlIn;
  }
}

/** Lets HTML stand where a component takes elements, such as its children. Only `markupOf` can write it. */
export function written(htmlIn: (scope: Scope) => string): ReactNode {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler knows only the elements of React.
  return new Written(htmlIn) as unknown as ReactNode;
}

export function isWritten(node: object): node is Written {
  return node instanceof Written;
}
