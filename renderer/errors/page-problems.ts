import { getReason, attachCause } from './causes.ts';
import type { Problem } from './problem.ts';

/** The page request failed, whatever the reason. A page that is not there is a warning. */
export function pageRequestFailed(
  cause: unknown,
  severity: Problem['severity'] = 'error',
): Problem {
  return attachCause(
    {
      code: 'page-request-failed',
      severity,
      pointer: '',
      message: `Error retrieving content: ${getReason(cause)}`,
      fix: 'Check the page-model endpoint of the content service.',
    },
    cause,
  );
}

/** The experience does not say where page models come from. */
export function missingEndpoint(): Problem {
  return {
    code: 'missing-endpoint',
    severity: 'error',
    pointer: '/flexPage/endpoint',
    message: 'Missing "endpoint" property.',
    fix: 'Set flexPage.endpoint in the experience configuration.',
  };
}

/** The values of macros did not arrive. */
export function macroRequestFailed(cause: unknown): Problem {
  return attachCause(
    {
      code: 'macro-request-failed',
      severity: 'error',
      pointer: '',
      message: `Error retrieving macros: ${getReason(cause)}`,
      fix: 'Check the macro endpoint. Until it answers, a dash stands in place of each value.',
    },
    cause,
  );
}

/** The results of a search did not arrive; the rest of the page is whole. */
export function searchRequestFailed(cause: unknown): Problem {
  return attachCause(
    {
      code: 'search-request-failed',
      severity: 'error',
      pointer: '',
      message: `Error retrieving search results: ${getReason(cause)}`,
      fix: 'Check search.properties.results.endpoint of the experience, and the search service. Until it answers, visitors are asked to try again later.',
    },
    cause,
  );
}

/** The shell's content did not arrive; the shell shows what it can without it. */
export function cmsDataFailed(cause: unknown): Problem {
  return attachCause(
    {
      code: 'cms-data-failed',
      severity: 'error',
      pointer: '',
      message: `Error retrieving the content of the page's frame: ${getReason(cause)}`,
      fix: 'Check the cms-data address of the content service.',
    },
    cause,
  );
}

/** A route names a shell part, a layout or a feature that this site does not have. */
export function unknownEntry(kind: string, type: string, known: readonly string[]): Problem {
  return {
    code: `unknown-${kind.replace(' ', '-')}`,
    severity: 'error',
    pointer: '',
    message: `Unknown ${kind}: ${type}. It is not registered.`,
    fix: `Use one of: ${known.join(', ')}.`,
  };
}

/** No route of the experience fits the address. */
export function routeNotFound(path: string): Problem {
  return {
    code: 'route-not-found',
    severity: 'warning',
    pointer: '/routes',
    message: `No route fits the path ${path}.`,
    fix: 'Add a route with a pattern that fits, or a last one with the pattern /*.',
  };
}

/** The route of a path is for visitors who are signed in, and names no log-in page for others. */
export function signInRequired(path: string): Problem {
  return {
    code: 'sign-in-required',
    severity: 'warning',
    pointer: '/routes',
    message: `The route of the path ${path} is only for visitors who are signed in.`,
    fix: 'Nothing, if others are not to know of it; else name a log-in page in auth.redirectTo.',
  };
}

/** The redirects of routes lead in a circle, or further than anybody means. */
export function redirectLoop(path: string, hops: number): Problem {
  return {
    code: 'redirect-loop',
    severity: 'error',
    pointer: '/routes',
    message: `The path ${path} redirects more than ${hops} times.`,
    fix: 'Let one of its routes show a page, or redirect to where the last one leads. npm run routes -- check names them.',
  };
}

/** The page of a path could not be made ready, so the page before it stays. */
export function routeImportFailed(path: string, cause: unknown): Problem {
  return attachCause(
    {
      code: 'route-import-failed',
      severity: 'error',
      pointer: '/routes',
      message: `The page of the path ${path} could not be loaded: ${getReason(cause)}`,
      fix: 'Check the services that it asks and the files of the build; visitors stay where they are, and may try again.',
    },
    cause,
  );
}
