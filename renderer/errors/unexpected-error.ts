import { getReason, attachCause } from './causes.ts';
import type { Problem } from './problem.ts';

/** Something failed that no component can be blamed for. */
export function unexpectedError(cause: unknown): Problem {
  return attachCause(
    {
      code: 'unexpected-error',
      severity: 'error',
      pointer: '',
      message: `Unexpected error: ${getReason(cause)}`,
      fix: 'Look at the stack in the log, and add a test that shows it.',
    },
    cause,
  );
}
