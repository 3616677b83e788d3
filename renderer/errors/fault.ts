import type { Problem } from '#schemas/problems/problem.ts';

/**
 * What went wrong in one place of a page, as plain data: it travels in the plan, is shown to authors and is
 * reported once. A mistake of an author is the very problem that the validate command prints.
 */
export type Fault = Problem;

/** Takes a fault where it happens. Called once for each. */
export type ReportFault = (fault: Fault) => void;

/** A fault as one block of text for a log. */
export function describeFault({ code, pointer, message, fix }: Fault): string {
  return `${message} ${fix} (${code}${pointer ? `, ${pointer}` : ''})`;
}
