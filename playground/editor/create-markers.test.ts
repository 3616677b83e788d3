import { expect, test } from 'vitest';
import { translatorFor } from '../environment/messages.ts';
import { readText } from '../state/sample-scenario.testing.ts';
import { leaveEnglish } from '../wording/translate-problem.ts';
import { createMarkers } from './editor-region.tsx';

const words = { t: translatorFor('en-GB'), toWords: leaveEnglish };
const zone = (component: string) => `{"data": {"flexZone": {"flexComponents": [${component}]}}}`;
const markersIn = (text: string) =>
  createMarkers({ text, problems: readText('page', text).problems }, words);

test('a misspelt type is underlined, with the quick fix that replaces it', () => {
  const text = zone('{"componentType": "servise-card"}');

  const [marker] = markersIn(text);

  expect(marker).toMatchObject({
    severity: 'error',
    code: 'unknown-component',
    fix: { title: 'Use service-card' },
  });
  expect(marker?.fix?.edit()).toMatchObject({ text: '"service-card"' });
  expect(text.slice(marker?.offset, (marker?.offset ?? 0) + (marker?.length ?? 0))).toBe(
    '"servise-card"',
  );
  expect(marker?.message).toMatch(/^Unknown component: servise-card\. \S/);
});

test('what has to go has a quick fix that removes it', () => {
  const text = zone('{"componentType": "section-title", "title": "x", "qqqq": [1]}');

  const [marker] = markersIn(text);

  const { offset = 0, length = 0, ...fix } = marker?.fix?.edit() ?? {};
  expect([marker?.fix?.title, fix]).toEqual(['Remove it', { text: '' }]);
  expect(text.slice(offset, offset + length)).toBe(', "qqqq": [1]');
});

test('what the schemas know is a quick fix too', () => {
  const text = zone('{"componentType": "section-title"}');
  const path = '/data/flexZone/flexComponents/0/title';

  const [marker] = createMarkers(
    { text, problems: readText('page', text).problems },
    words,
    () => ({
      op: 'add',
      path,
      value: 'x',
    }),
  );

  expect(marker?.fix?.title).toBe('Add “title”');
  expect(marker?.fix?.edit()).toEqual({
    offset: text.indexOf('}'),
    length: 0,
    text: ', "title": "x"',
  });
});

test('a problem without a quick fix has none, and a good text no markers', () => {
  const [marker] = markersIn(zone('{"componentType": "zzzzzzzzzzzz"}'));

  expect(marker).toBeDefined();
  expect(marker).not.toHaveProperty('fix');
  expect(markersIn(zone('{"componentType": "section-title", "title": "x"}'))).toEqual([]);
});

test('of very many problems the first five hundred are underlined', () => {
  const many = Array.from({ length: 600 }, () => '{"componentType": "servise-card"}').join(',');
  const text = zone(many);
  const { problems } = readText('page', text);

  expect(problems.length).toBeGreaterThan(500);
  expect(createMarkers({ text, problems }, words).map(({ offset }) => offset)).toEqual(
    problems.slice(0, 500).map(({ place }) => place.offset),
  );
});
