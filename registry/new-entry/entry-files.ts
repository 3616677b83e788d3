import { UNWRITTEN } from '#schemas/unwritten.ts';
import type { EntryName } from './entry-name.ts';
import { LAYOUTS } from './layouts.ts';
import type { Layout } from './layout.ts';

const LONG_TITLE = 'Title of two hundred letters '.repeat(7).slice(0, 200);

/** A component's schema, its fixtures and its first scenario, by path. */
export function generateDataFiles(name: EntryName): [path: string, text: string][] {
  const layout = LAYOUTS[name.family];
  const fixtures = `fixtures/${name.family}/${name.id}`;
  const type = { componentType: name.id };
  const title = `${UNWRITTEN}the title of the ${name.spelled}`;
  const minimal = { ...type, ...layout.minimal(title) };
  const common = { id: name.id, taxonomies: [{ key: 'topic', values: ['example'] }] };
  return [
    [`schemas/${name.family}/${name.id}.schema.json`, json(schemaOf(name))],
    [`${fixtures}/minimal.json`, json(minimal)],
    [`${fixtures}/full.json`, json({ ...type, ...common, ...layout.full(title) })],
    [`${fixtures}/title-of-200-letters.json`, json({ ...type, ...layout.minimal(LONG_TITLE) })],
    [`${fixtures}/link-without-text.invalid.json`, json({ ...minimal, ...layout.wrong })],
    [`${fixtures}/link-without-text.invalid.txt`, `missing-property ${layout.wrongAt}\n`],
    [`fixtures/scenarios/${name.id}/full.json`, json(scenarioOf(name))],
  ];
}

function schemaOf({ family, id, pascal, spelled }: EntryName): object {
  const { zones, bases, required, properties } = LAYOUTS[family];
  const description = `${UNWRITTEN}what the ${spelled} is for, and where an author puts it.`;
  const kind = `${UNWRITTEN}what the ${spelled} shows, in a few words.`;
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `https://experience.local/${family}/${id}.schema.json`,
    title: `${pascal}Props`,
    description,
    type: 'object',
    allOf: ['../shared/component.schema.json', ...bases].map((base) => ({ $ref: base })),
    unevaluatedProperties: false,
    'x-zones': zones,
    required: ['componentType', ...required],
    properties: { componentType: { const: id, description: kind }, ...properties },
  };
}

function scenarioOf({ family, id, spelled }: EntryName): object {
  return {
    $schema: 'https://experience.local/scenario.schema.json',
    title: `${spelled.charAt(0).toUpperCase()}${spelled.slice(1)} with every field`,
    tags: [family, id, 'full'],
    page: { component: `${family}/${id}/full` },
  };
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/**
 * The files of a component's folder, by path: the entry, the component, its test, and styles of its
 * own if it has any.
 */
export function generateCodeFiles(name: EntryName): [path: string, text: string][] {
  const { component, styles, test } = LAYOUTS[name.family];
  const folder = `registry/${name.family}/${name.id}`;
  const files: [path: string, text: string][] = [
    [`${folder}/index.ts`, entryText(name)],
    [`${folder}/${name.id}.tsx`, component(name)],
    [`${folder}/${name.id}.dom.test.tsx`, test(name)],
  ];
  return styles ? [...files, [`${folder}/${name.id}.css`, styles(name)]] : files;
}

function entryText({ family, id, camel, pascal }: EntryName): string {
  const { imports, messages } = messagesText(LAYOUTS[family]);
  return `import { defineEntry } from '#renderer';
import type { ${pascal}Props } from '#schemas/generated/${family}/${id}.ts';
${imports}
export const ${camel} = defineEntry<${pascal}Props>({
  kind: 'component',
  type: '${id}',
  family: '${family}',
  interactive: false,
  load: () => import('./${id}.tsx').then((module) => module.${pascal}),
  check: () => import('#schemas/generated/${family}/${id}.check.ts'),
${messages}});
`;
}

/** Returns what an entry imports for the messages of the kit, and how it names them. */
function messagesText({ hasText = false, isHeader = false }: Layout) {
  if (!hasText) return { imports: '', messages: '' };
  return isHeader
    ? {
        imports: `${HEADER_IMPORTS}${kitImport('addKitMessages')}`,
        messages: '  messages: addKitMessages(featureMessages, HEADER_MESSAGES),\n',
      }
    : {
        imports: `${TEXT_IMPORT}${kitImport('loadOnlyKitMessages')}`,
        messages: '  messages: loadOnlyKitMessages(TEXT_MESSAGES),\n',
      };
}

const HEADER_IMPORTS = `import { featureMessages } from '../../kit/feature-place/feature-messages.ts';
import { HEADER_MESSAGES } from '../../kit/hero/header-messages.ts';
`;
const TEXT_IMPORT = `import { TEXT_MESSAGES } from '../../kit/rich-text/text-messages.ts';
`;

function kitImport(helper: string): string {
  return `import { ${helper} } from '../../kit/messages/add-kit-messages.ts';
`;
}
