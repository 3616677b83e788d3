import { expect, test } from 'vitest';
import { loadKnownChecks } from '../known-checks.ts';
import { pageWith } from '../command/try-command.testing.ts';
import { checkDocument } from './check-document.ts';

const known = await loadKnownChecks();
const CARD = { componentType: 'service-card', title: 'Saver Plus' };
const CARD_TYPES = [...known.families]
  .filter(([, family]) => family === 'cards')
  .map(([type]) => type)
  .join(', ');
const IN_FLEX = '/data/flexZone/flexComponents';

function problemsOf(document: object): string[] {
  return checkDocument(document, known).map(({ code, pointer }) => `${code} ${pointer}`);
}

test('a component nested in cards is checked by its own schema', () => {
  const page = pageWith({ componentType: 'cards', cards: [CARD, { ...CARD, title: '' }] });

  const problems = problemsOf(page);

  expect(problems).toEqual([`too-short ${IN_FLEX}/0/cards/1/title`]);
});

test('a block within cards is misplaced, and the fix lists the cards', () => {
  const page = pageWith({ componentType: 'cards', cards: [{ componentType: 'paragraph' }] });

  const [problem] = checkDocument(page, known);

  expect(problem).toMatchObject({
    code: 'misplaced-component',
    severity: 'error',
    pointer: `${IN_FLEX}/0/cards/0/componentType`,
    fix: expect.stringContaining(CARD_TYPES),
  });
});

test.each([
  [
    'a block within cards, whatever else is wrong with it',
    'flexZone',
    { componentType: 'cards', cards: [{ componentType: 'paragraph', titel: 5 }] },
    'misplaced-component /data/flexZone/flexComponents/0/cards/0/componentType',
  ],
  [
    'a card in the header zone',
    'mainHeaderZone',
    CARD,
    'misplaced-component /data/mainHeaderZone/flexComponents/0/componentType',
  ],
  [
    'a header in the body',
    'flexZone',
    { componentType: 'home-header', coreHeader: { title: 'x' } },
    'misplaced-component /data/flexZone/flexComponents/0/componentType',
  ],
])('%s is exactly one problem', (...row) => {
  const [, zone, component, problem] = row;

  expect(problemsOf({ data: { [zone]: { flexComponents: [component] } } })).toEqual([problem]);
});

test.each([
  ['without its schema', {}],
  ['with its schema', { $schema: 'https://experience.local/page-response.schema.json' }],
])('a zone outside data is one problem in a page %s', (_, named) => {
  const [problem, ...others] = checkDocument(
    { ...named, flexZone: { flexComponents: [CARD] } },
    known,
  );

  expect(others).toEqual([]);
  expect(problem).toMatchObject({
    code: 'misplaced-property',
    pointer: '/flexZone',
    fix: 'Move it into "data".',
  });
});

test.each([
  ['cards/servicecard.schema.json', 'cards/service-card.schema.json'],
  ['../../schemas/cards/service-card.schema.json', 'cards/service-card.schema.json'],
  ['https://experience.local/rout.schema.json', 'route.schema.json'],
  ['https://elsewhere.example/page-response.json', 'page-response.schema.json'],
])('the unknown schema %s leads to the three nearest', ($schema, path) => {
  const suggestion = `https://experience.local/${path}`;

  const [problem] = checkDocument({ $schema }, known);

  expect(problem).toMatchObject({ code: 'unfitting-document', pointer: '/$schema', suggestion });
  expect(problem?.fix.match(/https:[^\s,"]+\.schema\.json/g)?.slice(1)).toHaveLength(3);
  expect(problem?.fix).toContain(`Write "$schema": "${suggestion}".`);
});

test('a document without a schema is offered those whose properties it has', () => {
  const [problem] = checkDocument({ groups: [] }, known);

  expect(problem).toMatchObject({ code: 'unfitting-document', pointer: '' });
  expect(problem?.fix).toContain('https://experience.local/macros.schema.json');
  expect(problem?.fix).not.toContain('service-card');
});

test('an unknown component within cards is offered the cards only', () => {
  const page = pageWith({ componentType: 'cards', cards: [{ componentType: 'servicecard' }] });

  const [problem] = checkDocument(page, known);

  expect(problem).toMatchObject({
    code: 'unknown-component',
    suggestion: 'service-card',
    expected: `one of: ${CARD_TYPES}`,
  });
});

test('a component without a type is one problem', () => {
  const problems = problemsOf(pageWith({ title: 'Saver Plus' }, { componentType: '' }));

  expect(problems).toEqual([
    `missing-property ${IN_FLEX}/0/componentType`,
    `too-short ${IN_FLEX}/1/componentType`,
  ]);
});

test('an id that two components have is a warning at the second one', () => {
  const page = pageWith({ ...CARD, id: 'saver' }, { ...CARD, id: 'saver' });

  const problems = checkDocument(page, known);

  expect(problems).toEqual([
    expect.objectContaining({
      code: 'duplicate-id',
      severity: 'warning',
      pointer: `${IN_FLEX}/1/id`,
    }),
  ]);
});

test('a page of more than 2,000 components is one problem', () => {
  const page = {
    data: {
      flexZone: { flexComponents: Array.from({ length: 1_500 }, () => CARD) },
      legalZone: { flexComponents: Array.from({ length: 501 }, () => CARD) },
    },
  };

  const problems = problemsOf(page);

  expect(problems).toEqual(['too-many-components /data/legalZone/flexComponents/500']);
});

test('a component whose texts are too long together is one problem, and what holds it has none', () => {
  const intro = 'x'.repeat(600);
  const body = 'x'.repeat(199_000);
  const card = { ...CARD, intro, body, checkMarkList: ['x'.repeat(60_000)] };
  const holder = { componentType: 'cards', cards: [CARD, card] };

  const problems = problemsOf(pageWith(holder));

  expect(problems).toEqual([`component-too-long ${IN_FLEX}/0/cards/1`]);
});

test('a component in a file of its own is held to the limits of one on a page', () => {
  const long = { ...CARD, body: 'x'.repeat(199_000), checkMarkList: ['x'.repeat(60_000)] };

  expect(problemsOf(long)).toEqual(['component-too-long ']);
  expect(problemsOf({ componentType: 'cards', cards: [CARD, long] })).toEqual([
    'component-too-long /cards/1',
  ]);
});
