import type { EntryName, Family } from './entry-name.ts';

const ZONES: Readonly<Record<Family, readonly string[]>> = {
  headers: ['mainHeaderZone'],
  cards: ['flexZone', 'complementaryZone'],
  blocks: ['flexZone', 'complementaryZone'],
};

const LINK = { text: 'Read more', url: '/en/more' };
const LONG_TITLE = 'Title of two hundred letters '.repeat(7).slice(0, 200);

/** What every card brings along, in its full fixture. */
const CARD_FIELDS = {
  cardSize: 'medium',
  intro: 'One or two sentences.',
  image: { original: '/images/house-keys.svg', extension: 'svg', altTextEN: 'House keys' },
  promotionalLabel: { body: 'New', labelType: 'commercial' },
};

/** A component's schema and fixtures, by path. */
export function dataTexts(name: EntryName): [path: string, text: string][] {
  const fixtures = `fixtures/${name.family}/${name.id}`;
  const minimal = { componentType: name.id, title: `A ${name.words}` };
  const full = {
    ...minimal,
    id: name.id,
    taxonomies: [{ key: 'topic', values: ['example'] }],
    ...(name.family === 'cards' && CARD_FIELDS),
    link: LINK,
  };
  return [
    [`schemas/${name.family}/${name.id}.schema.json`, json(schemaOf(name))],
    [`${fixtures}/minimal.json`, json(minimal)],
    [`${fixtures}/full.json`, json(full)],
    [`${fixtures}/title-of-200-letters.json`, json({ ...minimal, title: LONG_TITLE })],
    [`${fixtures}/link-without-text.invalid.json`, json({ ...minimal, link: { url: LINK.url } })],
    [`${fixtures}/link-without-text.invalid.txt`, 'missing-property /link/text\n'],
  ];
}

function schemaOf({ family, id, pascal, words }: EntryName): object {
  const isCard = family === 'cards';
  const description = `Shows a ${words}.`;
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `https://experience.local/${family}/${id}.schema.json`,
    title: `${pascal}Props`,
    description,
    type: 'object',
    allOf: [
      { $ref: '../shared/component.schema.json' },
      ...(isCard ? [{ $ref: '../shared/card.schema.json' }] : []),
    ],
    unevaluatedProperties: false,
    'x-zones': ZONES[family],
    required: ['componentType', 'title'],
    properties: { componentType: { const: id, description }, ...(!isCard && OWN_PROPERTIES) },
  };
}

/** What a card has from its base, others say themselves. */
const OWN_PROPERTIES = {
  title: { type: 'string', minLength: 1, maxLength: 300, description: 'The heading.' },
  link: { $ref: '../shared/text-link.schema.json' },
};

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
