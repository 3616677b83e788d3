import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { CUSTOM_ELEMENT } from '#schemas/content/custom-element.ts';
import {
  indexDeclaredFeatures,
  getFeatureProps,
  getFeatureType,
} from '#schemas/content/declared-feature.ts';
import { lookUpFeature } from '#schemas/content/look-up-feature.ts';
import { unregisteredTag } from '#schemas/problems/asset-problems.ts';
import { missingDefinition } from '#schemas/problems/catalogue.ts';
import { componentNotLoaded, type Problem } from '../errors/index.ts';
import { prepareProps } from '../page/index.ts';
import type { Registry } from '../registry/index.ts';

/** A floating feature, with the values that its check has let through. */
export interface FloatingFeature {
  /** The type in the registry; the name as it is configured where it cannot be shown. */
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
  /** Why it cannot be shown; none where it can. */
  readonly problems: readonly Problem[];
}

type PrepareOptions = Parameters<typeof prepareProps>[2];

type Configured = NonNullable<ExperienceConfig['floatingFeatures']>[number];

/**
 * Looks the floating features of an experience up. Never rejects: one that is wrong costs itself
 * only.
 */
export function loadFloating(
  { floatingFeatures = [] }: Pick<ExperienceConfig, 'floatingFeatures'>,
  registry: Registry,
  options: PrepareOptions,
): Promise<FloatingFeature[]> {
  return Promise.all(
    floatingFeatures.map((feature, index) =>
      loadOne(feature, `/floatingFeatures/${index}`, { registry, options }),
    ),
  );
}

async function loadOne(
  feature: Configured,
  pointer: string,
  { registry, options }: { readonly registry: Registry; readonly options: PrepareOptions },
): Promise<FloatingFeature> {
  const { name, properties = {} } = feature;
  const refuse = (problems: readonly Problem[]) => ({ name, props: {}, problems });
  const type = getFeatureType(feature);
  const entry = registry.get('feature', type);
  if (!entry) return refuse([whyMissing(feature, pointer, registry)]);
  try {
    const registered = new Map([[type, await entry.check()]]);
    const declared = indexDeclaredFeatures([feature]);
    const found = lookUpFeature(name, { registered, declared }, `${pointer}/name`);
    if ('problem' in found) return refuse([whyMissing(feature, pointer, registry)]);
    const { check, shape } = found.module;
    const problems = check(properties);
    if (problems.length === 0) {
      const props = getFeatureProps(found, prepareProps(properties, shape, options));
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

function whyMissing(feature: Configured, pointer: string, registry: Registry): Problem {
  const { name, asset } = feature;
  const types = registry.types('feature').filter((type) => type !== CUSTOM_ELEMENT);
  return asset
    ? unregisteredTag(getFeatureType(feature), `${pointer}/asset`, types)
    : missingDefinition(name, `${pointer}/name`, types);
}
