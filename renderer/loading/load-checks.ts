import type { CheckModule } from '#schemas/check-module.ts';
import { CUSTOM_ELEMENT } from '#schemas/content/custom-element.ts';
import { indexDeclaredFeatures, isFromCdn } from '#schemas/content/declared-feature.ts';
import type { RouteConfig } from '#schemas/generated/route.ts';
import { componentNotLoaded, type Problem } from '../errors/index.ts';
import { memoizeByObject } from '../memoize/index.ts';
import { mayNameFeature, type LookUpCheck } from '../page/index.ts';
import type { Registry } from '../registry/index.ts';

/**
 * Loads the checks of the component types that a response names. Only entries of kind component are
 * looked up, so that a page cannot place a part of the shell. `features` are those that its route
 * lists.
 */
export async function loadChecks(
  types: ReadonlySet<string>,
  registry: Registry,
  features: RouteConfig['features'] = [],
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
  const mayHold = [...checks.values()].some(({ shape }) => mayNameFeature(shape));
  return {
    get: (type) => checks.get(type),
    families: familiesIn(registry),
    failed,
    ...(mayHold && {
      features: await loadFeatureChecks(registry, failed),
      declared: declaredFor(registry, features),
    }),
  };
}

/**
 * Those that the registry can show: one without the feature that shows elements has none of them.
 */
function declaredFor(
  registry: Registry,
  features: RouteConfig['features'],
): NonNullable<LookUpCheck['declared']> {
  const declared = indexDeclaredFeatures(features);
  if (registry.get('feature', CUSTOM_ELEMENT)) return declared;
  return new Map([...declared].filter(([, { asset }]) => !isFromCdn(asset)));
}

/**
 * The checks of all features: they are few, and which of them a page names is known only once it is
 * looked at.
 */
async function loadFeatureChecks(
  { entries }: Registry,
  failed: Map<string, Problem>,
): Promise<ReadonlyMap<string, CheckModule>> {
  const checks = new Map<string, CheckModule>();
  const features = entries.filter(({ kind }) => kind === 'feature');
  await Promise.all(
    features.map(async (entry) => {
      try {
        checks.set(entry.type, await entry.check());
      } catch (error) {
        failed.set(`feature:${entry.type}`, componentNotLoaded(entry.type, '', error));
      }
    }),
  );
  return checks;
}

/**
 * Authors may use entries that have a family; one that only previews have has none. A matter of the
 * registry, asked for each page.
 */
const familiesIn = memoizeByObject(
  ({ entries }: Registry): ReadonlyMap<string, string> =>
    new Map(
      entries.flatMap(({ kind, type, family }): [string, string][] =>
        kind === 'component' && family !== undefined ? [[type, family]] : [],
      ),
    ),
);
