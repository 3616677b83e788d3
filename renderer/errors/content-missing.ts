import type { Problem } from './problem.ts';

/** The navigation stays empty, for there is no content for it. */
export const navigationMissing = (): Problem =>
  missing('navigation', 'Error occurred while reading window object');

/** The footer stays empty, for there is no content for it. */
export const footerMissing = (): Problem => missing('footer', 'Error while reading window object');

function missing(part: string, message: string): Problem {
  return {
    code: `${part}-missing`,
    severity: 'error',
    pointer: `/${part}`,
    message,
    fix: `Give the content of the shell a ${part}.`,
  };
}
