import { editorDefinitions } from './editor-schema.ts';
import { isComponent, isDoor, type SchemaFile, type SchemaSet } from './read-schemas.ts';

/** No file has this address. Editors are given what stands there. */
const DEFINITIONS = 'https://experience.local/definitions.json';

/** Which files of the project are of which kind, beside the fixtures of components. */
const FILES: ReadonlyMap<string, readonly string[]> = new Map([
  ['page-response', ['/fixtures/pages/**/*.json']],
  ['experience', ['/fixtures/experiences/*.json', '/site/experience.json']],
  ['macros', ['/fixtures/macros/*.json']],
  ['cms-data', ['/fixtures/cms-data/*.json']],
  ['icons', ['/fixtures/icons.json']],
  ['scenario', ['/fixtures/scenarios/**/*.json']],
]);

/**
 * The settings with which VS Code completes and checks the project's files, without any network. A file that
 * names its schema is looked up by that name alone, and no setting leads from a name to a file beside it; so
 * the settings hold what the schemas say.
 */
export function printEditorSettings(schemas: SchemaSet): string {
  const files = [...schemas.values()].filter(isDoor);
  const settings = {
    'json.schemas': [
      ...files.map(mapSchema),
      { url: DEFINITIONS, schema: { $defs: editorDefinitions(files, schemas) } },
    ],
  };
  return `// Made by \`npm run generate\` from the schemas. Do not edit.\n${JSON.stringify(settings, null, 2)}\n`;
}

function mapSchema(file: SchemaFile): object {
  const fileMatch = isComponent(file)
    ? [`/fixtures/${file.address}/*.json`]
    : FILES.get(file.address);
  return {
    ...(fileMatch && { fileMatch }),
    url: file.id,
    schema: { $ref: `${DEFINITIONS}#/$defs/${file.schema.title ?? file.address}` },
  };
}
