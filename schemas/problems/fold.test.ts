import { expect, test } from 'vitest';
import { check as checkAsset } from '../generated/asset.check.ts';
import { check as checkAccordion } from '../generated/blocks/accordion.check.ts';
import { check as checkContact } from '../generated/cards/contact-card.check.ts';
import { check as checkCard } from '../generated/cards/service-card.check.ts';
import { check as checkExperience } from '../generated/experience.check.ts';
import { check as checkRoute } from '../generated/route.check.ts';
import type { Problem } from './problem.ts';

function summary(problems: readonly Problem[]): string[] {
  return problems.map(({ code, pointer }) => `${code} ${pointer}`);
}

test('a right value gives the same empty list every time', () => {
  const first = checkAsset({ tag: 'loan-simulator' });

  expect(first).toEqual([]);
  expect(checkAsset({ tag: 'other-part' })).toBe(first);
});

test('a wrong value in a base does not make its neighbours surplus', () => {
  const problems = checkCard({ componentType: 'service-card', title: 'x', cardSize: 5, id: 'a' });

  expect(summary(problems)).toEqual(['wrong-value /cardSize']);
});

test('a misspelt name hides what a condition requires because of it', () => {
  expect(summary(checkAsset({ tga: 'loan-simulator' }))).toEqual(['unknown-property /tga']);
});

test('what stands for one thing together is missed once, without an echo of the condition', () => {
  const problems = checkAsset({ package: 'loan-simulator', version: '2.4.1' });

  expect(summary(problems)).toEqual(['missing-asset-property ']);
});

test('a surplus member of an object that holds one at most is one problem', () => {
  const slots = { main: { feature: 'flexPage', tag: 'x' } };

  const problems = checkRoute({ pathPattern: '/', slots });

  expect(summary(problems)).toEqual(['unknown-property /slots/main/tag']);
});

test('of a text that is too long, its form is not looked at', () => {
  const card = { componentType: 'contact-card', title: 'x' };

  expect(summary(checkContact({ ...card, phoneNumber: 'x' }))).toEqual([
    'wrong-format /phoneNumber',
  ]);
  expect(summary(checkContact({ ...card, phoneNumber: 'x'.repeat(1_000) }))).toEqual([
    'too-long /phoneNumber',
  ]);
});

const pictured = (image: object) => ({
  componentType: 'service-card',
  title: 'x',
  image: { original: '/images/house-keys.svg', ...image },
});
const suggestions = (problems: readonly Problem[]) =>
  problems.map(({ pointer, suggestion }) => [pointer.split('/').at(-1), suggestion]);

test('a name that differs in its case alone gets the right one, before any other name does', () => {
  const problems = checkCard(pictured({ altTextES: 'Una casa', altTextEn: 'A house' }));

  expect(suggestions(problems)).toEqual([
    ['altTextES', undefined],
    ['altTextEn', 'altTextEN'],
  ]);
});

test.each(['altTextES', 'altTextPT', 'altTextEs'])(
  'a text in another language is not told to be in one of ours: %s',
  (name) => {
    expect(suggestions(checkCard(pictured({ [name]: 'x' })))).toEqual([[name, undefined]]);
  },
);

test.each(['it', 'it_IT', 'IT'])(
  'an alternative text under "%s", which is no locale, is one problem at its place',
  (name) => {
    const problems = checkCard(pictured({ altText: { 'it-IT': 'Una casa', [name]: 'x' } }));

    expect(summary(problems)).toEqual([`wrong-format /image/altText/${name}`]);
  },
);

test('a name that is one too many takes no other one’s place', () => {
  const problems = checkCard({ componentType: 'service-card', title: 'x', intro: 'y', itro: 'z' });

  expect(suggestions(problems)).toEqual([['itro', undefined]]);
});

test('two mistakes are two problems', () => {
  const problems = checkCard({ componentType: 'service-card', titel: 'x', intor: 'y' });

  expect(summary(problems)).toEqual(['unknown-property /titel', 'unknown-property /intor']);
});

test.each([
  ['too-short /title', { title: '' }],
  ['too-long /title', { title: 'x'.repeat(301) }],
  ['wrong-format /id', { title: 'x', id: '1' }],
  ['too-small /image/width', { title: 'x', image: { original: '/a', width: 0 } }],
  ['too-large /checkMarkList', { title: 'x', checkMarkList: Array(13).fill('x') }],
  ['wrong-type /image/width', { title: 'x', image: { original: '/a', width: 1.5 } }],
])('%s', (problem, props) => {
  expect(summary(checkCard({ componentType: 'service-card', ...props }))).toEqual([problem]);
});

test('an empty list that needs an item is too small', () => {
  const problems = checkAccordion({ componentType: 'accordion', items: [] });

  expect(summary(problems)).toEqual(['too-small /items']);
});

test('a regular expression that cannot be read is a wrong format', () => {
  const flexPage = { endpoint: '/page', urlPatterns: ['^/en', '('] };
  const layouts = { default: { order: ['main'] } };
  const experience = { name: 'a', appName: 'A', locales: [{ locale: 'en-GB', label: 'English' }] };

  const problems = checkExperience({
    ...experience,
    flexPage,
    layouts,
    routes: [{ pathPattern: '/' }],
  });

  expect(summary(problems)).toEqual(['wrong-format /flexPage/urlPatterns/1']);
});

test.each([[undefined], [null], [5], ['text'], [[]]])(
  '%j is of a wrong type, and no more',
  (value) => {
    expect(summary(checkCard(value))).toEqual(['wrong-type ']);
  },
);

test('every problem says in full sentences what happened and what to do', () => {
  const problems = checkCard({
    componentType: 5,
    titel: '',
    link: { text: 'x' },
    id: '!',
    image: 1,
  });

  expect(problems).toHaveLength(5);
  const sentences = problems.flatMap(({ message, fix }) => [message, fix]);
  expect(sentences.filter((sentence) => !sentence.endsWith('.'))).toEqual([]);
});
