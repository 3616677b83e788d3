import type { LocatedProblem } from './located-problem.ts';

const VERSION = 1;

/** The problems as people read them: a block for each, and a line that sums up. */
export function textReport(files: number, problems: readonly LocatedProblem[]): string {
  const warnings = problems.filter(({ severity }) => severity === 'warning').length;
  const counts = [
    `${count(files, 'file')} checked`,
    count(problems.length - warnings, 'problem'),
    ...(warnings > 0 ? [count(warnings, 'warning')] : []),
  ];
  return [...problems.map(block), `${counts.join(', ')}.\n`].join('\n');
}

/** The problems as one JSON document. Its shape is promised in schemas/README.md. */
export function jsonReport(files: number, problems: readonly LocatedProblem[]): string {
  return `${JSON.stringify({ version: VERSION, files, problems }, null, 2)}\n`;
}

function block(problem: LocatedProblem): string {
  const { file, line, column, severity, code, at, message, fix, expected, found } = problem;
  const facts = [
    ...(expected === undefined ? [] : [`Expected: ${expected}`]),
    ...(found === undefined ? [] : [`Found: ${found}`]),
  ];
  const lines = [
    `${file}:${line}:${column}  ${severity}  ${code}  ${at}`.trimEnd(),
    ...[message, ...facts, fix].map((each) => `  ${each}`),
  ];
  return `${lines.map(visible).join('\n')}\n`;
}

/** Control characters in a file could draw over the terminal. */
function visible(text: string): string {
  return text.replaceAll(
    /\p{Cc}/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function count(amount: number, noun: string): string {
  return amount === 1 ? `1 ${noun}` : `${amount} ${noun}s`;
}
