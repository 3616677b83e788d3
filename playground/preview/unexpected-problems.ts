import type { Problem } from '#renderer';

/** The problems beyond those that were expected, each code as often as it was named. */
export function listUnexpectedProblems(
  problems: readonly Problem[],
  expected: readonly string[] = [],
): readonly Problem[] {
  const remaining = [...expected];
  return problems.filter(({ code }) => {
    const index = remaining.indexOf(code);
    if (index >= 0) remaining.splice(index, 1);
    return index < 0;
  });
}
