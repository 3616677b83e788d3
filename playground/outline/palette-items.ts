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
  /** The folder of its schema: headers, blocks or cards. */
  readonly family: string | undefined;
  /** The purpose of the component, in the words of its schema. */
  readonly sentence: string;
  /** Other words for it, in the languages of the tool. */
  readonly words: string;
  /** The least that it takes: the minimal fixture of its type. */
  readonly component: object;
  /**
   * The scenario that is a picture of the type, with everything that it can have if there is one.
   * A type that is being made has none yet.
   */
  readonly scenario?: string;
}

/** Loads an item for each type that a page can hold, in the order of the types. */
export async function loadPaletteItems(
  types: readonly string[],
  { families }: Pick<KnownChecks, 'families'>,
): Promise<readonly PaletteItem[]> {
  const items = types.map(async (type): Promise<PaletteItem[]> => {
    const family = families.get(type);
    const path = `${family}/${type}`;
    const scenarios = [`${type}/full`, `${type}/minimal`];
    const [component, ...read] = await Promise.all([
      fixtureFiles.read(`${path}/minimal.json`),
      ...scenarios.map((id) => fixtureFiles.read(`scenarios/${id}.json`)),
    ]);
    if (!isRecord(component)) return [];
    const scenario = scenarios.find((_, index) => read[index] !== undefined);
    return [
      {
        type,
        family,
        sentence: sentenceOf(`${SCHEMA_HOST}${path}.schema.json`),
        words: SEARCH_WORDS[type] ?? '',
        component,
        ...(scenario !== undefined && { scenario }),
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
