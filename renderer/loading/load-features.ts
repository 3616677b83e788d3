import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import type { FeatureConfig, RouteConfig } from '#schemas/generated/route.ts';
import { CUSTOM_ELEMENT } from '#schemas/content/custom-element.ts';
import {
  indexDeclaredFeatures,
  getFeatureProps,
  getFeatureType,
} from '#schemas/content/declared-feature.ts';
import { lookUpFeature } from '#schemas/content/look-up-feature.ts';
import { unregisteredTag } from '#schemas/problems/asset-problems.ts';
import { missingDefinition, unknownFeature } from '#schemas/problems/catalogue.ts';
import { componentNotLoaded, type Problem } from '../errors/index.ts';
import { prepareProps } from '../page/index.ts';
import type { Registry } from '../registry/index.ts';

/** A configured feature, with the values that its check has let through. */
export interface LoadedFeature {
  /** The type in the registry; the name as it is configured where it cannot be shown. */
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
  /** Why it cannot be shown; none where it can. */
  readonly problems: readonly Problem[];
}

interface LoadFeaturesOptions {
  readonly registry: Registry;
  /** The options that the values of a feature are prepared with. */
  readonly prepare: Parameters<typeof prepareProps>[2];
}

/**
 * Looks the floating features of an experience up and prepares their values. Never rejects: one
 * that is wrong costs itself only.
 */
export function loadFloating(
  { floatingFeatures = [] }: Pick<ExperienceConfig, 'floatingFeatures'>,
  options: LoadFeaturesOptions,
): Promise<LoadedFeature[]> {
  return Promise.all(
    floatingFeatures.map((feature, index) =>
      loadFeature(feature, { ...options, pointer: `/floatingFeatures/${index}`, ...FLOATING }),
    ),
  );
}

/**
 * Does the same for the features of a route that its slots name. `pointer` leads to the route. Of
 * two with one name the first counts.
 */
export async function loadSlotFeatures(
  { features = [] }: Pick<RouteConfig, 'features'>,
  names: ReadonlySet<string>,
  { pointer, ...options }: LoadFeaturesOptions & { readonly pointer: string },
): Promise<ReadonlyMap<string, LoadedFeature>> {
  const displayed = [...features.entries()].filter(([, { name }]) => names.has(name));
  const loaded = await Promise.all(
    displayed.map(async ([index, feature]): Promise<[string, LoadedFeature]> => {
      const location = { pointer: `${pointer}/features/${index}`, describeMissing: unknownFeature };
      return [feature.name, await loadFeature(feature, { ...options, ...location })];
    }),
  );
  return new Map(loaded.toReversed());
}

interface LoadFeatureOptions extends LoadFeaturesOptions {
  /** JSON pointer to the feature in its configuration. */
  readonly pointer: string;
  readonly describeMissing: typeof unknownFeature;
}

const FLOATING = { describeMissing: missingDefinition };

async function loadFeature(
  feature: FeatureConfig,
  options: LoadFeatureOptions,
): Promise<LoadedFeature> {
  const { registry, prepare, pointer } = options;
  const { name, properties = {} } = feature;
  const refuse = (problems: readonly Problem[]) => ({ name, props: {}, problems });
  const type = getFeatureType(feature);
  const entry = registry.get('feature', type);
  if (!entry) return refuse([whyMissing(feature, options)]);
  try {
    const registered = new Map([[type, await entry.check()]]);
    const declared = indexDeclaredFeatures([feature]);
    const lookedUp = lookUpFeature(name, { registered, declared }, `${pointer}/name`);
    if ('problem' in lookedUp) return refuse([whyMissing(feature, options)]);
    const { check, shape } = lookedUp.module;
    const problems = check(properties);
    if (problems.length === 0) {
      const props = getFeatureProps(lookedUp, prepareProps(properties, shape, prepare));
      return { name: type, props, problems };
    }
    return refuse(
      problems.map((problem) => ({
        ...problem,
        pointer: `${pointer}/properties${problem.pointer}`,
      })),
    );
  } catch (error) {
    return refuse([componentNotLoaded(name, pointer, error)]);
  }
}

function whyMissing(
  feature: FeatureConfig,
  { pointer, registry, describeMissing }: LoadFeatureOptions,
): Problem {
  const { name, asset } = feature;
  const types = registry.types('feature').filter((type) => type !== CUSTOM_ELEMENT);
  return asset
    ? unregisteredTag(getFeatureType(feature), `${pointer}/asset`, types)
    : describeMissing(name, `${pointer}/name`, types);
}
