import { expect, test } from 'vitest';
import { loadKnownChecks } from '#schemas/validate/known-checks.ts';
import { listTexts } from './list-texts.ts';
import { computeProgress, findNextText } from './progress.ts';
import { CARD, RATE, SOURCE, toPageText, TRANSLATION } from './sample-page.testing.ts';
import { markSame } from './translation.ts';

const known = await loadKnownChecks();
const LIST = '/data/flexZone/flexComponents';
const page = (text: string): unknown => JSON.parse(text);
const BODY = `${LIST}/1/richBody/value`;
const ALL = [
  '/data/meta/title',
  '/data/meta/description',
  `${LIST}/0/title`,
  `${LIST}/0/link/text`,
  BODY,
];

test('texts are what visitors read: no address, id, alternative text, or macro alone', () => {
  expect(listTexts(page(SOURCE), known).map(({ pointer }) => pointer)).toEqual(ALL);
});

test('what says the same as the other version is to be translated, wherever it was moved', () => {
  const moved = toPageText([RATE, { ...CARD, title: 'Une offre' }], { title: 'Printemps' });

  const { untranslated: left, texts } = computeProgress(TRANSLATION, page(moved), known);

  expect(texts).toHaveLength(4);
  expect(left.map(({ pointer }) => pointer)).toEqual([
    `${LIST}/0/richBody/value`,
    `${LIST}/1/link/text`,
  ]);
});

test('a text that is the same in both languages is none to translate, until that is taken back', () => {
  const kept = markSame(TRANSLATION, 'Spring', true);
  const leftAfter = (translation: typeof kept) =>
    computeProgress(translation, page(SOURCE), known).untranslated.length;

  expect([leftAfter(kept), leftAfter(markSame(kept, 'Spring', false))]).toEqual([4, 5]);
});

test('the original of a field is that of the component with its id, else of the one in its place', () => {
  const moved = toPageText([RATE, { ...CARD, title: 'Une offre' }]);
  const { findOriginal } = computeProgress(TRANSLATION, page(moved), known);

  expect([findOriginal(`${LIST}/1/title`), findOriginal('/data/meta/title')]).toEqual([
    'An offer',
    'Spring',
  ]);
  expect([findOriginal(`${LIST}/0/richBody/value`), findOriginal(`${LIST}/1/id`)]).toEqual([
    undefined,
    undefined,
  ]);
});

test('the next text follows the one that is filled in, over those that are translated, and round', () => {
  const progress = computeProgress(TRANSLATION, page(SOURCE), known);
  const partly = { ...progress, places: new Set([`${LIST}/0/title`, BODY]) };
  const next = (from: string | undefined, step: 1 | -1) =>
    findNextText(partly, from, step)?.pointer;

  expect([next(undefined, 1), next(`${LIST}/0/title`, 1), next(BODY, 1)]).toEqual([
    `${LIST}/0/title`,
    BODY,
    `${LIST}/0/title`,
  ]);
  expect([next(`${LIST}/1`, 1), next(`${LIST}/1`, -1), next('/data/meta/title', -1)]).toEqual([
    BODY,
    `${LIST}/0/title`,
    BODY,
  ]);
  expect(findNextText({ ...progress, places: new Set() }, undefined, 1)).toBeUndefined();
});
