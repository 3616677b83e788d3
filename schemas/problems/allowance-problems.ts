import { cut } from './phrases.ts';
import type { Problem } from './problem.ts';

/** A finding is allowed that a file does not have. */
export function unusedAllowance(allowed: string): Problem {
  return {
    code: 'unused-allowance',
    severity: 'error',
    pointer: '',
    message: `Unused allowance: ${cut(allowed, 200)}. This file has no such warning.`,
    fix: 'Remove the line from the .allow.txt beside it, or correct its code and pointer. Errors cannot be allowed.',
  };
}

/** A line that allows a finding does not say which one, or not why. */
export function unreadableAllowance(line: string): Problem {
  return {
    code: 'unreadable-allowance',
    severity: 'error',
    pointer: '',
    message: `Unreadable allowance: ${cut(line, 200)}. It has no code, or no reason.`,
    fix: 'Write it in the .allow.txt beside this file as "code pointer - reason".',
  };
}
