import { isAtLeast } from '#schemas/content/app-version.ts';

/**
 * Lists what the bridge of an app can do, by the first version of the app that can. Routes require
 * it under these names.
 */
export const MINIMUM_VERSIONS = {
  'bridge-profiles': '1.7.0',
  'bridge-navigation': '1.7.2',
  'bridge-context': '1.7.4',
} as const;

/** Lists what an app of a version can do even if it does not say so. */
export function listFeatures(version: string): string[] {
  return Object.entries(MINIMUM_VERSIONS)
    .filter(([, required]) => isAtLeast(version, required))
    .map(([feature]) => feature);
}
