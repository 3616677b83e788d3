import { relativeAddress } from './content-problems.ts';
import { cut } from './phrases.ts';
import type { Problem } from './problem.ts';

const HOST =
  /^(?:www\.|[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:be|com|de|eu|example|fr|lu|net|nl|org)(?:[/?#]|$))/i;

/**
 * An address without a scheme, as a page reports it. A path may be meant, which is a warning;
 * without the scheme of a host, a mail address or a number it leads to nothing.
 */
export function missingScheme(url: string, pointer: string): Problem {
  const problem = relativeAddress(url, pointer);
  const written = url.trim();
  const { suggestion = '' } = problem;
  if (!suggestion.startsWith('/')) return { ...problem, severity: 'error' };
  if (!HOST.test(written)) return problem;
  const right = `https://${written}`;
  const fix = problem.fix.replace(`"${suggestion}"`, `"${right}"`);
  return { ...problem, severity: 'error', suggestion: right, fix };
}

/** A path that begins with two slashes: a browser reads its first word as a host. */
export function doubledSlash(url: string, pointer: string): Problem {
  const written = url.trim();
  const right = written.slice(1);
  const { message: _message, ...problem } = relativeAddress(written, pointer);
  return {
    ...problem,
    severity: 'error',
    message: `Relative address: ${problem.found}. After two slashes stands a host, so it leads away from the site.`,
    fix: `Write "${cut(right)}", with one slash.`,
    suggestion: right,
  };
}
