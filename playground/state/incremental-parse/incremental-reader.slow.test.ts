import { readFileSync } from 'node:fs';
import { array, assert, constantFrom, nat, oneof, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyPatch } from '#schemas/validate/json/apply-patch.ts';
import { MAX_DOCUMENT_BYTES } from '#schemas/max-document-bytes.ts';
import { countRuns } from '#tests/sample/count-runs.ts';
import { edit, getLastRead, settle, startDraft, type Draft } from '../document/draft.ts';
import { deferLarge, MAX_CHARACTERS_AT_ONCE } from '../large-texts/connect-large-texts.ts';
import { readText } from '../sample-scenario.testing.ts';
import { createIncrementalReader } from './incremental-reader.ts';

const FIXTURES = ['pages/en/individuals', 'pages/fr/particuliers'];
const TEXTS = FIXTURES.map((path) => readFileSync(`fixtures/${path}.json`, 'utf8'));

const open = (text: string) => startDraft(text, readText('page', text));
const pageOf = (...components: readonly object[]) =>
  JSON.stringify({ data: { flexZone: { flexComponents: components } } }, undefined, 2);
const TITLE = { componentType: 'section-title', title: 'November' };

/** The draft after a text has been typed, and how it was read. */
function type(draft: Draft, text: string, read = createIncrementalReader(readText)) {
  const reading = read('page', text, draft);
  return { reading, draft: edit(draft, text, reading) };
}

describe('a change within a component', () => {
  test('is known at once, as a patch that gives what the text says', () => {
    const draft = open(pageOf(TITLE));

    const { reading, draft: typed } = type(draft, draft.text.replace('November', 'Novembre'));

    expect(reading.incremental).toEqual([
      { op: 'replace', path: '/data/flexZone/flexComponents/0/title', value: 'Novembre' },
    ]);
    expect(typed.lastGood).toEqual(JSON.parse(typed.text));
    expect(typed).toMatchObject({ status: 'incremental' });
    expect(getLastRead(typed)).toBe(draft.lastGood);
  });

  test('of anything but a string is known at once too', () => {
    const draft = open(pageOf({ ...TITLE, linkText: 'All' }));

    const { reading } = type(draft, draft.text.replace(/,\s*"linkText": "All"/, ''));

    expect(reading.incremental).toEqual([
      { op: 'remove', path: '/data/flexZone/flexComponents/0/linkText' },
    ]);
  });

  test('in a text too long to be read between two keys is known at once too', () => {
    const long = pageOf(TITLE) + ' '.repeat(MAX_CHARACTERS_AT_ONCE);
    const draft = { ...open(long), lastGoodText: long };
    const text = long.replace('November', 'Novembre');

    const { draft: typed } = type(draft, text, createIncrementalReader(deferLarge(readText)));

    expect(typed).toMatchObject({ status: 'incremental', lastGoodText: text, of: long });
  });

  test('is read again once there is time, and is not another page then', () => {
    const draft = open(pageOf(TITLE));
    const { draft: typed } = type(draft, draft.text.replace('November', 'Novembre'));

    const settled = settle(typed, readText('page', typed.text));

    expect(settled.lastGood).toBe(typed.lastGood);
    expect(settled.status).toBe('read');
  });

  test('is known at once with what is wrong in it, which is named once it is read', () => {
    const draft = open(pageOf(TITLE));

    const { draft: typed } = type(draft, draft.text.replace('section-title', 'section'));
    const settled = settle(typed, readText('page', typed.text));

    expect(typed.lastGood).toEqual(JSON.parse(typed.text));
    expect(settled).toMatchObject({ status: 'read', problems: [{ code: 'unknown-component' }] });
    expect(settled.lastGood).toBe(typed.lastGood);
  });

  test('of a page with errors is known at once too', () => {
    const wrong = open(pageOf({ ...TITLE, componentType: 'section' }));

    const { reading } = type(wrong, wrong.text.replace('November', 'Novembre'));

    expect(reading.incremental).toHaveLength(1);
  });

  test('that makes the text too large is taken back', () => {
    const draft = open(pageOf(TITLE));
    const { draft: typed } = type(draft, draft.text.replace('November', 'Novembre'));
    const tooLarge = readText('page', typed.text + ' '.repeat(MAX_DOCUMENT_BYTES));

    const settled = settle(typed, tooLarge);

    expect(settled).toMatchObject({ status: 'stale', problems: [{ code: 'document-too-large' }] });
    expect(settled.lastGood).toBe(draft.lastGood);
  });
});

test.each([
  ['broken text', (text: string) => text.replace('November', 'Nov"ember')],
  ['a line break in a string', (text: string) => text.replace('November', 'Nov\nember')],
  ['another component', () => pageOf(TITLE, TITLE)],
  ['a name that is there already', (text: string) => text.replace('Nov', 'N", "title": "')],
])('%s is left to whoever reads all of the text', (_, change) => {
  const draft = open(pageOf(TITLE));
  const text = change(draft.text);

  const { reading } = type(draft, text);

  expect(reading).toEqual(readText('page', text));
});

test('a text with a name twice is read as a whole', () => {
  const twice = open(pageOf(TITLE).replace('"title"', '"title": "Old", "title"'));

  const { reading } = type(twice, twice.text.replace('November', 'Novembre'));

  expect(reading.incremental).toBeUndefined();
});

test('whatever is typed into a page, what is known at once is what the text says', () => {
  const known: Known[] = [];
  assert(
    property(constantFrom(...TEXTS), edits(), (text, typed) => {
      known.push(...knownAtOnce(text, typed));
    }),
    { numRuns: countRuns(50, 500) },
  );

  expect(known.length).toBeGreaterThan(20);
  for (const { patched, draft } of known) {
    const value: unknown = JSON.parse(draft.text);
    expect(patched).toEqual(value);
    expect(draft.lastGood).toEqual(value);
    expect(settle(draft, readText('page', draft.text)).lastGood).toBe(draft.lastGood);
  }
});

/** A text that was known before it was read. */
interface Known {
  readonly draft: Draft;
  /** The page before it, with the patch made on that. */
  readonly patched: unknown;
}

interface TypedEdit {
  readonly where: number;
  readonly removed: number;
  readonly added: string;
}

/**
 * Makes edits of a text one after the other. Most go on where the one before was, as typing does.
 */
function knownAtOnce(text: string, typed: readonly TypedEdit[]): Known[] {
  const read = createIncrementalReader(readText);
  const known: Known[] = [];
  let draft = open(text);
  let offset = 0;
  for (const { where, removed, added } of typed) {
    const ends = [...draft.text.matchAll(/[a-z]",?$/gm)].map(({ index }) => index);
    offset = offset === 0 || where % 4 === 0 ? (ends[where % ends.length] ?? 1) : offset + 1;
    const next = draft.text.slice(0, offset) + added + draft.text.slice(offset + removed);
    if (next === draft.text) continue;
    const { reading, draft: after } = type(draft, next, read);
    if (reading.incremental) {
      known.push({ draft: after, patched: applyPatch(draft.lastGood, reading.incremental) });
    }
    draft = after;
  }
  return known;
}

function edits() {
  return array(record({ where: nat(), removed: nat(4), added: keys() }), {
    minLength: 1,
    maxLength: 6,
  });
}

/** Generates typed texts: words most of the time, and characters that have a meaning in JSON. */
function keys() {
  return oneof(
    { weight: 5, arbitrary: constantFrom('x', ' y', 'é', '') },
    constantFrom('"', '\\', '\\"', '\\u00e9', '{', '}', ',', '\n', '", "', '": "'),
  );
}
