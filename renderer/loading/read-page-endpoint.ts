import { explainAddressRefusal } from '#schemas/content/configured-address.ts';
import type { FeatureConfig } from '../services/feature-config/index.ts';

/**
 * Returns the address at which a configuration says that page models are; undefined where it says
 * none. Throws where it is no path of the API host: it is held to the rule that an experience's is
 * held to.
 */
export function readPageEndpoint(config: FeatureConfig | undefined): string | undefined {
  const endpoint = config?.properties['endpoint'];
  if (endpoint === undefined) return undefined;
  const refusal =
    typeof endpoint === 'string' ? explainAddressRefusal(endpoint, 'path') : 'It is no text.';
  if (typeof endpoint === 'string' && refusal === undefined) return endpoint;
  throw new Error(`The endpoint ${JSON.stringify(endpoint)} cannot be taken. ${refusal}`);
}
