import type { PersonalisationConfig } from '#schemas/generated/experience.ts';
import { readDeliveryHost, type DeliveryHostReader } from './delivery-host.ts';

/**
 * Waits until somebody looks at a page that was made ahead, and gives the configuration of its
 * environment, where the page says that it has one of its own.
 */
export async function prepareCall(
  page: HTMLElement,
  config: PersonalisationConfig,
  host: DeliveryHostReader,
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
