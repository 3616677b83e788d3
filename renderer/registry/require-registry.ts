import type { Registry } from './create-registry.ts';

/**
 * The registry that a page is made of. Throws where there is none, as its types do not tell a
 * consumer that has none.
 */
export function requireRegistry(registry: Registry | undefined): Registry {
  if (!registry) throw new Error('Experience Renderer not defined');
  return registry;
}
