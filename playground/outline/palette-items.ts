import definitions from '#schemas/generated/editor-schemas.json' with { type: 'json' };
import type { KnownChecks } from '#schemas/validate/known-checks.ts';
import { isRecord } from '#schemas/is-record.ts';
import { SCHEMA_HOST } from '#schemas/schema-ids.ts';
import { fixtureFiles } from '../environment/fixture-files.ts';
import { resolvePointer } from '../state/structure/component-lists.ts';

/** A component that can be added. */
export interface PaletteItem {
  readonly type: string;
  /** The purpose of the component, in the words of its schema. */
  readonly sentence: string;
  /** The least that it takes: the minimal fixture of its type. */
  readonly component: object;
  /** The scenario that is a picture of that. A type that is being made has none yet. */
  readonly scenario?: string;
}

/** Loads an item for each type that a page can hold, in the order of the types. */
export async function loadPaletteItems(
  types: readonly string[],
  { families }: Pick<KnownChecks, 'families'>,
): Promise<readonly PaletteItem[]> {
  const items = types.map(async (type): Promise<PaletteItem[]> => {
    const path = `${families.get(type)}/${type}`;
    const scenario = `${type}/minimal`;
    const [component, shown] = await Promise.all([
      fixtureFiles.read(`${path}/minimal.json`),
      fixtureFiles.read(`scenarios/${scenario}.json`),
    ]);
    if (!isRecord(component)) return [];
    const sentence = sentenceOf(`${SCHEMA_HOST}${path}.schema.json`);
    return [{ type, sentence, component, ...(shown !== undefined && { scenario }) }];
  });
  return (await Promise.all(items)).flat();
}

const schemas = new Map<string, unknown>(definitions.map(({ url, schema }) => [url, schema]));

function sentenceOf(id: string): string {
  const named = schemas.get(id);
  const [document = '', pointer] = (isRecord(named) ? String(named['$ref']) : '').split('#');
  const schema = pointer === undefined ? named : resolvePointer(schemas.get(document), pointer);
  const description = isRecord(schema) ? schema['description'] : undefined;
  return typeof description === 'string' ? description : '';
}
