import type { RootOptions } from 'react-dom/client';
import { componentThrew, featureFailed, unexpectedError } from '../errors/index.ts';
import type { Platform } from '../platform/index.ts';
import { Boundary, getFeatureName } from '../view/index.ts';

/** Each error of a component is reported once and by us, so React stays silent. */
export function createRootOptions({ report }: Pick<Platform, 'report'>): RootOptions {
  return {
    onCaughtError(error, { errorBoundary }) {
      const item = errorBoundary instanceof Boundary ? errorBoundary.state.item : undefined;
      const isFeature = item && 'kind' in item && item.kind === 'feature';
      const problemOf = isFeature ? featureFailed : componentThrew;
      report(problemOf(item ? getFeatureName(item) : '', '', error));
    },
    onUncaughtError: (error) => report(unexpectedError(error)),
    onRecoverableError: (error) => report(unexpectedError(causeOf(error))),
  };
}

/** React wraps what a component threw while it hydrated into an error of its own. */
function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? error.cause : error;
}
