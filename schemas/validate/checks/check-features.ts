import type { CheckModule, Shape } from '../../check-module.ts';
import { CUSTOM_ELEMENT } from '../../content/custom-element.ts';
import { SCHEMA_HOST } from '../../schema-ids.ts';
import { getComponentType, findComponents } from '../../components.ts';
import { applyDefaults, type DeclaredFeature } from '../../content/declared-feature.ts';
import { findFeature } from '../../content/find-feature.ts';
import { FLEX_PAGE } from '../../content/flex-page.ts';
import { lookUpFeature } from '../../content/look-up-feature.ts';
import { isRecord } from '../../is-record.ts';
import { missingDefinition, unknownFeature } from '../../problems/catalogue.ts';
import type { Problem } from '../../problems/problem.ts';
import type { KnownChecks } from '../known-checks.ts';
import {
  checkForm,
  findRepeatedForms,
  FORM_FEATURE,
  type PlacedForm,
} from '../forms/check-form.ts';
import { listSlotFeatures } from '../routes/check-routes.ts';
import { listRoutes } from '../routes/placed-routes.ts';

const FEATURES = `${SCHEMA_HOST}features/`;
const ENDING = '.schema.json';

/** The features of the registry that a configuration may name, by their types. */
export function findRegisteredFeatures({ byId }: KnownChecks): ReadonlyMap<string, CheckModule> {
  return new Map(
    [...byId]
      .filter(([id]) => id.startsWith(FEATURES))
      .map(([id, module]): [string, CheckModule] => [
        id.slice(FEATURES.length, -ENDING.length),
        module,
      ])
      .filter(([type]) => type !== CUSTOM_ELEMENT),
  );
}

interface CheckFeaturesOptions {
  readonly known: KnownChecks;
  /**
   * The features that experiences declare with an asset; left out where no experience is at hand.
   */
  readonly declared?: readonly DeclaredFeature[] | undefined;
}

/**
 * Checks the features that the components of a document name, and what they are configured with.
 */
export function checkFeatures(
  document: unknown,
  shape: Shape,
  { known, declared }: CheckFeaturesOptions,
): Problem[] {
  const all = [...(declared ?? []), ...(known.declared ?? [])];
  const features = new Map(all.toReversed().map((feature) => [feature.name, feature]));
  const hasExperience = declared !== undefined || known.declared !== undefined;
  const context = { known, declared: features, hasExperience };
  const listed = findComponents(document, shape, (type) => known.components.get(type));
  const holders = listed.flatMap(({ component, pointer }) => {
    const module = known.components.get(getComponentType(component) ?? '');
    return module ? [{ component, shape: module.shape, pointer }] : [];
  });
  return [
    ...checkFeature(document, shape, { pointer: '', ...context }),
    ...holders.flatMap(({ component, pointer, shape: own }) =>
      checkFeature(component, own, { pointer, ...context }),
    ),
    ...(features.has(FORM_FEATURE) ? [] : findRepeatedForms(holders.flatMap(listForm))),
  ];
}

interface ComponentOfShape {
  readonly component: unknown;
  readonly shape: Shape;
  readonly pointer: string;
}

function listForm({ component, shape, pointer }: ComponentOfShape): PlacedForm[] {
  const feature = findFeature(component, shape);
  if (feature?.name !== FORM_FEATURE) return [];
  const { properties, pointer: inner } = feature;
  return [{ properties, pointer: `${pointer}${inner}/properties`, component: pointer }];
}

/**
 * Checks the features that the slots of routes show: of an experience, or of a route in a file of
 * its own.
 */
export function checkSlotFeatures(document: unknown, known: KnownChecks): Problem[] {
  const { routes, layouts } = isRecord(document) ? document : {};
  const registered = findRegisteredFeatures(known);
  const check = (route: unknown, pointer: string) => {
    const listed = listRoutes(route, pointer);
    const displayed = new Set(
      listed.flatMap(({ members }) => [...listSlotFeatures(members, layouts)]),
    );
    return listed.flatMap(({ own, pointer: at }) =>
      checkFeaturesOfRoute(own, { pointer: at, registered, displayed }),
    );
  };
  return Array.isArray(routes)
    ? routes.flatMap((route: unknown, index) => check(route, `/routes/${index}`))
    : check(document, '');
}

interface RouteFeaturesOptions {
  readonly pointer: string;
  readonly registered: ReadonlyMap<string, CheckModule>;
  /** The names of the features that slots of the route or of its children show. */
  readonly displayed: ReadonlySet<string>;
}

function checkFeaturesOfRoute(
  route: unknown,
  { pointer, registered, displayed }: RouteFeaturesOptions,
): Problem[] {
  const features = isRecord(route) ? route['features'] : undefined;
  return (Array.isArray(features) ? features : []).flatMap((feature: unknown, index): Problem[] => {
    const { name, asset, properties = {} } = isRecord(feature) ? feature : {};
    const isShown = typeof name === 'string' && name !== FLEX_PAGE && displayed.has(name);
    // One with an asset is checked with all others that have one.
    if (!isShown || isRecord(asset)) return [];
    const featurePointer = `${pointer}/features/${index}`;
    const module = registered.get(name);
    if (!module)
      return [unknownFeature(name, `${featurePointer}/name`, [FLEX_PAGE, ...registered.keys()])];
    return checkProperties({ name, module, properties }, `${featurePointer}/properties`);
  });
}

/** Checks the floating features of an experience in the same way. */
export function checkFloatingFeatures(experience: unknown, known: KnownChecks): Problem[] {
  const list = isRecord(experience) ? experience['floatingFeatures'] : undefined;
  const features = findRegisteredFeatures(known);
  return (Array.isArray(list) ? list : []).flatMap((feature: unknown, index): Problem[] => {
    const pointer = `/floatingFeatures/${index}`;
    const name = isRecord(feature) ? feature['name'] : undefined;
    // One with an asset is checked with all others that have one.
    if (typeof name !== 'string' || !isRecord(feature) || isRecord(feature['asset'])) return [];
    const module = features.get(name);
    if (!module) return [missingDefinition(name, `${pointer}/name`, [...features.keys()])];
    const { properties = {} } = feature;
    return checkProperties({ name, module, properties }, `${pointer}/properties`);
  });
}

interface FeatureContext {
  readonly pointer: string;
  readonly known: KnownChecks;
  readonly declared: ReadonlyMap<string, DeclaredFeature>;
  /** True if the features that experiences declare are known. */
  readonly hasExperience: boolean;
}

function checkFeature(
  component: unknown,
  shape: Shape,
  { pointer, known, declared, hasExperience }: FeatureContext,
): readonly Problem[] {
  const feature = findFeature(component, shape);
  // The schema of the component says that an empty name is none.
  if (!feature?.name) return [];
  const featurePointer = `${pointer}${feature.pointer}`;
  const features = { registered: findRegisteredFeatures(known), declared };
  const lookedUp = lookUpFeature(feature.name, features, `${featurePointer}/name`);
  if ('problem' in lookedUp)
    return [hasExperience ? lookedUp.problem : undecided(lookedUp.problem)];
  // The check of the component itself reports properties that are no object.
  if (!isRecord(feature.properties)) return [];
  const at = `${featurePointer}/properties`;
  const { declared: element, module } = lookedUp;
  if (element) return below(at, module.check(applyDefaults(element, feature.properties)));
  return checkProperties({ ...feature, module }, at);
}

interface RegisteredFeature {
  readonly name: string;
  readonly module: CheckModule;
  readonly properties: unknown;
}

/** Checks what a feature of the registry is configured with. */
function checkProperties({ name, module, properties }: RegisteredFeature, pointer: string) {
  return [
    ...below(pointer, module.check(properties)),
    ...(name === FORM_FEATURE ? checkForm(properties, pointer) : []),
  ];
}

/**
 * Nobody has said what experiences declare, so it may be right. Its words are those that a page
 * reports.
 */
function undecided(problem: Problem): Problem {
  return { ...problem, severity: 'warning' };
}

function below(pointer: string, problems: readonly Problem[]): Problem[] {
  return problems.map((problem) => ({ ...problem, pointer: `${pointer}${problem.pointer}` }));
}
