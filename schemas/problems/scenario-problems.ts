import { findNearest } from './nearest.ts';
import { describeFoundValue } from './phrases.ts';
import type { Problem } from './problem.ts';

/** A scenario names a page response that the fixtures do not have. */
export function unknownPage(name: string, pointer: string, known: readonly string[]): Problem {
  return unknownName({
    code: 'unknown-page',
    what: 'page',
    member: 'fixture',
    name,
    pointer,
    known,
  });
}

/** A scenario names a component fixture that does not exist. `known` are those worth mentioning. */
export function unknownFixture(name: string, pointer: string, known: readonly string[]): Problem {
  return unknownName({
    code: 'unknown-fixture',
    what: 'fixture',
    member: 'component',
    name,
    pointer,
    known,
  });
}

/** A change of a scenario leads to a place that its page does not have. */
export function unmatchedPatch(path: string, pointer: string, present: string): Problem {
  return {
    code: 'unmatched-patch',
    severity: 'error',
    pointer,
    message: `Unmatched patch: the page has nothing at ${path}.`,
    fix: `Correct the path. Where it leaves the page, there is: ${present}.`,
    found: describeFoundValue(path),
  };
}

/** A step of a scenario has no member that says what is done, or more than one. */
export function impossibleStep(members: readonly string[], pointer: string): Problem {
  const listed = members.map((name) => `"${name}"`).join(' and ');
  return {
    code: 'impossible-step',
    severity: 'error',
    pointer,
    message: `Impossible step: it has ${listed}.`,
    fix: 'Write one of "fill" with a "value", "choose", "press" and "see" in each step.',
  };
}

/** A step that the page of its scenario does not allow. */
interface FailedStep {
  /** The position of the step, from 1 on. */
  readonly position: number;
  readonly member: string;
  readonly name: string;
  /** The names that the page has for it. */
  readonly present: readonly string[];
}

/** The page of a scenario has nothing of the name that a step has. */
export function failedStep({ position, member, name, present }: FailedStep): Problem {
  return {
    code: 'failed-step',
    severity: 'error',
    pointer: `/steps/${position - 1}/${member}`,
    message: `Failed step: step ${position} is "${member}": "${name}", and the page does not have it.`,
    fix:
      present.length > 0
        ? `Correct it, or use one of: ${present.join(', ')}.`
        : 'Correct it, or remove it: the page has nothing of that kind.',
    found: describeFoundValue(name),
  };
}

interface UnknownName {
  readonly code: string;
  readonly what: string;
  readonly member: string;
  readonly name: string;
  readonly pointer: string;
  readonly known: readonly string[];
}

function unknownName({ code, what, member, name, pointer, known }: UnknownName): Problem {
  const suggestion = findNearest(name, known);
  const correction = suggestion === undefined ? '' : `Write "${member}": "${suggestion}". `;
  return {
    code,
    severity: 'error',
    pointer,
    message: `Unknown ${what}: ${name}. The fixtures do not have it.`,
    fix: `${correction}Add it to the fixtures, or use one of: ${known.join(', ')}.`,
    expected: `one of: ${known.join(', ')}`,
    found: describeFoundValue(name),
    ...(suggestion !== undefined && { suggestion }),
  };
}
