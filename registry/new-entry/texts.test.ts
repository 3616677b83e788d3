import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { UNWRITTEN } from '#schemas/unwritten.ts';
import { generateCodeFiles, generateDataFiles } from './entry-files.ts';
import { readEntryName } from './entry-name.ts';
import { describeNextSteps } from '../new-entry.ts';

/** Returns the content of a file of a new component. */
function textOf(address: string, path: string): string {
  const name = readEntryName(address);
  if (typeof name === 'string') throw new Error(name);
  return new Map([...generateDataFiles(name), ...generateCodeFiles(name)]).get(path) ?? '';
}

function read(address: string, path: string): Record<string, unknown> {
  return JSON.parse(textOf(address, path));
}

const SCHEMAS = {
  'cards/rare-test-card': {
    title: 'RareTestCardProps',
    description: expect.stringMatching(/^To be written: what the rare test card is for/),
    allOf: ['../shared/component.schema.json', '../shared/card.schema.json'],
    'x-zones': ['flexZone', 'complementaryZone'],
    required: ['componentType', 'title'],
  },
  'blocks/rare-test-block': {
    title: 'RareTestBlockProps',
    description: expect.stringMatching(/^To be written: what the rare test block is for/),
    allOf: ['../shared/component.schema.json'],
    'x-zones': ['flexZone', 'complementaryZone'],
    required: ['componentType', 'title'],
  },
  'headers/rare-test-header': {
    title: 'RareTestHeaderProps',
    description: expect.stringMatching(/^To be written: what the rare test header is for/),
    allOf: ['../shared/component.schema.json', '../shared/header-base.schema.json'],
    'x-zones': ['mainHeaderZone'],
    required: ['componentType', 'coreHeader'],
  },
};

test.each(Object.entries(SCHEMAS))(
  'the schema of %s is closed, and says where it may stand',
  (address, { allOf, ...expected }) => {
    expect(read(address, `schemas/${address}.schema.json`)).toMatchObject({
      ...expected,
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: `https://experience.local/${address}.schema.json`,
      type: 'object',
      allOf: allOf.map((base) => ({ $ref: base })),
      unevaluatedProperties: false,
    });
  },
);

test('the first scenario and the fixtures show the new component', () => {
  const address = 'cards/rare-test-card';
  const fixture = (name: string) => read(address, `fixtures/${address}/${name}.json`);

  expect(read(address, 'fixtures/scenarios/rare-test-card/full.json')).toEqual({
    $schema: 'https://experience.local/scenario.schema.json',
    title: 'Rare test card with every field',
    tags: ['cards', 'rare-test-card', 'full'],
    page: { component: 'cards/rare-test-card/full' },
  });
  expect(fixture('minimal')).toEqual({
    componentType: 'rare-test-card',
    title: 'To be written: the title of the rare test card',
  });
  expect(fixture('full')).toEqual({
    componentType: 'rare-test-card',
    id: 'rare-test-card',
    taxonomies: [{ key: 'topic', values: ['example'] }],
    cardSize: 'medium',
    title: 'To be written: the title of the rare test card',
    intro: 'To be written: one or two sentences.',
    body: '<p>To be written: what needs more words.</p>',
    checkMarkList: ['To be written: what visitors get'],
    promoText: 'To be written: a rate or a price',
    highPrioCard: false,
    image: expect.objectContaining({
      original: '/images/house-keys.svg',
      altTextEN: 'A house and its keys',
    }),
    link: { text: 'To be written: link', url: '/en/individuals' },
    promotionalLabel: { body: 'To be written: a word', labelType: 'commercial' },
  });
  expect(String(fixture('title-of-200-letters')['title'])).toHaveLength(200);
});

test('what is left to do is named with the addresses of the component', () => {
  const steps = describeNextSteps('cards/rare-test-card').split('\n').filter(Boolean);

  expect(steps).toEqual([
    'Next:',
    expect.stringMatching(/^1\..*schemas\/cards\/rare-test-card\.schema\.json/),
    expect.stringMatching(
      /^2\..*registry\/cards\/rare-test-card, .*fixtures\/cards\/rare-test-card\/full/,
    ),
    expect.stringMatching(/^3\..*fixtures\/scenarios\/rare-test-card, and each text/),
    expect.stringMatching(/^4\..*--only rare-test-card\/ /),
    expect.stringMatching(/^5\..*schemas\/translations/),
    expect.stringMatching(/^6\..*playground\/layout\/component-icon\.ts/),
  ]);
});

test.each([
  ['cards/rare-test-card', 'loadOnlyKitMessages(TEXT_MESSAGES)', false],
  ['blocks/rare-test-block', 'loadOnlyKitMessages(TEXT_MESSAGES)', true],
  ['headers/rare-test-header', 'addKitMessages(featureMessages, HEADER_MESSAGES)', true],
])(
  'the code of %s: messages of the kit by %s, a style of its own %s',
  (address, messages, hasStyle) => {
    const id = address.split('/')[1] ?? '';
    const entry = textOf(address, `registry/${address}/index.ts`);

    expect(entry).toContain(`messages: ${messages},`);
    expect(entry).toContain("from '../../kit/messages/add-kit-messages.ts'");
    expect(entry).not.toContain('undefined');
    expect(textOf(address, `registry/${address}/${id}.css`).startsWith(`.${id} {`)).toBe(hasStyle);
  },
);

test.each(['cards/rare-test-card', 'blocks/rare-test-block', 'headers/rare-test-header'])(
  'the schema of %s explains each property of its own',
  (address) => {
    const { properties } = read(address, `schemas/${address}.schema.json`);

    const explained = Object.values(Object(properties)).filter(
      (property) => '$ref' in Object(property) || Object(property).description,
    );

    expect(explained).toHaveLength(Object.keys(Object(properties)).length);
  },
);

test.each(['cards/rare-test-card', 'blocks/rare-test-block', 'headers/rare-test-header'])(
  'what the code of %s takes of the kit is there',
  (address) => {
    const id = address.split('/')[1] ?? '';
    const code = ['index.ts', `${id}.tsx`].map((file) =>
      textOf(address, `registry/${address}/${file}`),
    );

    const taken = [...code.join('').matchAll(/from '\.\.\/\.\.\/(kit\/[^']+)'/g)].map(
      ([, path = '']) => `registry/${path}`,
    );

    expect(taken.length).toBeGreaterThan(0);
    expect(taken.filter((path) => !existsSync(path))).toEqual([]);
  },
);

/** Members that hold no text of an author, and the alternative texts of a picture that is there. */
const NO_TEXTS =
  /^(componentType|id|key|values|cardSize|labelType|url|original|transformBaseUrl|extension|altText\w\w|name|branch): /;

/** Lists the texts below a value that do not say that they are to be written, by their members. */
function listFinalTexts(value: unknown, member = ''): string[] {
  if (typeof value === 'string') return value.includes(UNWRITTEN) ? [] : [`${member}: ${value}`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    listFinalTexts(inner, Array.isArray(value) ? member : name),
  );
}

test.each(['cards/rare-test-card', 'blocks/rare-test-block', 'headers/rare-test-header'])(
  'each text of the fixtures of %s that visitors read is still to be written',
  (address) => {
    const fixtures = ['full', 'minimal'].map((name) =>
      read(address, `fixtures/${address}/${name}.json`),
    );

    const texts = fixtures.flatMap((fixture) => listFinalTexts(fixture));

    expect(texts.filter((text) => !NO_TEXTS.test(text))).toEqual([]);
  },
);
