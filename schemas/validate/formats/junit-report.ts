import type { LocatedProblem, PrintReport, Report } from '../report.ts';
import { escapeInvisible } from './escape-invisible.ts';
import { formatElement, type Attributes } from './xml.ts';

/** One test of the report: passed, unless it has an outcome. */
interface TestCase {
  readonly name: string;
  readonly outcome?: 'failure' | 'error' | 'system-out';
  readonly details?: Attributes;
  readonly text?: string;
}

interface Suite {
  readonly name: string;
  readonly cases: readonly TestCase[];
}

/**
 * The problems as a report of tests in JUnit's XML: a suite for each file, a failed test for each
 * problem.
 */
export const formatJunitReport: PrintReport = (report, { strict }) => {
  const suites = suitesOf(report, strict);
  const counts = countsOf(suites.flatMap(({ cases }) => cases));
  const children = suites.map(printSuite);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${formatElement('testsuites', { name: 'validate', ...counts }, children)}`;
};

function suitesOf({ files, problems, unreadable }: Report, strict: boolean): Suite[] {
  const byFile = Map.groupBy(problems, ({ file }) => file);
  const suites = [...new Set(files)].map((file) => ({
    name: file,
    cases: withOwnNames((byFile.get(file) ?? []).map((problem) => caseFor(problem, strict))),
  }));
  return unreadable.length === 0
    ? suites
    : [...suites, { name: 'not checked', cases: withOwnNames(unreadable.map(errorFor)) }];
}

function caseFor(problem: LocatedProblem, strict: boolean): TestCase {
  const { code, pointer, severity, message } = problem;
  const name = `${code} ${pointer}`.trimEnd();
  const text = textFor(problem);
  return severity === 'error' || strict
    ? { name, outcome: 'failure', details: { message: escapeInvisible(message), type: code }, text }
    : { name, outcome: 'system-out', text };
}

function textFor(problem: LocatedProblem): string {
  const { file, line, column, severity, message, fix, expected, found } = problem;
  return [
    `${file}:${line}:${column}  ${severity}`,
    message,
    ...(expected === undefined ? [] : [`Expected: ${expected}`]),
    ...(found === undefined ? [] : [`Found: ${found}`]),
    fix,
  ]
    .map(escapeInvisible)
    .join('\n');
}

function errorFor(sentence: string): TestCase {
  const message = escapeInvisible(sentence);
  return { name: message, outcome: 'error', details: { message, type: 'not-checked' } };
}

/**
 * Services take two tests of one name for the same one. A file without problems is a test as well.
 */
function withOwnNames(cases: readonly TestCase[]): TestCase[] {
  const taken = new Set<string>();
  const named = cases.map((each) => {
    const name = freeName(escapeInvisible(each.name), taken);
    taken.add(name);
    return { ...each, name };
  });
  return named.length > 0 ? named : [{ name: 'no problems' }];
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? name : `${name} (${number})`;
    if (!taken.has(candidate)) return candidate;
  }
}

function countsOf(cases: readonly TestCase[]): Attributes {
  const countOf = (outcome: string) => cases.filter((each) => each.outcome === outcome).length;
  return { tests: cases.length, failures: countOf('failure'), errors: countOf('error') };
}

function printSuite({ name, cases }: Suite): string {
  const children = cases.map((each) => printCase(each, name));
  return formatElement('testsuite', { name: escapeInvisible(name), ...countsOf(cases) }, children);
}

function printCase({ name, outcome, details = {}, text = '' }: TestCase, suite: string): string {
  const children = outcome ? [formatElement(outcome, details, text)] : [];
  return formatElement('testcase', { classname: escapeInvisible(suite), name }, children);
}
