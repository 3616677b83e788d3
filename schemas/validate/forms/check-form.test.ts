import { describe, expect, test } from 'vitest';
import { checkDocument } from '../checks/check-document.ts';
import { loadKnownChecks } from '../known-checks.ts';

const known = await loadKnownChecks();

const cards = { value: 'cards', label: 'Cards' };
const loans = { value: 'loans', label: 'Loans' };
const text = (members: object = {}) => ({ type: 'text', name: 'a', label: 'A', ...members });
const choice = (members: object = {}) =>
  text({ type: 'radio', options: [cards, loans], ...members });

const formOf = (fields: readonly object[], name = 'contact') => ({
  componentType: 'feature',
  name: 'form',
  properties: {
    name,
    fields,
    submit: 'Send',
    endpoint: '/forms/contact',
    complete: { title: 'Thank you' },
  },
});
const pageOf = (...flexComponents: object[]) => ({ data: { flexZone: { flexComponents } } });
const listProblems = (document: object) => checkDocument(document, known);
const summarise = (document: object) =>
  listProblems(document).map(({ code, pointer }) => `${code} ${pointer}`);

describe('the fields of a form', () => {
  test.each<[string, object[], string[]]>([
    ['are right', [text(), choice({ name: 'b', value: 'loans' })], []],
    [
      'have one name',
      [text(), choice({ name: 'b' }), text({ type: 'email' })],
      ['duplicate-field /properties/fields/2/name'],
    ],
    ...['select', 'radio', 'checkboxes'].map((type): [string, object[], string[]] => [
      `have nothing to choose from: ${type}`,
      [text({ type })],
      ['field-without-options /properties/fields/0/options'],
    ]),
    [
      'have two options alike',
      [choice({ options: [cards, loans, { ...cards, label: 'My card' }] })],
      ['duplicate-option /properties/fields/0/options/2/value'],
    ],
    [
      'have a value that nobody can choose',
      [choice({ value: 'card' })],
      ['unknown-option /properties/fields/0/value'],
    ],
    ['have an empty value, which chooses none', [choice({ value: '' })], []],
    [
      'accept no number',
      [text({ type: 'number', min: 5, max: 4 })],
      ['contradicting-limits /properties/fields/0/min'],
    ],
    ['accept one number', [text({ type: 'amount', min: 5, max: 5 })], []],
    [
      'accept no text',
      [text({ minLength: 9, maxLength: 8 })],
      ['contradicting-limits /properties/fields/0/minLength'],
    ],
  ])('%s', (_, fields, problems) => {
    expect(summarise(formOf(fields))).toEqual(problems);
  });
});

describe('a group of fields', () => {
  const group = (members: object = {}) =>
    text({ type: 'group', name: 'holders', fields: [text()], ...members });

  test.each<[string, object[], string[]]>([
    ['may have fields of names that the form has as well', [text(), group()], []],
    [
      'has fields of one name',
      [group({ fields: [text(), text()] })],
      ['duplicate-field /properties/fields/0/fields/1/name'],
    ],
    [
      'depends on fields within',
      [text(), group({ fields: [text({ name: 'b', shownWhen: { field: 'a', equals: 'x' } })] })],
      ['unknown-field /properties/fields/1/fields/0/shownWhen/field'],
    ],
    [
      'has no fields',
      [group({ fields: undefined })],
      ['group-without-fields /properties/fields/0/fields'],
    ],
    [
      'holds a group',
      [group({ fields: [text({ type: 'group' })] })],
      ['nested-group /properties/fields/0/fields/0/type'],
    ],
    [
      'asks for files',
      [group({ fields: [text({ type: 'file' })] })],
      ['wrong-value /properties/fields/0/fields/0/type'],
    ],
    [
      'has more rows than it may',
      [group({ minRows: 3, maxRows: 2 })],
      ['contradicting-limits /properties/fields/0/minRows'],
    ],
  ])('%s', (_, fields, problems) => {
    expect(summarise(formOf(fields))).toEqual(problems);
  });
});

describe('a condition of a field', () => {
  const topic = choice({ name: 'topic' });
  const terms = text({ type: 'checkbox', name: 'terms' });
  const when = (field: string, condition: object) =>
    text({ name: 'other', shownWhen: { field, ...condition } });

  test.each<[string, object[], string[]]>([
    ['is right', [topic, when('topic', { oneOf: ['cards', 'loans'] })], []],
    ['is about a text of any kind', [text(), when('a', { equals: 'whatever' })], []],
    ['is about a checkbox', [terms, when('terms', { equals: 'true' })], []],
    [
      'is about no field',
      [topic, when('topc', { equals: 'cards' })],
      ['unknown-field /properties/fields/1/shownWhen/field'],
    ],
    [
      'is about a field below',
      [when('topic', { equals: 'cards' }), topic],
      ['unknown-field /properties/fields/0/shownWhen/field'],
    ],
    [
      'is about its own field',
      [topic, when('other', { equals: 'cards' })],
      ['unknown-field /properties/fields/1/shownWhen/field'],
    ],
    [
      'waits for what nobody can choose',
      [topic, text({ requiredWhen: { field: 'topic', oneOf: ['loans', 'card'] } })],
      ['unknown-option /properties/fields/1/requiredWhen/oneOf/1'],
    ],
    [
      'waits for a word that no checkbox has',
      [terms, when('terms', { equals: 'yes' })],
      ['unknown-option /properties/fields/1/shownWhen/equals'],
    ],
    ['says no value', [topic, when('topic', {})], ['too-small /properties/fields/1/shownWhen']],
  ])('%s', (_, fields, problems) => {
    expect(summarise(formOf(fields))).toEqual(problems);
  });

  test('the fields above are named', () => {
    const [problem] = listProblems(formOf([topic, when('topc', { equals: 'cards' })]));

    expect(problem).toMatchObject({
      message: 'Unknown field: topc. No field above this one has this name.',
      fix: 'Write "topic". Use one of: topic.',
      suggestion: 'topic',
    });
  });
});

test('what the schema of a form refuses is reported once', () => {
  const codes = summarise(formOf([{ type: 'radio', name: 5, options: 5, label: 'A', value: {} }]));

  expect(codes).toEqual([
    'wrong-type /properties/fields/0/name',
    'wrong-type /properties/fields/0/value',
    'wrong-type /properties/fields/0/options',
  ]);
});

test('two forms of a page have one name', () => {
  const page = pageOf(formOf([text()]), formOf([text()], 'other'), formOf([text()]));

  expect(listProblems(page)).toEqual([
    expect.objectContaining({
      code: 'duplicate-form',
      severity: 'error',
      pointer: '/data/flexZone/flexComponents/2/properties/name',
      message:
        'Duplicate form: contact. The one at /data/flexZone/flexComponents/0 has this name already.',
      fix: 'Give each form of the page a name of its own.',
    }),
  ]);
});

test('the nearest option is named, and takes the place of the wrong one', () => {
  const [problem] = listProblems(formOf([choice({ value: 'card' })]));

  expect(problem).toMatchObject({
    message: 'Unknown option: card. No option of the field has this value.',
    fix: 'Write "cards". Use one of: cards, loans.',
    suggestion: 'cards',
  });
});

test('a form of a route and one that floats are looked into as well', () => {
  const { properties } = formOf([text(), text()]);
  const feature = { name: 'form', properties };
  const experience = {
    $schema: 'https://experience.local/experience.schema.json',
    name: 'meridia',
    appName: 'Meridia',
    locales: [{ locale: 'en-GB', label: 'English' }],
    layouts: { default: { order: ['main'] } },
    routes: [{ pathPattern: '/*', features: [feature], slots: { main: { feature: 'form' } } }],
    floatingFeatures: [feature],
  };

  expect(summarise(experience)).toEqual([
    'duplicate-field /routes/0/features/0/properties/fields/1/name',
    'duplicate-field /floatingFeatures/0/properties/fields/1/name',
  ]);
});
