import type { CheckModule } from '../check-module.ts';
import { isObject } from '../is-object.ts';
import { checkLimits } from '../limits.ts';
import type { Problem } from '../problems/problem.ts';
import { checkComponents } from './check-components.ts';
import { checkExperience, checkRoute } from './check-routes.ts';
import { EXPERIENCE_ID, findCheck, ROUTE_ID } from './find-check.ts';
import type { KnownChecks } from './known-checks.ts';

/** All problems of a document, whatever kind of document it is. */
export function checkDocument(document: unknown, known: KnownChecks): readonly Problem[] {
  const beyondLimits = checkLimits(document);
  if (beyondLimits.length > 0) return beyondLimits;
  const finding = findCheck(document, known);
  if ('problem' in finding) return [finding.problem];

  const { id, module } = finding;
  const value = withoutName(document, module);
  return [
    ...module.check(value),
    ...checkComponents(value, module.shape, known),
    ...(id === ROUTE_ID ? checkRoute(value) : []),
    ...(id === EXPERIENCE_ID ? checkExperience(value) : []),
  ];
}

/** Every file may name its schema, also one whose schema is for values inside other files. */
function withoutName(document: unknown, { shape }: CheckModule): unknown {
  if (!isObject(document) || shape.properties?.['$schema']) return document;
  const { $schema: _name, ...value } = document;
  return value;
}
