import type { CheckModule } from '#schemas/check-module.ts';
import { componentNotLoaded, type Problem } from '../errors/index.ts';
import type { LookUpCheck } from '../page/index.ts';
import type { Registry } from '../registry/index.ts';

/**
 * Loads the checks of the component types that a response names. Only entries of kind component are
 * looked up, so that a page cannot place a part of the shell.
 */
export async function loadChecks(
  types: ReadonlySet<string>,
  registry: Registry,
): Promise<LookUpCheck> {
  const checks = new Map<string, CheckModule>();
  const failed = new Map<string, Problem>();
  await Promise.all(
    [...types].map(async (type) => {
      const entry = registry.get('component', type);
      try {
        if (entry) checks.set(type, await entry.check());
      } catch (error) {
        failed.set(type, componentNotLoaded(type, '', error));
      }
    }),
  );
  return { get: (type) => checks.get(type), families: familiesIn(registry), failed };
}

/** Authors may use entries that have a family; one that only previews have has none. */
function familiesIn({ entries }: Registry): ReadonlyMap<string, string> {
  return new Map(
    entries.flatMap(({ kind, type, family }): [string, string][] =>
      kind === 'component' && family !== undefined ? [[type, family]] : [],
    ),
  );
}
