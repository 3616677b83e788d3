import { generateEditorSchemas } from './editor-schema.ts';
import { follow } from './flatten.ts';
import { isComponent, type SchemaFile, type SchemaSet } from './read-schemas.ts';

/** Lists the files of the project by their kind, except for the fixtures of components. */
const FILES: ReadonlyMap<string, readonly string[]> = new Map([
  ['page-response', ['/fixtures/pages/**/*.json']],
  ['experience', ['/fixtures/experiences/*.json', '/site/experience.json']],
  ['macros', ['/fixtures/macros/*.json']],
  ['cms-data', ['/fixtures/cms-data/*.json']],
  ['experiments', ['/fixtures/experiments/*.json']],
  ['experiment-list', ['/fixtures/experiment-list/*.json']],
  ['offers', ['/fixtures/offers/*.json']],
  ['icons', ['/fixtures/icons.json']],
  ['opening-hours', ['/fixtures/branches/*.json']],
  ['suggestions', ['/fixtures/suggestions/*.json']],
  ['feature-configuration', ['/fixtures/config/feature/*.json']],
  ['app-configuration', ['/fixtures/config/app/*.json']],
  ['client-context', ['/fixtures/client-context/*.json']],
  ['route', ['/fixtures/routes/*.json']],
  ['scenario', ['/fixtures/scenarios/**/*.json']],
]);

/**
 * The settings with which VS Code completes and checks the project's files, without any network. A
 * file that names its schema is looked up by that name alone, and no setting leads from a name to a
 * file beside it; so the settings hold what the schemas say.
 */
export function printEditorSettings(schemas: SchemaSet): string {
  const settings = {
    'json.schemas': generateEditorSchemas(schemas).map(({ url, schema }) => ({
      ...filesOf(url, schemas),
      url,
      schema,
    })),
  };
  return `// Made by \`npm run generate\` from the schemas. Do not edit.\n${JSON.stringify(settings, null, 2)}\n`;
}

function filesOf(url: string, schemas: SchemaSet): { readonly fileMatch?: readonly string[] } {
  if (!schemas.has(url)) return {};
  const fileMatch = patternsFor(follow(url, schemas));
  return fileMatch ? { fileMatch } : {};
}

function patternsFor(file: SchemaFile): readonly string[] | undefined {
  return isComponent(file) ? [`/fixtures/${file.address}/*.json`] : FILES.get(file.address);
}
