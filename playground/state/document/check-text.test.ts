import { expect, test } from 'vitest';
import { checkDocument } from '#schemas/validate/checks/check-document.ts';
import { loadKnownChecks } from '#schemas/validate/known-checks.ts';
import { experience } from '../../environment/experience.ts';
import { fixtureFiles } from '../../environment/fixture-files.ts';
import { createScenarioSource } from '../scenario-source.ts';
import { createTextReader } from './check-text.ts';
import { DOCUMENTS, type DocumentName } from './names.ts';

const known = await loadKnownChecks();
const read = createTextReader(known);

const pageWith = (component: object) =>
  JSON.stringify({ data: { flexZone: { flexComponents: [component] } } }, undefined, 2);

test('a misspelt component type is one problem, with its line, its pointer and the right spelling', () => {
  const text = pageWith({ componentType: 'servise-card', title: 'Saver Plus' });

  const { problems } = read('page', text);

  expect(problems).toEqual([
    expect.objectContaining({
      code: 'unknown-component',
      pointer: '/data/flexZone/flexComponents/0/componentType',
      suggestion: 'service-card',
      place: expect.objectContaining({ line: 6, column: 28, length: '"servise-card"'.length }),
    }),
  ]);
});

test('a good page has a value and no problems', () => {
  const text = pageWith({ componentType: 'section-title', title: 'Picked for November' });

  expect(read('page', text)).toEqual({ value: JSON.parse(text), problems: [] });
});

test('problems stand in the order of the text', () => {
  const text = pageWith({ titel: 'Saver Plus', componentType: 'section-title' });

  const lines = read('page', text).problems.map(({ place }) => place.line);

  expect(lines).toEqual(lines.toSorted((one, other) => one - other));
  expect(lines.length).toBeGreaterThan(0);
});

test('broken text has no value, and one problem at the place where it breaks', () => {
  const reading = read('page', '{\n  "data": {\n    "flexZone" {}\n  }\n}');

  expect(reading).not.toHaveProperty('value');
  expect(reading.problems).toEqual([
    expect.objectContaining({
      code: 'broken-json',
      place: expect.objectContaining({ line: 3, column: 16 }),
    }),
  ]);
});

test('a page with no zones is a page, because its tab is one for pages', () => {
  expect(read('page', '{"data": {}}').problems).toEqual([]);
});

test.each([
  ['a list', '[1]', 'wrong-type'],
  ['a route', '{"$schema": "https://experience.local/route.schema.json"}', 'unfitting-document'],
  ['nothing but blanks', '  ', 'broken-json'],
  ['a member with a forbidden name', '{"__proto__": {"x": 1}}', 'forbidden-key'],
  ['lists ten thousand deep', '['.repeat(10_000) + ']'.repeat(10_000), 'too-deep'],
  ['objects ten thousand deep', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, 'too-deep'],
  [
    'lists ten thousand deep behind forbidden names',
    `{${'"__proto__": {}, "a": {"__proto__": 1}, '.repeat(6)} "b": ${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
    'too-deep',
  ],
  ['six million characters', `{"data": "${'x'.repeat(6_000_000)}"}`, 'document-too-large'],
  ['four million characters of two bytes', `"${'é'.repeat(4_000_000)}"`, 'document-too-large'],
])('%s instead of a page is one problem', (_, text, code) => {
  const { problems } = read('page', text);

  expect(problems.map((problem) => problem.code)).toEqual([code]);
});

test('a property written twice is one problem at its second name', () => {
  const { problems } = read('page', '{"data": {"meta": {"title": "a",\n"title": "b"}}}');

  expect(problems).toEqual([
    expect.objectContaining({
      code: 'duplicate-property',
      pointer: '/data/meta/title',
      place: expect.objectContaining({ line: 2, column: 1 }),
    }),
  ]);
});

test('a document that names another schema than that of its tab has a problem', () => {
  const $schema = 'https://experience.local/route.schema.json';

  const [problem] = read('page', JSON.stringify({ $schema })).problems;

  expect(problem).toMatchObject({
    message: `Wrong schema: ${$schema}. A page response stands here.`,
    suggestion: 'https://experience.local/page-response.schema.json',
  });
});

test('an unknown schema is reported with the message of the command', () => {
  const document = { $schema: 'https://experience.local/page-respons.schema.json', data: {} };

  const { problems } = read('page', JSON.stringify(document));

  expect(problems).toMatchObject(checkDocument(document, known));
});

test('what a schema only advises is a warning at its place', () => {
  const cta = { textLink: { text: 'Open your new account', url: '/en' } };
  const component = { componentType: 'call-to-action', cta };
  const text = JSON.stringify({ data: { flexZone: { flexComponents: [component] } } }, null, 2);

  const { problems } = read('page', text);

  expect(problems).toEqual([
    expect.objectContaining({
      severity: 'warning',
      code: 'longer-than-advised',
      place: expect.objectContaining({ line: 9, column: 23, length: 23 }),
    }),
  ]);
});

test('a macro document is checked under the name of its file', () => {
  const good = { groups: [] };
  const text = JSON.stringify({ savings: good, loans: { grups: [] } }, undefined, 2);

  const { problems } = read('macros', text);

  expect(problems).toEqual([
    expect.objectContaining({
      pointer: '/loans/grups',
      suggestion: 'groups',
      place: expect.objectContaining({ line: 6, column: 5 }),
    }),
  ]);
});

test.each([
  ['date', { value: 'in May' }, '/savings/groups/0/keys/0/value/value'],
  ['amount', { value: 5, unit: '€' }, '/savings/groups/0/keys/0/value/unit'],
  ['percentage', { value: '2,35' }, '/savings/groups/0/keys/0/value/value'],
  ['string', { value: {} }, '/savings/groups/0/keys/0/value/value'],
  ['language', { value: { fr: 'Épargne' } }, '/savings/groups/0/keys/0/value/value/en'],
  ['percent', { value: 2 }, '/savings/groups/0/keys/0/dataType'],
])('a macro of the type %s is held to it in its document', (dataType, value, pointer) => {
  const savings = { groups: [{ name: 'savings', keys: [{ name: 'rate', dataType, value }] }] };

  const { problems } = read('macros', JSON.stringify({ savings }));

  expect(problems.map((problem) => problem.pointer)).toEqual([pointer]);
});

test('macro documents that are no object are refused', () => {
  expect(read('macros', '"savings"').problems.map(({ code }) => code)).toEqual(['wrong-type']);
  expect(read('macros', '{"savings": 1}').problems.map(({ pointer }) => pointer)).toEqual([
    '/savings',
  ]);
});

test.each<[DocumentName, object, string]>([
  [
    'experience',
    { routes: [{ pathPattern: '/*', pageLayout: 'none' }] },
    'unknown-layout /routes/0/pageLayout',
  ],
  ['experience', { flexPage: { endpoint: 'https://a.test' } }, 'unsafe-address /flexPage/endpoint'],
  ['shell', { 'en-GB': { topBar: { links: 7 } } }, 'wrong-type /en-GB/topBar/links'],
  ['shell', { 'en-GB': [] }, 'wrong-type /en-GB'],
  ['experiments', { full: {} }, 'missing-property /full/experiments'],
  ['offers', { full: { execute: {} } }, 'too-small /full/execute'],
])(
  '%s is held to its own schema, and to what is checked beside it: %j',
  (name, members, problem) => {
    const value = name === 'experience' ? { ...experience, ...members } : members;

    const { problems } = read(name, JSON.stringify(value, undefined, 2));

    expect(problems.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([problem]);
  },
);

test('every document of the site is good as it is', async () => {
  const opened = await createScenarioSource(fixtureFiles).load('home/en');

  const found = DOCUMENTS.flatMap((name) =>
    read(name, opened?.texts[name] ?? '').problems.map((problem) => [name, problem.message]),
  );

  expect(found).toEqual([]);
});

test.each([
  ['a forbidden name', '{"savings": {"groups": []}, "__proto__": {}}', 'forbidden-key'],
  ['lists ten thousand deep', `{"a": ${'['.repeat(10_000)}${']'.repeat(10_000)}}`, 'too-deep'],
])('%s among the macros is one problem', (_, text, code) => {
  expect(read('macros', text).problems.map((problem) => problem.code)).toEqual([code]);
});
