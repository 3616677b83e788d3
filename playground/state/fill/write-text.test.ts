import { expect, test } from 'vitest';
import { open, redo, undo, type Playground } from '../playground.ts';
import { readText, sampleScenario } from '../sample-scenario.testing.ts';
import { createComponentReader } from './component-reader.ts';
import { writeText } from './write-text.ts';

const MEMBER = '/data/flexZone/flexComponents/0/title';
const PAGE = String.raw`{ "data": { "flexZone": { "flexComponents": [
  { "componentType": "section-title",  "title": "Caf\u00e9" }
] } } }`;

const opened = open(
  { ...sampleScenario, texts: { ...sampleScenario.texts, page: PAGE } },
  readText,
);
const readers = { readText, readComponent: createComponentReader() };
const pageOf = ({ documents }: Playground) => documents.page.text;

/** Writes one text after the other, minutes apart. */
function write(start: Playground, texts: readonly string[], session = 'one'): Playground {
  return texts.reduce(
    (playground, text, index) =>
      writeText(
        playground,
        { member: MEMBER, before: 'Café', text, session, time: index * 60_000 },
        readers,
      ),
    start,
  );
}

const LONG = 'A text that was pasted, and is longer than what any one key brings';

test('a text that is written on the page is one change, which is taken back byte for byte', () => {
  const written = write(opened, ['Caf', 'Bar', LONG, 'Bar “x”']);

  expect(pageOf(written)).toBe(PAGE.replace(String.raw`Caf\u00e9`, 'Bar “x”'));
  expect(written.history.past).toHaveLength(1);
  expect(pageOf(undo(written, readText))).toBe(PAGE);
  expect(pageOf(redo(undo(written, readText), readText))).toBe(pageOf(written));
});

test('a text that ends as it began leaves every character of the document as it was', () => {
  const back = write(opened, ['Caf', 'Bar', 'Café']);

  expect(pageOf(back)).toBe(PAGE);
  expect(back.history.past).toEqual([]);
});

test('another go is another change', () => {
  const again = write(write(opened, ['Bar', 'Café', 'Pub']), ['Inn'], 'two');
  const other = writeText(
    write(opened, ['Pub']),
    { member: MEMBER, before: 'Pub', text: 'Inn', session: 'two', time: 0 },
    readers,
  );

  expect(pageOf(again)).toContain('"Pub"');
  expect(pageOf(other)).toContain('"Inn"');
  expect(other.history.past).toHaveLength(2);
});

test.each([
  ['another text stands there', { before: 'Restaurant' }],
  ['no text stands there', { member: '/data/flexZone/flexComponents/0' }],
  ['nothing stands there', { member: '/data/flexZone/flexComponents/1/title' }],
])('nothing is written where %s', (_, other) => {
  const asked = { member: MEMBER, before: 'Café', text: 'Bar', session: 'one', time: 0, ...other };

  expect(writeText(opened, asked, readers)).toBe(opened);
});
