import { CUSTOM_ELEMENT } from '../../content/custom-element.ts';
import { isElementMember } from '../../content/element-members.ts';
import {
  isMissingIntegrity,
  listDeclaredFeatures,
  type DeclaredFeature,
} from '../../content/declared-feature.ts';
import { lookUpFeature } from '../../content/look-up-feature.ts';
import { isRecord } from '../../is-record.ts';
import { missingIntegrity, refusedElementProperty } from '../../problems/asset-problems.ts';
import type { Problem } from '../../problems/problem.ts';
import type { KnownChecks } from '../known-checks.ts';
import { listRoutes } from '../routes/placed-routes.ts';
import { findRegisteredFeatures } from './check-features.ts';

/** Checks the features that an experience or a route declares with an asset. */
export function checkAssets(document: unknown, known: KnownChecks): Problem[] {
  return placedFeatures(document).flatMap(({ feature, pointer }) => {
    const [declared] = listDeclaredFeatures({ features: [feature] });
    return declared ? checkAsset(declared, pointer, known) : [];
  });
}

function checkAsset(feature: DeclaredFeature, pointer: string, known: KnownChecks): Problem[] {
  const { name, element, properties = {} } = feature;
  const context = {
    registered: findRegisteredFeatures(known),
    declared: new Map([[name, feature]]),
  };
  const lookedUp = lookUpFeature(name, context, `${pointer}/asset/tag`);
  // The schema reports what is missing in an asset.
  if ('problem' in lookedUp) return feature.asset.tag === undefined ? [] : [lookedUp.problem];

  const refused = (element?.properties ?? []).flatMap((property, index) =>
    isElementMember(property)
      ? [refusedElementProperty(property, `${pointer}/element/properties/${index}`)]
      : [],
  );
  // A page may still give what these values lack. Where no names are declared, none of them is
  // wrong by itself.
  const isChecked = lookedUp.type !== CUSTOM_ELEMENT || element?.properties !== undefined;
  const ofValues = (isChecked ? lookedUp.module.check(properties) : [])
    .filter(({ code }) => code !== 'missing-property')
    .map((problem) => ({ ...problem, pointer: `${pointer}/properties${problem.pointer}` }));
  const unchecked = isMissingIntegrity(feature.asset)
    ? [missingIntegrity(name, `${pointer}/asset/integrity`)]
    : [];
  return [...unchecked, ...(lookedUp.type === CUSTOM_ELEMENT ? refused : []), ...ofValues];
}

interface PlacedFeature {
  readonly feature: unknown;
  readonly pointer: string;
}

function placedFeatures(document: unknown): PlacedFeature[] {
  const { features, routes, floatingFeatures } = isRecord(document) ? document : {};
  const ofRoutes = (Array.isArray(routes) ? routes : []).flatMap((route: unknown, index) =>
    listRoutes(route, `/routes/${index}`).flatMap(({ own, pointer }) =>
      listed(own['features'], `${pointer}/features`),
    ),
  );
  const ofChildren = listRoutes(document, '').slice(1);
  return [
    ...listed(features, '/features'),
    ...ofChildren.flatMap(({ own, pointer }) => listed(own['features'], `${pointer}/features`)),
    ...ofRoutes,
    ...listed(floatingFeatures, '/floatingFeatures'),
  ];
}

function listed(features: unknown, pointer: string): PlacedFeature[] {
  const list = Array.isArray(features) ? features : [];
  return list.map((feature: unknown, index) => ({ feature, pointer: `${pointer}/${index}` }));
}
