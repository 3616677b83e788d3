import type { CheckModule, Shape } from '../check-module.ts';

import { componentTypeOf, findComponents } from '../components.ts';
import { featureIn } from '../content/feature-in.ts';
import { isRecord } from '../is-record.ts';
import { missingDefinition, unknownFeature } from '../problems/catalogue.ts';
import type { Problem } from '../problems/problem.ts';
import { SCHEMA_HOST } from '../schema-ids.ts';
import type { KnownChecks } from './known-checks.ts';

const FEATURES = `${SCHEMA_HOST}features/`;
const ENDING = '.schema.json';

/** Checks the features that the components of a document name, and what they are configured with. */
export function checkFeatures(document: unknown, shape: Shape, known: KnownChecks): Problem[] {
  const placed = findComponents(document, shape, (type) => known.components.get(type));
  const inside = placed.flatMap(({ component, pointer }) => {
    const module = known.components.get(componentTypeOf(component) ?? '');
    return module ? checkFeature(component, module.shape, { pointer, known }) : [];
  });
  return [...checkFeature(document, shape, { pointer: '', known }), ...inside];
}

/** Checks the floating features of an experience in the same way. */
export function checkFloatingFeatures(experience: unknown, known: KnownChecks): Problem[] {
  const list = isRecord(experience) ? experience['floatingFeatures'] : undefined;
  const features = featuresOf(known);
  return (Array.isArray(list) ? list : []).flatMap((feature: unknown, index): Problem[] => {
    const pointer = `/floatingFeatures/${index}`;
    const name = isRecord(feature) ? feature['name'] : undefined;
    if (typeof name !== 'string' || !isRecord(feature)) return [];
    const module = features.get(name);
    if (!module) return [missingDefinition(name, `${pointer}/name`, [...features.keys()])];
    return below(`${pointer}/properties`, module.check(feature['properties'] ?? {}));
  });
}

interface FeatureContext {
  readonly pointer: string;
  readonly known: KnownChecks;
}

function checkFeature(
  component: unknown,
  shape: Shape,
  { pointer, known }: FeatureContext,
): readonly Problem[] {
  const feature = featureIn(component, shape);
  // The schema of the component says that an empty name is none.
  if (!feature?.name) return [];
  const features = featuresOf(known);
  const module = features.get(feature.name);
  const place = `${pointer}${feature.pointer}`;
  if (!module) return [unknownFeature(feature.name, `${place}/name`, [...features.keys()])];
  // What is no object is a problem of the component's own.
  if (!isRecord(feature.properties)) return [];
  return below(`${place}/properties`, module.check(feature.properties));
}

function featuresOf({ byId }: KnownChecks): ReadonlyMap<string, CheckModule> {
  return new Map(
    [...byId]
      .filter(([id]) => id.startsWith(FEATURES))
      .map(([id, module]) => [id.slice(FEATURES.length, -ENDING.length), module]),
  );
}

function below(pointer: string, problems: readonly Problem[]): Problem[] {
  return problems.map((problem) => ({ ...problem, pointer: `${pointer}${problem.pointer}` }));
}
