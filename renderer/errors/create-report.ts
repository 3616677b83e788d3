import { getCause } from './causes.ts';
import { describeProblem, type Problem, type ReportProblem } from './problem.ts';

interface WithConsole {
  readonly console: Pick<Console, 'error' | 'warn'>;
}

export interface ReportOptions {
  /** Called with every problem. */
  readonly onProblem?: ReportProblem | undefined;
  /** False where `onProblem` writes problems to the console, so that none is there twice. */
  readonly problemsOnConsole?: boolean | undefined;
}

/** Creates the function that tells developers of a problem, before there are services and after. */
export function createReport(
  { onProblem, problemsOnConsole = true }: ReportOptions,
  host: WithConsole,
): ReportProblem {
  return (problem) => {
    if (problemsOnConsole) print(problem, host);
    onProblem?.(problem);
  };
}

/** A problem's cause is an argument of its own, so that the console shows its stack. */
function print(problem: Problem, { console }: WithConsole): void {
  const level = problem.severity === 'error' ? 'error' : 'warn';
  const cause = getCause(problem);
  console[level](describeProblem(problem), ...(cause ? [cause] : []));
}
