import type { ESTree } from 'vite';
import type { Node } from './find-compilable.ts';

/**
 * A part of a source that is worked out each time: an expression, or the properties of an element
 * as one object.
 */
export type Value =
  | Node
  | { readonly start: number; readonly attributes: readonly ESTree.JSXAttributeItem[] };

/** Collects expressions that give HTML, in which what is the same each time is put together. */
export function createPieces() {
  let pieces: string[] = [];
  let text = '';
  const endText = () => {
    if (text) pieces.push(JSON.stringify(text));
    text = '';
  };
  return {
    text: (constant: string) => {
      text += constant;
    },
    html: (expression: string) => {
      endText();
      pieces.push(expression);
    },
    /** All of them as one expression, which is empty where there are none; and begins anew. */
    sum: () => {
      endText();
      const sum = pieces.join(' + ');
      pieces = [];
      return sum;
    },
  };
}

/** Collects what is written one after the other. */
export function createParts() {
  const values: Value[] = [];
  const statements: string[] = [];
  const { text, html, sum } = createPieces();
  const endPieces = () => {
    const pieces = sum();
    if (pieces) statements.push(`made.html += ${pieces};`);
  };
  return {
    values,
    text,
    html,
    /** Adds what writes HTML itself. */
    statement(statement: string) {
      endPieces();
      statements.push(statement);
    },
    /** Gives the name of a value. */
    value: (value: Value) => `$[${values.push(value) - 1}]`,
    statements() {
      endPieces();
      return statements.join(' ');
    },
  };
}
