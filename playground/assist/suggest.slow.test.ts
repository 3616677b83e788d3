import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkDocument } from '#schemas/validate/checks/check-document.ts';
import { PAGE_ID } from '#schemas/schema-ids.ts';
import { takeSample } from '#tests/sample/take-sample.ts';
import type { DocumentName } from '../state/document/names.ts';
import { sampleCompletionSources, SAMPLE_MACROS } from './sample-completion-sources.testing.ts';
import { listSuggestions, type Suggestion } from './suggest.ts';
import { MAX_LOOKED_THROUGH } from './text-place.ts';

const sources = await sampleCompletionSources();

const zone = (item: string) => `{"data": {"flexZone": {"flexComponents": [${item}]}}}`;

/** Returns the suggestions at the bar (`|`) in a text; the bar is not part of it. */
function offeredAtBar(marked: string, document: DocumentName = 'page') {
  const text = marked.replace('|', '');
  const asked = { text, offset: marked.indexOf('|'), document, macros: SAMPLE_MACROS };
  return listSuggestions(asked, sources);
}

const labelsAtBar = (marked: string) => offeredAtBar(marked).map(({ label }) => label);

/** The text after a suggestion has been accepted as it stands. */
function accepted(marked: string, label: string): string {
  const text = marked.replace('|', '');
  const found = offeredAtBar(marked).find((each) => each.label === label);
  if (!found) throw new Error(`${label} is not offered.`);
  const [indent = ''] = /[ \t]*$/.exec(text.slice(0, found.start).replace(/\S.*$/, '')) ?? [];
  return text.slice(0, found.start) + written(found, indent) + text.slice(found.end);
}

/**
 * Returns the text that an editor makes of a snippet: the placeholders keep their default text, and
 * its lines take the indentation of the first.
 */
function written({ text, isSnippet }: Suggestion, indent: string): string {
  if (!isSnippet) return text;
  return text
    .replace(/\$\d+|\$\{\d+:((?:\\.|[^\\}])*)\}/g, (_, inner: string = '') => inner)
    .replace(/\\([\\$}])/g, '$1')
    .replaceAll('\n', `\n${indent}`);
}

test.each([
  '|',
  'ser|',
  '"ser|"',
  '"ser|',
  '\n  |\n',
  '{"componentType": "cards", "cards": []}, |',
  '|{"componentType": "paragraph"}',
  '{"componentType": "paragraph"} |',
])('every component offered at %j is accepted whole and without a problem', (item) => {
  const offered = labelsAtBar(zone(item));

  const wrong = offered.filter((type) => {
    const page: unknown = JSON.parse(accepted(zone(item), type));
    const problems = checkDocument({ $schema: PAGE_ID, ...(page as object) }, sources.checks);
    return problems.some(({ severity }) => severity === 'error');
  });

  expect(offered.length).toBeGreaterThan(10);
  expect(wrong).toEqual([]);
});

test('a zone is offered what may stand in it, a list of cards the cards', () => {
  const header = labelsAtBar('{"data": {"mainHeaderZone": {"flexComponents": [|]}}}');
  const cards = labelsAtBar(zone('{"componentType": "cards", "cards": [|]}'));

  expect(header).toContain('home-header');
  expect(header).not.toContain('paragraph');
  expect(cards).toContain('service-card');
  expect(cards).not.toContain('cards');
});

test('a component is named by its type and explained, with a place to type at each of its texts', () => {
  const [accordion] = offeredAtBar(zone('|'));

  expect(accordion).toMatchObject({ kind: 'component', label: 'accordion', isSnippet: true });
  expect(accordion?.documentation).toContain('About accordion\\.');
  expect(accordion?.text).toContain('"title": "${1:How do I block my card?}"');
});

test('a component stands on lines of its own, indented as its place asks', () => {
  const list = '{\n  "flexComponents": [|]\n}';
  const text = accepted(`{"data": {"flexZone": ${list}}}`, 'legal-banner');

  expect(text).toContain('[\n    {\n      "componentType": "legal-banner"\n    }\n');
});

const link = (url: string) =>
  zone(`{"componentType": "service-card", "title": "A", "link": {"text": "B", "url": ${url}}}`);
const card = (title: string) => zone(`{"componentType": "service-card", "title": ${title}}`);
const icon = (id: string) =>
  zone(`{"componentType": "highlight-box", "title": "A", "icon": ${id}}`);
const image = (url: string) =>
  zone(`{"componentType": "service-card", "title": "A", "image": {"original": ${url}}}`);

test.each([
  '"%{|"',
  '"%|"',
  '"Up to %{sav|',
  '"Up to %{savings:total-ra|te}% a year"',
  '"%{|}%"',
  '"%{|}"',
  '"%{savings:hours}% and %{|"',
  '"%{a:b}% %{|"',
])('a placeholder begun in %s is replaced by a macro, and nothing but that', (title) => {
  const text = accepted(card(title), 'savings:total-rate');
  const [before = ''] = title.split(/%\{?[^%{]*\|/);
  const value: unknown = text.slice(text.indexOf('"title": ') + 9);

  expect(value).toContain(`${before}%{savings:total-rate}%`);
  expect(String(value).split('%{savings:total-rate}%')).toHaveLength(2);
});

test('what stands behind a placeholder stays', () => {
  const text = accepted(card('"Up to %{savings:|total-rate}% a year"'), 'savings:ceiling');

  expect(JSON.parse(text)).toEqual(JSON.parse(card('"Up to %{savings:ceiling}% a year"')));
});

test('macros are offered with their values', () => {
  const shown = offeredAtBar(card('"%{|"')).map(({ label, detail }) => [label, detail]);

  expect(shown).toEqual([
    ['savings:total-rate', '2.35%'],
    ['savings:ceiling', '100000 EUR'],
    ['savings:hours', 'Daily'],
  ]);
});

test.each(['"|"', '|', '"vit|rine:regular:nothing"', '"vitrine|'])(
  'an icon is offered with its drawing at %s, and replaces all that stands there',
  (id) => {
    const [key] = offeredAtBar(icon(id));

    expect(labelsAtBar(icon(id))).toEqual(['vitrine:regular:key', 'vitrine:regular:clock']);
    expect(key?.documentation).toContain('![](data:image/svg+xml,');
    expect(JSON.parse(accepted(icon(id), 'vitrine:regular:key'))).toEqual(
      JSON.parse(icon('"vitrine:regular:key"')),
    );
  },
);

test('a picture is offered with what it shows and its size, in the format that its member wants', () => {
  const [skyline] = offeredAtBar(image('"|"'));
  const sized = labelsAtBar(image('"/a.svg", "transformBaseUrl": "|"'));

  expect(skyline).toMatchObject({ label: '/images/skyline.svg', detail: '720 × 480' });
  expect(skyline?.documentation).toContain('A city at dusk');
  expect(sized).toContain('/images/skyline.png');
});

test('the pages are offered with their titles, where an address may stand', () => {
  const offered = offeredAtBar(link('"/en|"'));

  expect(offered.find(({ label }) => label === '/en/individuals')?.detail).toBe('Individuals');
  expect(JSON.parse(accepted(link('"/en|/old"'), '/en/business'))).toEqual(
    JSON.parse(link('"/en/business"')),
  );
});

test.each([card('"|"'), card('"50|% off"'), '{"data": {"fl|": 1}}', icon('"a", "body": "|"')])(
  'nothing is offered at %s, where the schema has its say alone',
  (marked) => {
    expect(labelsAtBar(marked)).toEqual([]);
  },
);

test('in the macros there are no placeholders', () => {
  expect(offeredAtBar('{"a": {"groups": [{"name": "%{|"}]}}', 'macros')).toEqual([]);
});

const FIXTURES = globSync('fixtures/{pages,headers,cards,blocks}/**/*.json').toSorted();

test('at every place of every fixture, and of what is left of it, asking is safe', () => {
  let asked = 0;
  const sample = takeSample(FIXTURES, { count: 40, pathsOf: (path) => [path] });
  for (const path of sample) {
    const text = readFileSync(path, 'utf8');
    const step = Math.max(1, Math.floor(text.length / 40));
    for (let offset = 0; offset <= text.length; offset += step) {
      for (const broken of [text, text.slice(0, offset), text.slice(offset)]) {
        const at = Math.min(offset, broken.length);
        for (const { start, end } of listSuggestions(
          { text: broken, offset: at, document: 'page', macros: SAMPLE_MACROS },
          sources,
        )) {
          if (start > at || end < at || broken.slice(start, end).includes('\n')) {
            throw new Error(`${path} at ${at}: ${start} to ${end}`);
          }
        }
        asked += 1;
      }
    }
  }

  expect(asked).toBeGreaterThan(40 * sample.length);
});

/** A text of the fixtures with the caret in one of its strings, which is emptied from there on. */
function emptied(path: string, beginning: string): string {
  const text = readFileSync(path, 'utf8');
  const at = text.indexOf(beginning) + beginning.length;
  expect(text).toContain(beginning);
  return `${text.slice(0, at)}|${text.slice(at).replace(/^[^"\\]*/, '')}`;
}

test('as its type a zone is offered what may stand in it, a list of cards the cards', () => {
  const HOME = 'fixtures/pages/en/individuals.json';
  const header = emptied(
    HOME,
    '"mainHeaderZone": {\n      "flexComponents": [\n        {\n          "componentType": "',
  );
  const inList = emptied(HOME, '"cards": [\n            {\n              "componentType": "');

  expect(labelsAtBar(header)).toContain('home-header');
  expect(labelsAtBar(header)).not.toContain('paragraph');
  expect(labelsAtBar(inList)).toContain('news-card');
  expect(labelsAtBar(inList)).not.toContain('cards');
  expect(accepted(inList, 'news-card')).toBe(inList.replace('|', 'news-card'));
});

test.each(['"|"', '|', '"par|', '"par|x"'])('a type at %s is replaced whole', (type) => {
  const text = zone(`{"componentType": ${type}}`);

  expect(accepted(text, 'paragraph')).toBe(zone('{"componentType": "paragraph"}'));
});

test('in rich text the address of a link is offered the pages, and nothing but it changes', () => {
  const text = emptied('fixtures/blocks/paragraph/full.json', '<a href=\\"');
  const page = zone(text);

  expect(labelsAtBar(page)).toContain('/en/business');
  expect(accepted(page, '/en/business')).toBe(page.replace('|', '/en/business'));
  expect(labelsAtBar(page.replace('|', '/en|/old#part'))).toContain('/en/business');
  expect(accepted(page.replace('|', '/en|/old'), '/en/business')).toBe(
    page.replace('|', '/en/business'),
  );
});

const rich = (value: string) =>
  zone(`{"componentType": "paragraph", "title": "A", "richBody": {"value": "${value}"}}`);

test('a text that only looks like a link, or is no rich text, is offered no pages', () => {
  expect(labelsAtBar(rich("<a href='|'>"))).toContain('/en/business');
  expect(labelsAtBar(rich('<p title=\\"|'))).toEqual([]);
  expect(labelsAtBar(rich('<a href=\\"/en\\">|'))).toEqual([]);
  expect(labelsAtBar(card('"<a href=\\"|"'))).toEqual([]);
});

test('a place behind more text than is looked through, or within more levels, is offered nothing', () => {
  const long = `{"data": {"a": "${'x'.repeat(MAX_LOOKED_THROUGH)}", "flexZone": {"flexComponents": [|]}}}`;
  const deep = zone(`${'{"a": ['.repeat(5_000)}|`);

  expect(labelsAtBar(long)).toEqual([]);
  expect(labelsAtBar(deep)).toEqual([]);
  expect(labelsAtBar(long.replace('xx', ''.padEnd(2)).replace(/x{99}/g, ''))).not.toEqual([]);
});
