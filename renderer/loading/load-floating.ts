import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { missingDefinition } from '#schemas/problems/catalogue.ts';
import { componentNotLoaded, type Problem } from '../errors/index.ts';
import { prepareProps } from '../page/index.ts';
import type { Registry } from '../registry/index.ts';

/** A floating feature, with the values that its check has let through. */
export interface FloatingFeature {
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
  /** Why it cannot be shown; none where it can. */
  readonly problems: readonly Problem[];
}

type PrepareOptions = Parameters<typeof prepareProps>[2];

type Configured = NonNullable<ExperienceConfig['floatingFeatures']>[number];

/** Looks the floating features of an experience up. Never rejects: one that is wrong costs itself only. */
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
  { name, properties = {} }: Configured,
  pointer: string,
  { registry, options }: { readonly registry: Registry; readonly options: PrepareOptions },
): Promise<FloatingFeature> {
  const refuse = (problems: readonly Problem[]) => ({ name, props: {}, problems });
  const entry = registry.get('feature', name);
  if (!entry) {
    return refuse([missingDefinition(name, `${pointer}/name`, registry.types('feature'))]);
  }
  try {
    const { check, shape } = await entry.check();
    const problems = check(properties);
    if (problems.length === 0) {
      return { name, props: prepareProps(properties, shape, options), problems };
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
