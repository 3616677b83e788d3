import type { Problem } from './problem.ts';

/** An attribute names an element for a screen reader, and the page has none with that id. */
export function referenceNotFound(attribute: string, id: string): Problem {
  return {
    code: 'reference-not-found',
    severity: 'warning',
    pointer: '',
    message: `The accessibility element that ${attribute} refers to is not found: ${id}.`,
    fix: 'Let the attribute name an element that is on the page, or leave it out.',
  };
}
