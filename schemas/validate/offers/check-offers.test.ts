import { expect, test } from 'vitest';
import { checkDocument } from '../checks/check-document.ts';
import { loadKnownChecks, type ShownContents } from '../known-checks.ts';
import { listContents, listOffers } from './list-offers.ts';

const known = await loadKnownChecks();

const option = (content: unknown) => ({ type: 'html', content });
const answer = (execute: object) => ({
  $schema: 'https://experience.local/offers.schema.json',
  execute,
});
const mbox = (name: string, ...contents: readonly unknown[]) => ({
  name,
  options: contents.map(option),
});
const problemsOf = (execute: object, shownContents?: ShownContents) =>
  checkDocument(answer(execute), known, { content: shownContents ? { shownContents } : {} });

const CONTENTS = ['hero:saver', 'hero:new', 'rates:high'];

test('an offer that no page has a content for is advice with the nearest one', () => {
  const mboxes = [
    mbox('hero', 'svaer', 'new', 'default'),
    mbox('rates', { content: 'high' }, { content: 'low' }, { limited: true }),
    mbox('rats', 'default', 'high'),
  ];

  expect(problemsOf({ mboxes }, { contents: CONTENTS, areComplete: true })).toMatchObject([
    {
      code: 'offer-for-nobody',
      severity: 'warning',
      pointer: '/execute/mboxes/0/options/0/content',
      suggestion: 'saver',
    },
    { code: 'offer-for-nobody', pointer: '/execute/mboxes/1/options/1/content/content' },
    { code: 'offer-for-nobody', pointer: '/execute/mboxes/2/name', suggestion: 'rates' },
  ]);
});

test('where one page is known, an mbox that it lacks may be on another', () => {
  const mboxes = [mbox('hero', 'svaer'), mbox('nowhere', 'default')];

  expect(problemsOf({ mboxes }, { contents: CONTENTS, areComplete: false })).toMatchObject([
    { pointer: '/execute/mboxes/0/options/0/content' },
  ]);
  expect(problemsOf({ mboxes })).toEqual([]);
});

test('an offer of the page as a whole names its mbox itself', () => {
  const pageLoad = { options: ['hero:new', 'hero:savre'].map(option) };

  expect(problemsOf({ pageLoad }, { contents: CONTENTS, areComplete: true })).toMatchObject([
    { pointer: '/execute/pageLoad/options/1/content', suggestion: 'hero:saver' },
  ]);
});

test('contents are read off pages, nested ones too, and offers off answers, whatever else comes', () => {
  const taxonomies = [{ key: 'personalization', values: ['hero:saver', 'hero:new', 'no key'] }];
  const page = { data: { flexZone: { flexComponents: [{ cards: [{ taxonomies }] }] } } };

  expect(listContents(page)).toEqual(['hero:saver', 'hero:new']);
  expect([{ taxonomies }, null, [page], 'x'].flatMap(listContents)).toEqual([]);
  expect(
    [null, [], { execute: { mboxes: [null, { name: 5, options: [1] }] } }].flatMap(listOffers),
  ).toEqual([]);
});

test.each<[string, object, string[]]>([
  ['an mbox twice', { mboxes: [mbox('hero', 'new'), mbox('hero', 'saver')] }, ['mboxes/1/name']],
  ['JSON that says nothing', { mboxes: [mbox('hero', {})] }, ['mboxes/0/options/0/content']],
  [
    'JSON that is limited in words',
    { mboxes: [mbox('hero', { limited: 'yes' })] },
    ['mboxes/0/options/0/content'],
  ],
  [
    'a content without its mbox',
    { pageLoad: { options: [option('saver')] } },
    ['pageLoad/options/0/content'],
  ],
  [
    'no content for the page',
    { pageLoad: { options: [option({})] } },
    ['pageLoad/options/0/content'],
  ],
  ['an mbox without an offer', { mboxes: [{ name: 'hero', options: [] }] }, []],
  ['more than one offer', { mboxes: [mbox('hero', 'new', 'saver')] }, []],
  ['more to ask for', { mboxes: [mbox('hero', { limited: true }), mbox('hero', 'new')] }, []],
])('an answer with %s tells what of it no page reads', (_, execute, places) => {
  expect(problemsOf(execute).map(({ code, pointer }) => `${code} ${pointer}`)).toEqual(
    places.map((place) => `offer-without-effect /execute/${place}`),
  );
});
