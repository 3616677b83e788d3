import type { Problem } from '../problems/problem.ts';
import type { Position } from './json/positions.ts';

/** A problem with the file and the place in it. */
export interface LocatedProblem extends Problem, Position {
  readonly file: string;
}

/** The findings of a run. Every format reports the same. */
export interface Report {
  /** Every file that was checked. */
  readonly files: readonly string[];
  /** The problems are in the order of the files, and within a file in the order of the text. */
  readonly problems: readonly LocatedProblem[];
  /** The files that were named and could not be read, as sentences. */
  readonly unreadable: readonly string[];
  /**
   * The kinds of content that could not be checked because there was nothing to check them against,
   * as sentences.
   */
  readonly unchecked?: readonly string[];
}

/** The settings of a run that formats may need beside its findings. */
export interface ReportSettings {
  /** Warnings count as problems. */
  readonly strict: boolean;
  readonly isColoured: boolean;
  /** Columns of a line of text. */
  readonly width: number;
  /** The folder that paths are relative to. */
  readonly cwd: string;
  /** The root of the files where the report is shown. */
  readonly workspace: string;
  /** The address of the page that explains the codes, each under its own anchor. */
  readonly problemsUrl?: string | undefined;
}

export type PrintReport = (report: Report, settings: ReportSettings) => string;

/** The counts of a run as one sentence. */
export function formatSummary({ files, problems }: Pick<Report, 'files' | 'problems'>): string {
  return `${count(files.length, 'file')} checked, ${formatCounts(problems, 'always')}.`;
}

/** Counts problems and warnings; that there are none is said in a sentence only. */
export function formatCounts(
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
