import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { pageWith, tryCommand } from './try-command.testing.ts';

const EXAMPLE = 'examples/own-component';
const SCHEMA = readFileSync(`${EXAMPLE}/savings-rate.schema.json`, 'utf8');
const RATE = { componentType: 'savings-rate', name: 'Tulpenrekening', rate: '2,10 %' };

test('VA-019 the page of a bank with a component of its own is good where that component is named', async () => {
  const [named, unnamed] = await Promise.all([
    tryCommand('.', [EXAMPLE, '--components', EXAMPLE]),
    tryCommand('.', [EXAMPLE]),
  ]);

  expect([named.exitCode, named.errors]).toEqual([0, '']);
  expect(unnamed.exitCode).toBe(1);
  expect(unnamed.output).toContain('Unknown component: savings-rate.');
});

test('VA-019 a component of others is checked by its own schema, and held to its family and zones', async () => {
  const { rate: _, ...unrated } = RATE;
  const folder = temporaryFolder({
    'own/blocks/savings-rate.schema.json': JSON.parse(SCHEMA),
    'own/cards/savings-card.schema.json': JSON.parse(
      SCHEMA.replaceAll('savings-rate', 'savings-card'),
    ),
    'cards.json': pageWith({
      componentType: 'cards',
      cards: [{ ...RATE, componentType: 'savings-card' }, RATE],
    }),
    'unrated.json': pageWith(unrated),
    'misplaced.json': {
      data: { meta: { title: 'Saving' }, legalZone: { flexComponents: [RATE] } },
    },
    'misspelt.json': pageWith({ ...RATE, componentType: 'saving-rate' }),
  });

  const args = ['.', '--components', 'own', '--format', 'json'];
  const { output } = await tryCommand(folder, args);

  const { problems } = JSON.parse(output);
  expect(problems).toMatchObject([
    {
      file: 'cards.json',
      code: 'misplaced-component',
      pointer: expect.stringMatching(/\/cards\/1/),
    },
    { file: 'misplaced.json', code: 'misplaced-component' },
    {
      file: 'misspelt.json',
      code: 'unknown-component',
      fix: expect.stringContaining('"savings-rate"'),
    },
    { file: 'unrated.json', code: 'missing-property', pointer: expect.stringMatching(/\/rate$/) },
  ]);
});

test.each([
  ['is none', {}, /^own has no component: no file ends in \.schema\.json/],
  [
    'is named otherwise',
    { 'rate.schema.json': JSON.parse(SCHEMA) },
    /^own\/rate\.schema\.json describes no component: .*\{"const": "rate"\}/,
  ],
  [
    'is the product’s',
    { 'paragraph.schema.json': { properties: { componentType: { const: 'paragraph' } } } },
    /there is a component paragraph already/,
  ],
  [
    'refers to what there is not',
    { 'savings-rate.schema.json': JSON.parse(SCHEMA.replace('component.schema', 'part.schema')) },
    /No schema has the \$id https:\/\/experience\.local\/shared\/part\.schema\.json/,
  ],
  ['is no JSON', { 'savings-rate.schema.json': '{' }, /savings-rate\.schema\.json describes no/],
])('a component of others that %s is refused with a sentence', async (_, files, sentence) => {
  const own = Object.entries(files).map(([name, content]) => [`own/${name}`, content]);
  const folder = temporaryFolder({
    'page.json': pageWith(RATE),
    'own/notes.txt': '',
    ...Object.fromEntries(own),
  });

  const { exitCode, errors } = await tryCommand(folder, ['page.json', '--components', 'own']);

  expect(exitCode).toBe(2);
  expect(errors).toMatch(sentence);
});
