import { wrongProblems } from '../../problems/catalogue.ts';
import type { Problem } from '../../problems/problem.ts';

/** Returns true if a file has to be refused. */
export function isInvalidFixture(path: string): boolean {
  return path.endsWith('.invalid.json');
}

/** The file that names what such a file has to give. */
export function getExpectationPath(path: string): string {
  return path.replace(/\.json$/, '.txt');
}

/**
 * Compares what a file gives with what is expected of it, one `code pointer` on a line. No text
 * means that nothing is written down, which is a problem in itself.
 */
export function compareProblems(
  problems: readonly Problem[],
  expectation: string | undefined,
): Problem | undefined {
  const actual = problems.map(({ code, pointer }) => `${code} ${pointer}`.trim());
  const named = (expectation ?? '').split(/\r?\n/).map((line) => line.trim());
  const expected = named.filter((line) => line !== '');
  if (expected.length === 0) return wrongProblems([], actual);

  const missing = without(expected, actual);
  const surplus = without(actual, expected);
  return missing.length + surplus.length > 0 ? wrongProblems(missing, surplus) : undefined;
}

/** The lines of the one list that the other lacks, each as often as it lacks it. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return lines.filter((line) => {
    const index = rest.indexOf(line);
    if (index === -1) return true;
    rest.splice(index, 1);
    return false;
  });
}
