import type { LocatedProblem } from './located-problem.ts';

/** What a run of the command has found. Every format reports the same. */
export interface Report {
  /** Every file that was checked. */
  readonly files: readonly string[];
  /** In the order of the files, and in a file in the order of the text. */
  readonly problems: readonly LocatedProblem[];
  /** What was named and could not be read, as sentences. */
  readonly unreadable: readonly string[];
  /** What could not be checked because there was nothing to check it against, as sentences. */
  readonly unchecked?: readonly string[];
}

/** What a format may have to know of the run beside its findings. */
export interface ReportSettings {
  /** Warnings count as problems. */
  readonly strict: boolean;
  readonly isColoured: boolean;
  /** Columns of a line of text. */
  readonly width: number;
  /** Where paths are relative to. */
  readonly cwd: string;
  /** Where those who show the report have the files. */
  readonly workspace: string;
}

export type PrintReport = (report: Report, settings: ReportSettings) => string;

/** The counts of a run as one sentence. */
export function summaryOf({ files, problems }: Pick<Report, 'files' | 'problems'>): string {
  return `${count(files.length, 'file')} checked, ${countsOf(problems, 'always')}.`;
}

/** How many problems and warnings there are; no problems are worth telling in a sentence only. */
export function countsOf(
  problems: readonly LocatedProblem[],
  noProblems: 'always' | 'never' = 'never',
): string {
  const warnings = problems.filter(({ severity }) => severity === 'warning').length;
  const errors = problems.length - warnings;
  return [
    ...(errors > 0 || noProblems === 'always' ? [count(errors, 'problem')] : []),
    ...(warnings > 0 ? [count(warnings, 'warning')] : []),
  ].join(', ');
}

function count(amount: number, noun: string): string {
  return amount === 1 ? `1 ${noun}` : `${amount} ${noun}s`;
}
