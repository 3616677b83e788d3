import { type LocatedProblem, formatSummary, type Report, type ReportSettings } from '../report.ts';
import { toWorkspacePath } from '../command/standard-input.ts';
import { escapeInvisible } from './escape-invisible.ts';

/**
 * The problems as workflow commands of GitHub Actions, which shows them beside the lines of a pull
 * request. The last line is for those who read the log.
 */
export function formatGithubReport(report: Report, settings: ReportSettings): string {
  const lines = [
    ...report.problems.map((problem) => annotation(problem, settings)),
    ...report.unreadable.map((sentence) => `::error title=Not checked::${message(sentence)}`),
    formatSummary(report),
  ];
  return `${lines.join('\n')}\n`;
}

function annotation(problem: LocatedProblem, settings: ReportSettings): string {
  const { file, line, column, severity, code } = problem;
  const properties = { file: toWorkspacePath(file, settings), line, col: column, title: code };
  const list = Object.entries(properties).map(([name, value]) => `${name}=${property(value)}`);
  return `::${severity} ${list.join(',')}::${message(problem.message, problem.fix)}`;
}

/** A line break between sentences is ours; one inside them is not. */
function message(...sentences: string[]): string {
  return escape(sentences.map(escapeInvisible).join('\n'));
}

function property(value: string | number): string {
  return escape(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

function escape(text: string): string {
  return text.toWellFormed().replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
