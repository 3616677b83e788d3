import { findNearest } from './nearest.ts';
import { cut, describeFoundValue } from './phrases.ts';
import type { Problem } from './problem.ts';

/** A scenario is for a segment that the site does not have. */
export function unknownSegment(
  segment: string,
  pointer: string,
  known: readonly string[],
): Problem {
  const suggestion = findNearest(segment, known);
  return {
    code: 'unknown-segment',
    severity: 'error',
    pointer,
    message: `Unknown segment: ${cut(segment)}. The site does not have it.`,
    fix: `Use one of: ${known.join(', ')}.`,
    expected: `one of: ${known.join(', ')}`,
    found: describeFoundValue(segment),
    ...(suggestion !== undefined && { suggestion }),
  };
}

/** A scenario is meant to show a problem whose code there is not. */
export function unknownCode(code: string, pointer: string, known: readonly string[]): Problem {
  const suggestion = findNearest(code, known);
  return {
    code: 'unknown-code',
    severity: 'error',
    pointer,
    message: `Unknown code: ${cut(code)}. No problem has it.`,
    fix: 'Use the code that the problem is reported with. docs/problems.md lists those of documents.',
    found: describeFoundValue(code),
    ...(suggestion !== undefined && { suggestion }),
  };
}

/** A service of a scenario answers with a status that HTTP does not have. */
export function unknownStatus(status: number, pointer: string): Problem {
  return {
    code: 'unknown-status',
    severity: 'error',
    pointer,
    message: `Unknown status: ${status}. HTTP does not have it.`,
    fix: 'Use a status that services answer with, such as 404, 500 or 503.',
    found: describeFoundValue(status),
  };
}

/** A picture or a video has an extension that no page shows. */
export function unknownExtension(
  extension: string,
  pointer: string,
  known: readonly string[],
): Problem {
  const suggestion = findNearest(extension.replace(/^\.+/, ''), known);
  return {
    code: 'unknown-extension',
    severity: 'warning',
    pointer,
    message: `Unknown extension: ${describeFoundValue(extension)}. Pages do not show such files.`,
    fix: `Use one of: ${known.join(', ')}; without a dot.`,
    expected: `one of: ${known.join(', ')}`,
    found: describeFoundValue(extension),
    ...(suggestion !== undefined && { suggestion }),
  };
}

/** Something is for a language that the site does not have. */
export function unknownLocale(locale: string, pointer: string, known: readonly string[]): Problem {
  const suggestion = findNearest(locale, known);
  return {
    code: 'unknown-locale',
    severity: 'error',
    pointer,
    message: `Unknown locale: ${cut(locale)}. The site does not have it.`,
    fix: `Use one of: ${known.join(', ')}. A new one belongs into "locales" first.`,
    expected: `one of: ${known.join(', ')}`,
    found: describeFoundValue(locale),
    ...(suggestion !== undefined && { suggestion }),
  };
}
