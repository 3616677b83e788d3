import type { PersonalisationConfig } from '#schemas/generated/experience.ts';
import type { Host } from '../../host/index.ts';

const ENVIRONMENT = '/open-environment';
const BLOCK = /<script[^>]* id="experience-config"[^>]*>(?<json>[^<]*)<\/script>/;

/**
 * Waits until somebody looks at a page that was made ahead, and gives the configuration of its
 * environment, where the page says that it has one of its own. The name of that host stands in no
 * page, which may be seen without consent.
 */
export async function prepareCall(
  page: HTMLElement,
  config: PersonalisationConfig,
  host: Pick<Host, 'fetch' | 'url'>,
): Promise<PersonalisationConfig> {
  await whenActivated(page.ownerDocument);
  return page.dataset['delivery'] === 'environment' ? readDeliveryHost(config, host) : config;
}

async function whenActivated(document: Document): Promise<void> {
  if (!document.prerendering) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  document.addEventListener('prerenderingchange', () => resolve(), { once: true });
  await promise;
}

async function readDeliveryHost(
  config: PersonalisationConfig,
  { fetch, url }: Pick<Host, 'fetch' | 'url'>,
): Promise<PersonalisationConfig> {
  try {
    const response = await fetch(new Request(new URL(ENVIRONMENT, url())));
    const json = BLOCK.exec(await response.text())?.groups?.['json'] ?? '';
    const environment: unknown = JSON.parse(json);
    const details: unknown = Reflect.get(Object(environment), 'details');
    const host: unknown = Reflect.get(Object(details), 'deliveryHost');
    return typeof host === 'string' ? { ...config, host } : config;
  } catch {
    // The host of the experience is asked, which the policy of the page may refuse.
    return config;
  }
}
