import type { CheckModule } from '#schemas/check-module.ts';
import { componentNotLoaded, type Fault } from '../errors/index.ts';
import type { LookUpCheck } from '../page/index.ts';
import type { Registry } from '../registry/index.ts';

/**
 * Loads the checks of all component types that a response names, nested ones included. Only entries
 * of kind component are looked up, so that a page cannot place a part of the frame.
 */
export async function loadChecks(response: object, registry: Registry): Promise<LookUpCheck> {
  const checks = new Map<string, CheckModule>();
  const failed = new Map<string, Fault>();
  await Promise.all(
    [...typesIn(response)].map(async (type) => {
      const entry = registry.get('component', type);
      try {
        if (entry) checks.set(type, await entry.check());
      } catch (error) {
        failed.set(type, componentNotLoaded(type, '', error));
      }
    }),
  );
  return { get: (type) => checks.get(type), known: registry.ids('component'), failed };
}

/** Walks with a list of its own: what comes from outside may be deeper than a stack reaches. */
function typesIn(response: object): Set<string> {
  const types = new Set<string>();
  const waiting: object[] = [response];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if ('componentType' in next && typeof next.componentType === 'string')
      types.add(next.componentType);
    const members: readonly unknown[] = Array.isArray(next) ? next : Object.values(next);
    for (const inner of members) {
      if (typeof inner === 'object' && inner !== null) waiting.push(inner);
    }
  }
  return types;
}
