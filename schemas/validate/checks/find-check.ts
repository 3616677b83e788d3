import type { CheckModule } from '../../check-module.ts';
import { getComponentType } from '../../components.ts';
import { isRecord } from '../../is-record.ts';
import { unfittingDocument, unknownComponent, unknownSchema } from '../../problems/catalogue.ts';
import type { Problem } from '../../problems/problem.ts';
import { PAGE_ID, ROUTE_ID, SCENARIO_ID } from '../../schema-ids.ts';
import type { KnownChecks } from '../known-checks.ts';

/** The check for a document, and the name of its schema. */
export interface Found {
  readonly id: string;
  readonly module: CheckModule;
}

/** The check for a document, or the problem where there is none. */
type Finding = Found | { readonly problem: Problem };

type Members = Readonly<Record<string, unknown>>;

/**
 * Finds a document's schema by its `$schema` member, else by its shape; the folder of the file does
 * not count.
 */
export function findCheck(document: unknown, known: KnownChecks): Finding {
  if (!isRecord(document)) return unfitting({}, known);
  const named = document['$schema'];
  if (typeof named === 'string') return byId(named, known);

  const type = getComponentType(document);
  if (type !== undefined) return byType(type, known);
  if ('pathPattern' in document) return byId(ROUTE_ID, known);
  if (isScenario(document)) return byId(SCENARIO_ID, known);
  return hasZone(document, known) ? byId(PAGE_ID, known) : unfitting(document, known);
}

function byId(id: string, known: KnownChecks): Finding {
  const module = known.byId.get(id);
  if (module) return { id, module };
  return { problem: unknownSchema(id, [...known.byId.keys()]) };
}

function byType(type: string, known: KnownChecks): Finding {
  const module = known.components.get(type);
  if (module) return { id: type, module };
  return { problem: unknownComponent(type, '/componentType', [...known.components.keys()]) };
}

/** Recognises a page by a zone in its data, or beside it, where authors put zones by mistake. */
function hasZone(document: Members, known: KnownChecks): boolean {
  const dataShape = known.byId.get(PAGE_ID)?.shape.properties?.['data'];
  const zones = Object.entries(dataShape?.properties ?? {})
    .filter(([, shape]) => shape.properties?.['flexComponents'])
    .map(([name]) => name);
  const { data } = document;
  const holders = isRecord(data) ? [data, document] : [document];
  return holders.some((holder) => zones.some((zone) => Object.hasOwn(holder, zone)));
}

function isScenario({ title, page }: Members): boolean {
  return title !== undefined && isRecord(page) && ('fixture' in page || 'component' in page);
}

function unfitting(document: Members, known: KnownChecks): Finding {
  return { problem: unfittingDocument(likelySchemas(document, known)) };
}

const MAX_LIKELY = 3;

/**
 * The schemas that know most of a document's properties; all that are no component's where none
 * knows any.
 */
function likelySchemas(document: Members, { byId: all, components }: KnownChecks): string[] {
  const names = Object.keys(document);
  const counted = [...all].map(([id, { shape }]): [string, number] => [
    id,
    names.filter((name) => Object.hasOwn(shape.properties ?? {}, name)).length,
  ]);
  const likely = counted
    .filter(([, count]) => count > 0)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MAX_LIKELY);
  if (likely.length > 0) return likely.map(([id]) => id);
  const ofComponents = new Set(components.values());
  return [...all].flatMap(([id, module]) => (ofComponents.has(module) ? [] : [id]));
}
