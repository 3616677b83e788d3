import type { PersonalisationConfig } from '#schemas/generated/experience.ts';
import type { Host } from '../../host/index.ts';

const ENVIRONMENT = '/open-environment';

/** The default is hidden meanwhile, so that nobody waits for long, in milliseconds. */
const LIMIT_MS = 500;

/** The last part of that time, which begins once the page has time to read an answer. */
const LAST_MS = 100;

const BLOCK = /<script[^>]* id="experience-config"[^>]*>(?<json>[^<]*)<\/script>/;

export interface DeliveryHostReader extends Pick<Host, 'fetch' | 'url'> {
  readonly after: (delayMs: number, task: () => void) => unknown;
}

/**
 * The same configuration with the marketing host of the environment, where that names one in
 * time. The name of that host stands in no page, which may be seen without consent.
 */
export async function readDeliveryHost(
  config: PersonalisationConfig,
  { fetch, url, after }: DeliveryHostReader,
): Promise<PersonalisationConfig> {
  const read = async () => (await fetch(new Request(new URL(ENVIRONMENT, url())))).text();
  const timeout = new Promise<never>((_, reject) => {
    const refuse = () => reject(new Error(`${LIMIT_MS}ms timeout`));
    after(LIMIT_MS - LAST_MS, () => after(LAST_MS, refuse));
  });
  try {
    const json = BLOCK.exec(await Promise.race([read(), timeout]))?.groups?.['json'] ?? '';
    const environment: unknown = JSON.parse(json);
    const details: unknown = Reflect.get(Object(environment), 'details');
    const host: unknown = Reflect.get(Object(details), 'deliveryHost');
    return typeof host === 'string' ? { ...config, host } : config;
  } catch {
    // The host of the experience is asked, which the policy of the page may refuse.
    return config;
  }
}
