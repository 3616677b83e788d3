import type { Problem } from './problem.ts';

/** A slot names a feature that its route does not define; the page stands there all the same. */
export function featureNotFound(name: string, known: readonly string[]): Problem {
  return {
    code: 'feature-not-found',
    severity: 'warning',
    pointer: '/routes',
    message: `No feature found with name ${name}.`,
    fix: `Add it to the features of the route, or use one of: ${known.join(', ')}.`,
  };
}

/** A slot names a feature, and its route defines none at all. */
export function noFeatureDefinitions(pathPattern: string): Problem {
  return {
    code: 'no-feature-definitions',
    severity: 'warning',
    pointer: '/routes',
    message: `There are no feature definitions on the route ${pathPattern}.`,
    fix: 'List in features of the route what its slots name.',
  };
}
