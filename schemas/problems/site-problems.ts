import { findNearest } from './nearest.ts';
import { cut, describeFoundValue } from './phrases.ts';
import type { Problem } from './problem.ts';

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
