import { checkAddresses } from '../check-addresses.ts';
import type { CheckModule } from '../check-module.ts';
import type { Scenario } from '../generated/scenario.ts';
import { isObject } from '../is-object.ts';
import { checkLimits } from '../limits.ts';
import { checkPageLimits } from '../page-limits.ts';
import type { Problem } from '../problems/problem.ts';
import { checkComponents } from './check-components.ts';
import { checkExperience, checkRoute } from './check-routes.ts';
import { checkScenario, type Fixtures } from './check-scenario.ts';
import { EXPERIENCE_ID, findCheck, PAGE_ID, ROUTE_ID, SCENARIO_ID } from './find-check.ts';
import type { KnownChecks } from './known-checks.ts';

/**
 * All problems of a document, whatever kind of document it is. Without the fixtures around it, nobody can say
 * whether what a scenario names exists.
 */
export function checkDocument(
  document: unknown,
  known: KnownChecks,
  fixtures?: Fixtures,
): readonly Problem[] {
  const beyondLimits = checkLimits(document);
  if (beyondLimits.length > 0) return beyondLimits;
  const finding = findCheck(document, known);
  if ('problem' in finding) return [finding.problem];

  const { id, module } = finding;
  const beyondSums = id === PAGE_ID && isObject(document) ? checkPageLimits(document) : [];
  if (beyondSums.length > 0) return beyondSums;
  const value = withoutName(document, module);
  const own = module.check(value);
  if (id === SCENARIO_ID && fixtures && isScenario(value, own)) {
    return checkScenario(value, fixtures, known);
  }
  return [
    ...own,
    ...checkComponents(value, module.shape, known),
    ...checkAddresses(value, module.shape),
    ...(id === ROUTE_ID ? checkRoute(value) : []),
    ...(id === EXPERIENCE_ID ? checkExperience(value) : []),
  ];
}

/** Without problems it is one, since check and type are made from the same schema. */
function isScenario(_value: unknown, problems: readonly Problem[]): _value is Scenario {
  return problems.length === 0;
}

/** Every file may name its schema, also one whose schema is for values inside other files. */
function withoutName(document: unknown, { shape }: CheckModule): unknown {
  if (!isObject(document) || shape.properties?.['$schema']) return document;
  const { $schema: _name, ...value } = document;
  return value;
}
