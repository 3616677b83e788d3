import { styleText } from 'node:util';
import {
  type LocatedProblem,
  formatCounts,
  formatSummary,
  type Report,
  type ReportSettings,
} from '../report.ts';
import { wrap } from '../command/flags.ts';
import { escapeInvisible } from './escape-invisible.ts';

type Style = Parameters<typeof styleText>[0];
type Paint = (style: Style, text: string) => string;
type Look = Pick<ReportSettings, 'width' | 'isColoured' | 'strict'>;

const INDENT = '  ';

/**
 * The problems as people read them: those of a file together, a block for each, and a line that
 * sums up.
 */
export function formatTextReport(report: Report, look: Look): string {
  const groups = [...Map.groupBy(report.problems, ({ file }) => file)];
  const summary = paintFor(look)(summaryStyle(report.problems), formatSummary(report));
  const end = [summary, ...uncheckedLines(report, look)].map((line) => `${line}\n`).join('');
  return [...groups.map(([file, problems]) => group(file, problems, look)), end].join('\n');
}

/** Where nothing was checked, nothing more is printed. */
function uncheckedLines({ files, unchecked = [] }: Report, { width }: Look): string[] {
  return files.length === 0
    ? []
    : unchecked.flatMap((sentence) => wrap(escapeInvisible(sentence), width));
}

function group(file: string, problems: readonly LocatedProblem[], look: Look): string {
  const heading = `${escapeInvisible(file)}: ${formatCounts(problems)}`;
  const { visible, remaining } = splitRepeated(problems, look);
  const blocks = visible.map((problem) => block(problem, look));
  const others = remaining.map((repeated) => leftOver(repeated, look));
  return `${[paintFor(look)('bold', heading), ...blocks, ...others].join('\n\n')}\n`;
}

/**
 * Warnings stop no build, so of many alike only the first are printed in full, unless they count.
 */
const MAX_WARNINGS_ALIKE = 3;

function splitRepeated(problems: readonly LocatedProblem[], { strict }: Look) {
  const warnings = problems.filter(({ severity }) => severity === 'warning' && !strict);
  const remaining = [...Map.groupBy(warnings, ({ code }) => code).values()]
    .map((alike) => alike.slice(MAX_WARNINGS_ALIKE))
    .filter((alike) => alike.length > 0);
  const hidden = new Set(remaining.flat());
  return { visible: problems.filter((problem) => !hidden.has(problem)), remaining };
}

function leftOver(alike: readonly LocatedProblem[], look: Look): string {
  const lines = [...new Set(alike.map(({ line }) => line))].join(', ');
  const sentence = `${alike.length} more of ${alike[0]?.code ?? ''}, in lines ${lines}.`;
  return wrap(sentence, look.width - INDENT.length)
    .map((line) => `${INDENT}${paintFor(look)('dim', line)}`)
    .join('\n');
}

function block(problem: LocatedProblem, look: Look): string {
  const { message, fix, expected, found } = problem;
  const paint = paintFor(look);
  const line = (style: Style | undefined, text: string) =>
    wrap(escapeInvisible(text), look.width - 2 * INDENT.length).map(
      (each) => `${INDENT}${INDENT}${style ? paint(style, each) : each}`,
    );
  return [
    ...formatLocation(problem, look),
    ...line(undefined, message),
    ...(expected === undefined ? [] : line('dim', `Expected: ${expected}`)),
    ...(found === undefined ? [] : line('dim', `Found: ${found}`)),
    ...line('cyan', fix),
  ].join('\n');
}

/**
 * Prints the place on one line as far as it fits: editors and terminals make `file:line:column` a
 * link.
 */
function formatLocation(problem: LocatedProblem, look: Look): string[] {
  const { file, line, column, severity, code } = problem;
  const paint = paintFor(look);
  const position = `${escapeInvisible(file)}:${line}:${column}`;
  const pointer = escapeInvisible(problem.pointer);
  const first = [
    position,
    paint(severity === 'error' ? 'red' : 'yellow', severity),
    paint('bold', code),
  ].join('  ');
  const length = [INDENT, position, severity, code, pointer].join('  ').length - INDENT.length;
  if (pointer === '') return [`${INDENT}${first}`];
  const last = paint('dim', pointer);
  return length <= look.width
    ? [`${INDENT}${first}  ${last}`]
    : [`${INDENT}${first}`, `${INDENT}${INDENT}${last}`];
}

function summaryStyle(problems: readonly LocatedProblem[]): Style {
  if (problems.some(({ severity }) => severity === 'error')) return ['bold', 'red'];
  return problems.length > 0 ? ['bold', 'yellow'] : ['bold', 'green'];
}

/** Paints by a look that has already decided about colours; the stream is not asked again. */
function paintFor({ isColoured }: Look): Paint {
  return (style, text) => (isColoured ? styleText(style, text, { validateStream: false }) : text);
}
