import type { EntryName } from './entry-name.ts';
import { LAYOUTS } from './layouts.ts';

const LONG_TITLE = 'Title of two hundred letters '.repeat(7).slice(0, 200);

/** A component's schema, its fixtures and its first scenario, by path. */
export function generateDataFiles(name: EntryName): [path: string, text: string][] {
  const layout = LAYOUTS[name.family];
  const fixtures = `fixtures/${name.family}/${name.id}`;
  const type = { componentType: name.id };
  const minimal = { ...type, ...layout.minimal(`A ${name.spelled}`) };
  const common = { id: name.id, taxonomies: [{ key: 'topic', values: ['example'] }] };
  return [
    [`schemas/${name.family}/${name.id}.schema.json`, json(schemaOf(name))],
    [`${fixtures}/minimal.json`, json(minimal)],
    [`${fixtures}/full.json`, json({ ...type, ...common, ...layout.full(`A ${name.spelled}`) })],
    [`${fixtures}/title-of-200-letters.json`, json({ ...type, ...layout.minimal(LONG_TITLE) })],
    [`${fixtures}/link-without-text.invalid.json`, json({ ...minimal, ...layout.wrong })],
    [`${fixtures}/link-without-text.invalid.txt`, `missing-property ${layout.wrongAt}\n`],
    [`fixtures/scenarios/${name.id}/full.json`, json(scenarioOf(name))],
  ];
}

function schemaOf({ family, id, pascal, spelled }: EntryName): object {
  const { zones, bases, required, properties } = LAYOUTS[family];
  const description = `Shows a ${spelled}.`;
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
    properties: { componentType: { const: id, description }, ...properties },
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
