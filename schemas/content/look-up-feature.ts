import type { CheckModule } from '../check-module.ts';
import { unregisteredTag } from '../problems/asset-problems.ts';
import { unknownFeature } from '../problems/catalogue.ts';
import type { Problem } from '../problems/problem.ts';
import { CUSTOM_ELEMENT } from './custom-element.ts';
import {
  createElementCheck,
  isFromCdn,
  getFeatureType,
  type DeclaredFeature,
} from './declared-feature.ts';

/** The features that may be named. */
export interface KnownFeatures {
  /** Those of the registry, by their types. */
  readonly registered: ReadonlyMap<string, CheckModule>;
  /** Those that the experience declares with an asset, by their names: they are looked up first. */
  readonly declared?: ReadonlyMap<string, DeclaredFeature> | undefined;
}

export type FoundFeature =
  | {
      /** The type in the registry of what shows it. */
      readonly type: string;
      /** The check of what it is configured with. */
      readonly module: CheckModule;
      /** The declaration of the feature, if it is declared with an asset. */
      readonly declared?: DeclaredFeature;
    }
  | { readonly problem: Problem };

/**
 * The feature behind a name: one that is declared with an asset, or one of the registry. `pointer`
 * leads to the name.
 */
export function lookUpFeature(
  name: string,
  { registered, declared }: KnownFeatures,
  pointer: string,
): FoundFeature {
  const own = declared?.get(name);
  if (own && isFromCdn(own.asset)) {
    return { type: CUSTOM_ELEMENT, module: createElementCheck(own), declared: own };
  }
  const type = getFeatureType(own ?? { name });
  const module = type === CUSTOM_ELEMENT ? undefined : registered.get(type);
  if (module) return { type, module, ...(own && { declared: own }) };
  const types = [...registered.keys()].filter((each) => each !== CUSTOM_ELEMENT);
  if (own) return { problem: unregisteredTag(type, pointer, types) };
  const names = [...new Set([...types, ...(declared?.keys() ?? [])])];
  return { problem: unknownFeature(name, pointer, names) };
}
