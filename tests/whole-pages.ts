import { readFileSync } from 'node:fs';
import { registry } from '#registry';
import { isRecord } from '#schemas/is-record.ts';

type Json = Readonly<Record<string, unknown>>;

/** A page response. */
export interface WholePage {
  readonly data: Readonly<Record<string, { readonly flexComponents: readonly Json[] }>>;
}

const TITLE = { componentType: 'section-title', title: 'One of many' };
const HEADERS = 'mainHeaderZone';
const BODY = 'flexZone';

const components = registry.entries.filter(({ kind }) => kind === 'component');

/** The types of all components that a page may name. */
export const TYPES: readonly string[] = components.map(({ type }) => type).toSorted();

/** A page of one component of every type, with all that each can say. */
export function pageOfEvery(): WholePage {
  return pageOf(TYPES.map((type) => withoutId(componentOf(type, 'full'))));
}

/** A page of one component and nothing else. */
export function pageOfOne(type: string): WholePage {
  return pageOf([componentOf(type, 'full')]);
}

/**
 * The number of components of a page that nobody should write, and that has to be rendered all the
 * same.
 */
export const MANY = 2_000;

/** A page of so many components of all types for the body, those inside others included. */
export function pageOfMany(count: number): WholePage {
  const some = TYPES.filter((type) => zoneOf(type) === BODY).map((type) =>
    withoutId(componentOf(type, 'minimal')),
  );
  const chosen: Json[] = [];
  let sum = 0;
  for (let index = 0; sum < count; index += 1) {
    const next = some[index % some.length] ?? TITLE;
    const fitting = sum + componentsIn(next) > count ? TITLE : next;
    chosen.push(fitting);
    sum += componentsIn(fitting);
  }
  return pageOf(chosen);
}

function pageOf(all: readonly Json[]): WholePage {
  const zones = Map.groupBy(all, ({ componentType }) => zoneOf(String(componentType)));
  const data = [...zones].map(([zone, flexComponents]) => [zone, { flexComponents }] as const);
  return { data: Object.fromEntries(data) };
}

function zoneOf(type: string): string {
  return components.find((each) => each.type === type)?.family === 'headers' ? HEADERS : BODY;
}

function componentOf(type: string, name: 'full' | 'minimal'): Json {
  const family = components.find((each) => each.type === type)?.family;
  const text = readFileSync(`fixtures/${family}/${type}/${name}.json`, 'utf8');
  const { $schema: _schema, ...component }: Json = JSON.parse(text);
  return component;
}

/** Two fixtures may bear the same id. */
function withoutId({ id: _id, ...component }: Json): Json {
  return component;
}

function componentsIn(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + componentsIn(each), 0);
  if (!isRecord(value)) return 0;
  return (typeof value['componentType'] === 'string' ? 1 : 0) + componentsIn(Object.values(value));
}
