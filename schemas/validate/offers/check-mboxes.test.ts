import { expect, test } from 'vitest';
import { checkDocument } from '../checks/check-document.ts';
import { loadKnownChecks, type KnownContent } from '../known-checks.ts';

const known = await loadKnownChecks();

const card = (names: readonly string[], more: object = {}) => ({
  componentType: 'service-card',
  title: 'Saver Plus',
  link: { text: 'Start', url: '/en' },
  taxonomies: [
    { key: 'topic', values: ['saving'] },
    { key: 'personalization', values: names },
  ],
  ...more,
});
const header = (...names: readonly string[]) => ({
  ...card(names),
  componentType: 'home-header',
  title: undefined,
  link: undefined,
  coreHeader: { title: 'Saver Plus' },
});
const page = (
  flexZone: readonly object[],
  zones: Readonly<Record<string, readonly object[]>> = {},
) => ({
  data: Object.fromEntries(
    Object.entries({ ...zones, flexZone }).map(([zone, flexComponents]) => [
      zone,
      { flexComponents },
    ]),
  ),
});
const problemsOf = (document: object, content?: KnownContent) =>
  checkDocument(JSON.parse(JSON.stringify(document)), known, { content }).map(
    ({ code, pointer }) => `${code} ${pointer}`,
  );

const headers = (...names: readonly string[]) =>
  page([], { mainHeaderZone: names.map((name) => header(name)) });

const FLEX = '/data/flexZone/flexComponents';
const NAMES = 'taxonomies/1/values';

test('an mbox with a default, in one zone, has no problem', () => {
  const components = [card(['hero:default']), card(['hero:saver']), card(['hero:saver'])];

  expect(problemsOf(page(components))).toEqual([]);
});

test('an mbox without a default is advice at its first component, wherever that stands', () => {
  const inside = { componentType: 'cards', cards: [card(['hero:saver', 'hero:new'])] };

  expect(problemsOf(page([inside, card(['hero:borrower']), card(['other:default'])]))).toEqual([
    `mbox-without-default ${FLEX}/0/cards/0/${NAMES}`,
  ]);
});

test('more than 50 mboxes are advice at the first one that is not asked for', () => {
  const components = Array.from({ length: 52 }, (_, index) => card([`mbox-${index}:default`]));

  expect(problemsOf(page(components.slice(0, 50)))).toEqual([]);
  expect(problemsOf(page(components))).toEqual([`too-many-mboxes ${FLEX}/50/${NAMES}`]);
});

test('an mbox in two zones is advice in the second one', () => {
  const document = page([card(['hero:default'])], {
    complementaryZone: [card(['other:default']), card(['hero:saver'])],
  });

  expect(problemsOf(document)).toEqual([`mbox-in-two-zones ${FLEX}/0/${NAMES}`]);
});

test('two mboxes in the list of a component are advice at what counts for nothing', () => {
  const components = [card(['hero:default']), card(['hero:saver', 'rates:saver', 'hero:new'])];

  expect(problemsOf(page(components))).toEqual([`ignored-content ${FLEX}/1/${NAMES}/1`]);
});

test('a main header that is personal is advice, and one that has only its default is not', () => {
  expect(problemsOf(headers('hero:default'))).toEqual([]);
  expect(problemsOf(headers('hero:default', 'hero:saver'))).toContain(
    `personal-header /data/mainHeaderZone/flexComponents/0/${NAMES}`,
  );
});

test('a content that no offer names is advice, where the offers are known', () => {
  const document = page([
    card(['hero:default']),
    card(['hero:saver']),
    card(['hero:saver', 'hero:svaer']),
  ]);

  expect(problemsOf(document, { offers: ['hero:saver'] })).toEqual([
    `content-for-nobody ${FLEX}/2/${NAMES}/1`,
  ]);
  expect(problemsOf(document)).toEqual([]);
});

test('options that differ much in height are advice, those of a list alone', () => {
  const picture = {
    image: { original: '/images/house-keys.svg' },
    body: '<p>Long.</p>'.repeat(40),
  };
  const low = card(['hero:default']);
  const high = card(['hero:saver'], picture);
  const rows = { componentType: 'cards', cards: [high] };

  expect(problemsOf(page([low, high]))).toEqual([`uneven-offers ${FLEX}/0/${NAMES}`]);
  expect(problemsOf(page([low, low, card(['hero:saver'])]))).toEqual([]);
  expect(problemsOf(page([low, rows]))).toEqual([]);
});

const labelled = (key: string, ...values: readonly string[]) => ({
  ...card([]),
  taxonomies: [{ key, values }],
});

test.each([
  ['personalisation', ['hero:saver'], 'key'],
  ['Personalization', ['hero:saver'], 'key'],
  ['personalization', [], 'values'],
  ['personalisation', ['saving'], undefined],
  ['topic', ['hero:saver'], undefined],
])('a label %s with %j that was meant to choose who sees a component is told of', (...row) => {
  const [key, values, member] = row;

  expect(problemsOf(page([labelled(key, ...values)]))).toEqual(
    member === undefined ? [] : [`unread-label ${FLEX}/0/taxonomies/0/${member}`],
  );
});
