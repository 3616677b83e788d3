import type { CheckModule } from '../check-module.ts';
import { componentTypeOf } from '../components.ts';
import { isObject } from '../is-object.ts';
import { unfittingDocument, unknownComponent } from '../problems/catalogue.ts';
import type { Problem } from '../problems/problem.ts';
import { SCHEMA_HOST, type KnownChecks } from './known-checks.ts';

/** What a document is checked with, or why there is nothing to check it with. */
export type Finding =
  | { readonly id: string; readonly module: CheckModule }
  | { readonly problem: Problem };

export const PAGE_ID = `${SCHEMA_HOST}page-response.schema.json`;
export const ROUTE_ID = `${SCHEMA_HOST}route.schema.json`;
export const EXPERIENCE_ID = `${SCHEMA_HOST}experience.schema.json`;
export const SCENARIO_ID = `${SCHEMA_HOST}scenario.schema.json`;

/** Finds a document's schema by its `$schema` member, else by its shape; where the file stands says nothing. */
export function findCheck(document: unknown, known: KnownChecks): Finding {
  if (!isObject(document)) return unfitting(undefined, known);
  const named = document['$schema'];
  if (typeof named === 'string') return byId(named, known);

  const type = componentTypeOf(document);
  if (type !== undefined) return byType(type, known);
  if ('pathPattern' in document) return byId(ROUTE_ID, known);
  if (isScenario(document)) return byId(SCENARIO_ID, known);
  return hasZone(document, known) ? byId(PAGE_ID, known) : unfitting(undefined, known);
}

function byId(id: string, known: KnownChecks): Finding {
  const module = known.byId.get(id);
  return module ? { id, module } : unfitting(id, known);
}

function byType(type: string, known: KnownChecks): Finding {
  const module = known.components.get(type);
  if (module) return { id: type, module };
  return { problem: unknownComponent(type, '/componentType', [...known.components.keys()]) };
}

function hasZone({ data }: Readonly<Record<string, unknown>>, known: KnownChecks): boolean {
  const dataShape = known.byId.get(PAGE_ID)?.shape.properties?.['data'];
  const zones = Object.entries(dataShape?.properties ?? {})
    .filter(([, shape]) => shape.properties?.['flexComponents'])
    .map(([name]) => name);
  return isObject(data) && zones.some((zone) => Object.hasOwn(data, zone));
}

function isScenario({ title, page }: Readonly<Record<string, unknown>>): boolean {
  return title !== undefined && isObject(page) && ('fixture' in page || 'component' in page);
}

function unfitting(named: string | undefined, known: KnownChecks): Finding {
  return { problem: unfittingDocument(named, [...known.byId.keys()]) };
}
