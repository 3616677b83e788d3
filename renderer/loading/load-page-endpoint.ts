import { FLEX_PAGE } from '#schemas/content/flex-page.ts';
import { limitTime } from '../host/index.ts';
import type { Platform } from '../platform/index.ts';
import { readPageEndpoint } from './read-page-endpoint.ts';

/** No page waits longer for the configuration service, in milliseconds. */
const LIMIT_MS = 1_000;

/**
 * The sites whose service did not answer well: until the next document no page waits for it again.
 */
const failedSites = new WeakSet<Platform['experience']>();

/**
 * Resolves with the address at which the configuration service says that page models are; with
 * undefined where it names none, and where it does not answer well or in time, which it warns of
 * once. A server knows the address before it is asked for a page.
 */
export async function loadPageEndpoint({
  experience,
  featureConfig,
  host,
}: Pick<Platform, 'experience' | 'featureConfig' | 'host'>): Promise<string | undefined> {
  if (failedSites.has(experience)) return undefined;
  try {
    return readPageEndpoint(
      await limitTime(host, { limitMs: LIMIT_MS }, () => featureConfig(FLEX_PAGE)),
    );
  } catch (error) {
    failedSites.add(experience);
    host.console.warn(`The configuration of pages is the site's own: ${String(error)}`);
    return undefined;
  }
}
