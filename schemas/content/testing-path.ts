/** The part in second position of a path for tests, and the name of what is tested. */
const TESTING_PARTS = /^(\/[^/]+)\/feature-testing(?:\/[^/]*|$)/;

/**
 * Returns the path of the page that an address for tests shows: `/fr/feature-testing/menu/carte`
 * shows `/fr/carte`. Any other path stays as it is.
 */
export function removeTestingParts(path: string): string {
  return path.replace(TESTING_PARTS, '$1');
}
