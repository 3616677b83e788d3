import type { PersonalisationConfig } from '#schemas/generated/experience.ts';
import type { Host } from '../../host/index.ts';

const ENVIRONMENT = '/open-environment';
const BLOCK = /<script[^>]* id="experience-config"[^>]*>(?<json>[^<]*)<\/script>/;

/**
 * The same configuration with the marketing host of the environment, where that names one. The name
 * of that host stands in no page, which may be seen without consent.
 */
export async function readDeliveryHost(
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
