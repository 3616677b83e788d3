import { expect, test } from 'vitest';
import type { Scenario } from '#schemas/generated/scenario.ts';
import schema from '#schemas/scenario.schema.json' with { type: 'json' };
import { controls, type Control } from './controls.ts';
import { SELECTS } from './selects.ts';
import { toldOfVisitor } from '../state/told-of-visitor.testing.ts';

const ABOUT_THE_PAGE = [
  '$schema',
  'title',
  'description',
  'tags',
  'page',
  'patch',
  'layout',
  'shellPatch',
  'experiencePatch',
  'steps',
];
const FAULTS = ['faults', 'expectedFaults', 'expectedEvents'];
const PAGE = { fixture: 'en/individuals' };
const PLAIN: Scenario = { title: 'Home', page: PAGE, session: 'private' };
const EXAMPLES: Partial<Record<Control['kind'], string>> = {
  time: '2027-05-05T05:05:05Z',
  number: '5',
  text: 'loan:b',
};
test('every member of a scenario is about its page, a fault, the media, in a select or in a control', () => {
  const names = [
    ...ABOUT_THE_PAGE,
    ...FAULTS,
    'media',
    ...SELECTS.map(({ id }) => id),
    ...controls.map(({ name }) => name),
  ];

  expect(names.toSorted()).toEqual(Object.keys(schema.properties).toSorted());
});

test('each is chosen in the way that its schema asks for', () => {
  expect(controls.map(({ label, kind, choices }) => [label, kind, choices])).toEqual([
    ['Query', 'text', []],
    ['Standalone', 'truth', ['false', 'true']],
    ['Enhanced webview', 'truth', ['false', 'true']],
    ['Level of assurance', 'number', []],
    ['Consent', 'choice', ['1', '2', '3', 'none']],
    ['Cookie link', 'truth', ['false', 'true']],
    ['Experiment', 'text', []],
    ['Offers for', 'choice', ['', 'new', 'saver', 'borrower']],
    ['Device', 'choice', ['', 'android', 'ios']],
    ['Clock', 'time', []],
    ['Native', 'truth', ['false', 'true']],
  ]);
});

test.each(controls)(
  'what $name says changes the world of the page, or its control says that nothing heeds it',
  async ({ name, choices, valueOf, isHeeded, kind }) => {
    const text = choices.at(-1) ?? EXAMPLES[kind] ?? '';

    const [plain, changed] = await Promise.all([
      toldOfVisitor(PLAIN),
      toldOfVisitor({ ...PLAIN, [name]: valueOf(text) }),
    ]);

    expect(JSON.stringify(changed) !== JSON.stringify(plain)).toBe(isHeeded);
  },
);

test('a number is one that the schema allows, and is passed on as a number', () => {
  const level = controls.find(({ name }) => name === 'levelOfAssurance');

  const allowed = ['', '0', '5', '99', '100', '-1', '1.5', '5e1', ' 5', 'five'].filter((text) =>
    level?.allows(text),
  );

  expect(allowed).toEqual(['', '0', '5', '99']);
  expect([level?.valueOf('5'), level?.range]).toEqual([5, { min: 0, max: 99 }]);
});
