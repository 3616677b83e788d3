import { createDeliveryHost, type FaultInjection } from '#fixtures/backend';
import { createDiskStore } from '#fixtures/node';
import type { ListenOptions } from '../server/listen.ts';
import { DEFAULT_DELIVERY_PORT, DELIVERY_PORT_VARIABLE } from '../server/variables.ts';
import { serveBeside } from './serve-beside.ts';

interface ServeDeliveryOptions extends Pick<ListenOptions, 'hostname'> {
  /** The folder with the fixtures. */
  readonly fixtures: string;
  /** As it was asked for; left out, the default one, or any that is free. */
  readonly port?: number | undefined;
  /** Left out, it has no faults. */
  readonly faultInjection?: FaultInjection | undefined;
}

/**
 * Serves the marketing host of the fixtures until the process ends, and gives its origin. Rejects
 * with a StartError where the port that was asked for is taken.
 */
export async function serveDelivery(options: ServeDeliveryOptions): Promise<string> {
  const { fixtures, port, hostname, faultInjection } = options;
  const { fetch } = createDeliveryHost({
    store: createDiskStore(fixtures),
    ...(faultInjection && { faultInjection }),
  });
  const { name: portVariable } = DELIVERY_PORT_VARIABLE;
  return serveBeside(fetch, { port, defaultPort: DEFAULT_DELIVERY_PORT, hostname, portVariable });
}
