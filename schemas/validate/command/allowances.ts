import { unreadableAllowance, unusedAllowance } from '../../problems/allowance-problems.ts';
import type { Problem } from '../../problems/problem.ts';
import { readIfPresent } from './read-if-present.ts';

/** One line of the file that allows findings of another one. */
const LINE = /^(?<finding>[a-z]+(?:-[a-z]+)*(?: \/.*?)?) - (?<reason>\S.*)$/;

/** The codes of findings that depend on what a file is checked against. */
const NEED_CONTENT = new Set([
  'content-for-nobody',
  'missing-image',
  'offer-for-nobody',
  'unanswered-link',
  'unknown-anchor',
  'unknown-feature',
  'unknown-icon',
]);

/** The file beside another one that allows findings of it. */
export function getAllowancePath(path: string): string {
  return path.replace(/\.json$/, '.allow.txt');
}

/**
 * Leaves out the warnings that the file beside a document allows, and adds a problem for each of
 * its lines that allows nothing. `isComplete` says that the document was checked against content.
 */
export function applyAllowances<Found extends Problem>(
  path: string,
  problems: readonly Found[],
  isComplete: boolean,
): { readonly left: readonly Found[]; readonly wrong: readonly Problem[] } {
  const text = path.endsWith('.json') ? readIfPresent(getAllowancePath(path)) : undefined;
  if (text === undefined) return { left: problems, wrong: [] };
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const allowed = new Set<string>();
  const wrong: Problem[] = [];
  const warnings = new Set(problems.filter(isWarning).map(nameFinding));
  for (const line of lines.filter((each) => each !== '')) {
    const finding = LINE.exec(line)?.groups?.['finding'];
    if (finding === undefined) wrong.push(unreadableAllowance(line));
    else if (warnings.has(finding)) allowed.add(finding);
    else if (isComplete || !NEED_CONTENT.has(finding.split(' ', 1)[0] ?? '')) {
      wrong.push(unusedAllowance(finding));
    }
  }
  const isLeft = (problem: Found) => !isWarning(problem) || !allowed.has(nameFinding(problem));
  return { left: problems.filter(isLeft), wrong };
}

function isWarning({ severity }: Problem): boolean {
  return severity === 'warning';
}

function nameFinding({ code, pointer }: Problem): string {
  return `${code} ${pointer}`.trim();
}
