import { findNearest, listNearest } from './nearest.ts';
import { cut, describeFoundValue, MAX_NAME_LENGTH } from './phrases.ts';
import type { Problem } from './problem.ts';

const MAX_NAMED = 5;

/** No icon has that id: nothing is shown in its place. */
export function unknownIcon(id: string, pointer: string, known: readonly string[]): Problem {
  return unknown(id, known, {
    code: 'unknown-icon',
    severity: 'warning',
    pointer,
    message: `Unknown icon: ${cut(id, MAX_NAME_LENGTH)}. There is no drawing of it.`,
    what: 'icons',
    advice: 'Correct the id, or add the drawing.',
  });
}

/** No macro has that name: visitors see a dash. */
export function unknownMacro(name: string, pointer: string, known: readonly string[]): Problem {
  const { suggestion, ...problem } = unknown(name, known, {
    code: 'unknown-macro',
    severity: 'error',
    pointer,
    message: `Unknown macro: ${cut(name, MAX_NAME_LENGTH)}. It has no value.`,
    what: 'macros',
    advice: 'Correct the name, or have the macro offered.',
  });
  if (suggestion === undefined) return problem;
  const right = `%{${suggestion}}%`;
  const fix = problem.fix.replace(`"${suggestion}"`, right);
  return { ...problem, fix, suggestion: right, part: `%{${name}}%` };
}

/** There is no image at that address. */
export function missingImage(url: string, pointer: string, known: readonly string[]): Problem {
  const problem = unknown(url, known, {
    code: 'missing-image',
    severity: 'error',
    pointer,
    message: `Missing image: ${cut(url, MAX_NAME_LENGTH)}. It is not there.`,
    what: 'images',
    advice: 'Correct the address, or add the image.',
  });
  return withPart(problem, url);
}

/** No page, redirect or route answers an address of this site. */
export function unansweredLink(path: string, pointer: string, known: readonly string[]): Problem {
  const problem = unknown(path, known, {
    code: 'unanswered-link',
    severity: 'warning',
    pointer,
    message: `Unanswered link: ${cut(path, MAX_NAME_LENGTH)}. No page, redirect or route answers it.`,
    what: 'pages',
    advice: 'Correct the path, or add the page or a redirect.',
  });
  return withPart(problem, path);
}

/** No page, redirect or route answers an address to which the site leads visitors by itself. */
export function missingTarget(path: string, pointer: string, known: readonly string[]): Problem {
  const problem = unknown(path, known, {
    code: 'missing-target',
    severity: 'error',
    pointer,
    message: `Missing target: ${cut(path, MAX_NAME_LENGTH)}. No page, redirect or route answers it, and visitors are led there.`,
    what: 'pages',
    advice: 'Correct the path, or add the page.',
  });
  return withPart(problem, path);
}

/** An experiment is on a page, or shows one, that is not there: visitors see no variant. */
export function missingExperimentPage(
  path: string,
  pointer: string,
  known: readonly string[],
): Problem {
  return unknown(path, known, {
    code: 'missing-experiment-page',
    severity: 'error',
    pointer,
    message: `Missing page of an experiment: ${cut(path, MAX_NAME_LENGTH)}. It is not there.`,
    what: 'pages',
    advice: 'Correct the path, or add the page.',
  });
}

/** A name may be a part of the text there: an editor then replaces that alone. */
function withPart(problem: Problem, part: string): Problem {
  return problem.suggestion === undefined ? problem : { ...problem, part };
}

interface Unknown extends Pick<Problem, 'code' | 'severity' | 'pointer' | 'message'> {
  /** The kind of the names that are listed, as a plural. */
  readonly what: string;
  /** The advice where no name is near enough to be meant. */
  readonly advice: string;
}

/** Makes the problem of a name that there is not, with the names that are near it. */
export function unknown(
  name: string,
  known: readonly string[],
  { what, advice, ...problem }: Unknown,
): Problem {
  const displayName = cut(name, MAX_NAME_LENGTH);
  const suggestion = findNearest(displayName, known);
  const near = listNearest(displayName, known, MAX_NAMED).filter((each) => each !== suggestion);
  const lead = suggestion === undefined ? 'The nearest' : 'Other near';
  const list = near.length > 0 ? ` ${lead} ${what}: ${near.join(', ')}.` : '';
  return {
    ...problem,
    fix: `${suggestion === undefined ? advice : `Write "${suggestion}".`}${list}`,
    found: describeFoundValue(name),
    ...(suggestion !== undefined && { suggestion }),
  };
}
