import { FLEX_PAGE } from '#schemas/content/flex-page.ts';
import type { Platform } from '../platform/index.ts';
import { readPageEndpoint } from './read-page-endpoint.ts';

/**
 * Resolves with the address at which the configuration service says that page models are; with
 * undefined where it names none, and where it does not answer well, which it warns of. A server
 * knows the address before it is asked for a page.
 */
export async function loadPageEndpoint({
  featureConfig,
  host,
}: Pick<Platform, 'featureConfig' | 'host'>): Promise<string | undefined> {
  try {
    return readPageEndpoint(await featureConfig(FLEX_PAGE));
  } catch (error) {
    host.console.warn(`The configuration of pages is the site's own: ${String(error)}`);
    return undefined;
  }
}
