import type { CheckModule } from '../check-module.ts';
import type { FeatureConfig } from '../generated/route.ts';
import { isRecord } from '../is-record.ts';
import { findNearest } from '../problems/nearest.ts';
import { appendPointer } from '../problems/pointer.ts';
import { unknownProperty } from '../problems/value-problems.ts';
import { wrongType } from '../problems/wrong-type.ts';
import { CUSTOM_ELEMENT } from './custom-element.ts';

/** A feature that an experience declares with an asset. */
export type DeclaredFeature = FeatureConfig & Required<Pick<FeatureConfig, 'asset'>>;

type Asset = DeclaredFeature['asset'];

/**
 * Returns true if an asset is loaded from the CDN host. Any other asset takes a feature of the
 * registry, whose type is its tag.
 */
export function isFromCdn({ local, package: name, version, file }: Asset): boolean {
  return !local && name !== undefined && version !== undefined && file !== undefined;
}

/**
 * Returns true if an asset is loaded from the CDN host, and nothing says which bytes it has: in
 * production that is an error.
 */
export function isMissingIntegrity(asset: Asset): boolean {
  return isFromCdn(asset) && asset.integrity === undefined;
}

/** The type in the registry of what shows a feature. */
export function getFeatureType({ name, asset }: Pick<FeatureConfig, 'name' | 'asset'>): string {
  if (!asset) return name;
  return isFromCdn(asset) ? CUSTOM_ELEMENT : (asset.tag ?? name);
}

/** The features with an asset by their names; of two with one name the first counts. */
export function indexDeclaredFeatures(
  features: readonly FeatureConfig[] = [],
): ReadonlyMap<string, DeclaredFeature> {
  const declared = new Map<string, DeclaredFeature>();
  for (const { asset, ...feature } of features) {
    if (asset && !declared.has(feature.name)) declared.set(feature.name, { ...feature, asset });
  }
  return declared;
}

/**
 * The check of what a page may say of a feature whose asset is loaded: it gives values to
 * properties that are declared.
 */
export function createElementCheck({ element }: Pick<DeclaredFeature, 'element'>): CheckModule {
  const names = element?.properties ?? [];
  return {
    check(value) {
      if (!isRecord(value)) return [wrongType('object', '', { value })];
      const free = names.filter((name) => !Object.hasOwn(value, name));
      return Object.keys(value)
        .filter((name) => !names.includes(name))
        .map((name) => {
          const suggestion = findNearest(name, free);
          return unknownProperty(name, appendPointer('', name), { free, suggestion });
        });
    },
    shape: {},
  };
}

/**
 * Returns the values that a feature is given: the configured ones, overridden by those of the page.
 */
export function applyDefaults({ properties }: DeclaredFeature, values: unknown): unknown {
  return isRecord(values) ? { ...properties, ...values } : values;
}

/** Returns the props of a feature's component: its own values, or the element that they are for. */
export function getFeatureProps(
  { type, declared }: { readonly type: string; readonly declared?: DeclaredFeature },
  properties: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  if (!declared || type !== CUSTOM_ELEMENT) return properties;
  const { name, asset, element } = declared;
  return { name, asset, ...(element && { element }), properties };
}

/** The features with an asset in a document that may be an experience, a route or anything else. */
export function listDeclaredFeatures(document: unknown): readonly DeclaredFeature[] {
  if (!isRecord(document)) return [];
  const routes = [...listOf(document['routes']), document];
  return routes.flatMap(listFeaturesOfRoute).filter(isDeclared);
}

function listFeaturesOfRoute(route: unknown): readonly unknown[] {
  if (!isRecord(route)) return [];
  return [
    ...listOf(route['features']),
    ...listOf(route['childRoutes']).flatMap(listFeaturesOfRoute),
  ];
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/**
 * Checks only the members that are read here; mistakes in the others are reported where the
 * document is checked.
 */
function isDeclared(feature: unknown): feature is DeclaredFeature {
  if (!isRecord(feature) || typeof feature['name'] !== 'string') return false;
  const { asset, element } = feature;
  const names = isRecord(element) ? (element['properties'] ?? []) : [];
  const isListed = Array.isArray(names) && names.every((name) => typeof name === 'string');
  return isRecord(asset) && isListed;
}
