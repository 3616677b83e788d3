import definitions from '#schemas/generated/editor-schemas.json' with { type: 'json' };
import type { KnownChecks } from '#schemas/validate/known-checks.ts';
import { isRecord } from '#schemas/is-record.ts';
import { SCHEMA_HOST } from '#schemas/schema-ids.ts';
import { fixtureFiles } from '../environment/fixture-files.ts';
import { SEARCH_WORDS } from './search-words.ts';
import { resolvePointer } from '../state/structure/component-lists.ts';

/** A component that can be added. */
export interface PaletteItem {
  readonly type: string;
  /** The purpose of the component, in the words of its schema. */
  readonly sentence: string;
  /** Other words for it, in the languages of the tool. */
  readonly words: string;
  /** The least that it takes: the minimal fixture of its type. */
  readonly component: object;
  /** The scenario that is a picture of that. A type that is being made has none yet. */
  readonly scenario?: string;
  /** The scenario that shows the type with everything that it can have. */
  readonly fullScenario?: string;
}

/** Loads an item for each type that a page can hold, in the order of the types. */
export async function loadPaletteItems(
  types: readonly string[],
  { families }: Pick<KnownChecks, 'families'>,
): Promise<readonly PaletteItem[]> {
  const items = types.map(async (type): Promise<PaletteItem[]> => {
    const path = `${families.get(type)}/${type}`;
    const scenario = `${type}/minimal`;
    const fullScenario = `${type}/full`;
    const [component, minimal, full] = await Promise.all([
      fixtureFiles.read(`${path}/minimal.json`),
      fixtureFiles.read(`scenarios/${scenario}.json`),
      fixtureFiles.read(`scenarios/${fullScenario}.json`),
    ]);
    if (!isRecord(component)) return [];
    return [
      {
        type,
        sentence: sentenceOf(`${SCHEMA_HOST}${path}.schema.json`),
        words: SEARCH_WORDS[type] ?? '',
        component,
        ...(minimal !== undefined && { scenario }),
        ...(full !== undefined && { fullScenario }),
      },
    ];
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
