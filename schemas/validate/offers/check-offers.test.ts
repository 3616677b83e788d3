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
  const pageLoad = { options: ['hero:new', 'hero:savre', 'default'].map(option) };

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
