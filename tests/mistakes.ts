import { globSync, readFileSync } from 'node:fs';
import { constantFrom, nat, record, type Arbitrary } from 'fast-check';
import { componentChecks } from '#schemas/generated/checks.ts';
import { isRecord } from '#schemas/is-record.ts';

type Members = Record<string, unknown>;

interface Place {
  readonly holder: Members;
  readonly name: string;
}

/** Lists the mistakes that authors make in one member of a component. */
const MISTAKES: Readonly<Record<string, (place: Place) => void>> = {
  remove: ({ holder, name }) => void delete holder[name],
  misspell: ({ holder, name }) => rename(holder, name, swapped(name)),
  shorten: ({ holder, name }) => rename(holder, name, name.slice(1)),
  empty: ({ holder, name }) => void (holder[name] = ''),
  forget: ({ holder, name }) => void (holder[name] = null),
  quote: ({ holder, name }) => void (holder[name] = String(holder[name])),
  count: ({ holder, name }) => void (holder[name] = 12),
  invent: ({ holder, name }) => void (holder[name] = 'qqqqqqqq'),
  list: ({ holder, name }) => void (holder[name] = [holder[name]]),
  wrap: ({ holder, name }) => void (holder[name] = { value: holder[name] }),
  unwrap: ({ holder, name }) => Object.assign(holder, holder[name]),
  add: ({ holder, name }) => void (holder[`${name}s`] = 'x'),
  retype: ({ holder }) => void (holder['componentType'] = 'servise-card'),
  swap: ({ holder }) => void (holder['componentType'] = 'paragraph'),
};

export interface MistakenPage {
  readonly type: string;
  readonly mistake: string;
  readonly page: object;
}

/**
 * A page of one good component in its zone, with one mistake in it; over all components that have a
 * schema.
 */
export async function mistakenPages(): Promise<Arbitrary<MistakenPage>> {
  const samples = await goodSamples();
  return record({
    sample: constantFrom(...samples),
    mistake: constantFrom(...Object.keys(MISTAKES)),
    place: nat(),
  }).map(({ sample, mistake, place }) => {
    const component = structuredClone(sample.component);
    const places = placesIn(component);
    const chosen = places[place % places.length];
    if (chosen) MISTAKES[mistake]?.(chosen);
    const page = { data: { [sample.zone]: { flexComponents: [component] } } };
    return { type: sample.type, mistake, page };
  });
}

interface Sample {
  readonly type: string;
  readonly zone: string;
  readonly component: Members;
}

async function goodSamples(): Promise<Sample[]> {
  const loaded = [...componentChecks].map(async ([type, load]): Promise<Sample[]> => {
    const { zones, family } = await load();
    const zone = zones?.[0] ?? 'flexZone';
    return globSync(`fixtures/${family}/${type}/*.json`)
      .filter((path) => !path.endsWith('.invalid.json'))
      .map((path) => JSON.parse(readFileSync(path, 'utf8')) as Members)
      .map((component) => ({ type, zone, component }));
  });
  return (await Promise.all(loaded)).flat();
}

function placesIn(value: unknown): Place[] {
  if (Array.isArray(value)) return value.flatMap(placesIn);
  if (!isRecord(value)) return [];
  const holder = value as Members;
  return Object.keys(holder).flatMap((name) => [{ holder, name }, ...placesIn(holder[name])]);
}

function rename(holder: Members, from: string, to: string): void {
  const value = holder[from];
  delete holder[from];
  holder[to] = value;
}

function swapped(name: string): string {
  return `${name.charAt(1)}${name.charAt(0)}${name.slice(2)}`;
}
