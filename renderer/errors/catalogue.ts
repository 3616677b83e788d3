import { getReason, attachCause } from './causes.ts';
import type { Problem } from './problem.ts';

/** A component threw while it was rendered, in an effect, or while it was used. */
export function componentThrew(type: string, pointer: string, cause: unknown): Problem {
  return attachCause(
    {
      code: 'component-threw',
      severity: 'error',
      pointer,
      message: `Component ${type} failed: ${getReason(cause)}`,
      fix: `Try the same values in a test of ${type}; the rest of the page is shown without it.`,
    },
    cause,
  );
}

/** The feature itself failed, or something that it waits for. Visitors see a text in its place. */
export function featureFailed(name: string, pointer: string, cause: unknown): Problem {
  return attachCause(
    {
      code: 'feature-failed',
      severity: 'error',
      pointer,
      message: `Feature ${name} failed: ${getReason(cause)}`,
      fix: 'Check the service that it asks, and what it is configured with; a text stands in its place.',
    },
    cause,
  );
}

/** The code or the messages behind an entry did not arrive. */
export function componentNotLoaded(type: string, pointer: string, cause: unknown): Problem {
  return attachCause(
    {
      code: 'component-not-loaded',
      severity: 'error',
      pointer,
      message: `The code of ${type} could not be loaded: ${getReason(cause)}`,
      fix: 'Check that the files of the build are served, and that none was removed by a new release.',
    },
    cause,
  );
}
