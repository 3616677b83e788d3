import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import schemas from '#schemas/generated/editor-schemas.json' with { type: 'json' };
import { isRecord } from '#schemas/is-record.ts';
import { loadKnownChecks } from '#schemas/validate/known-checks.ts';
import { collectFailures } from '#tests/sample/collect-failures.ts';
import { takeSample } from '#tests/sample/take-sample.ts';
import { createTextReader } from '../document/check-text.ts';
import type { DocumentName } from '../document/names.ts';
import { applyQuickFix, findQuickFix } from '../quick-fix.ts';
import { changeFinder } from './find-change.ts';

const read = createTextReader(await loadKnownChecks());
const find = changeFinder(schemas);
const toText = (value: unknown) => JSON.stringify(value, undefined, 2);
const pageOf = (component: unknown) => ({ data: { flexZone: { flexComponents: [component] } } });

/** The changes that are known for the problems of a document. */
function changesOf(document: DocumentName, text: string) {
  return read(document, text).problems.map((problem) => find({ problem, document, text }));
}

const changesIn = (component: unknown) =>
  changesOf('page', toText(pageOf(component))).map(
    (change) => change && { ...change, path: change.path.replace(/^.*flexComponents\/0\//, '') },
  );

describe('a change that does away with a problem', () => {
  test.each<[string, object, object]>([
    [
      'adds what is required, with its example',
      { componentType: 'section-title' },
      { op: 'add', path: 'title', value: 'Picked for November' },
    ],
    [
      'removes what is null and may be left out',
      { componentType: 'service-card', title: 'x', intro: null },
      { op: 'remove', path: 'intro' },
    ],
    [
      'removes a null where words of a list may stand',
      { componentType: 'service-card', title: 'x', cardSize: null },
      { op: 'remove', path: 'cardSize' },
    ],
    [
      'removes what is of a wrong type and may be left out',
      { componentType: 'service-card', title: 'x', link: '/en' },
      { op: 'remove', path: 'link' },
    ],
    [
      'removes an item that is null',
      { componentType: 'service-card', title: 'x', checkMarkList: ['a', null] },
      { op: 'remove', path: 'checkMarkList/1' },
    ],
    [
      'removes the only item of a list that may be empty, though one is advised',
      { componentType: 'link-list', textLinks: [[]] },
      { op: 'remove', path: 'textLinks/0' },
    ],
    [
      'puts a value in the place of one that is required and null',
      { componentType: 'section-title', title: null },
      { op: 'replace', path: 'title', value: 'Picked for November' },
    ],
    [
      'puts an empty list in the place of one that is required and something else',
      { componentType: 'cards', cards: 'x' },
      { op: 'replace', path: 'cards', value: [] },
    ],
    [
      'puts the usual word in the place of one that is in no list',
      { componentType: 'service-card', title: 'x', cardSize: 'q' },
      { op: 'replace', path: 'cardSize', value: 'medium' },
    ],
    [
      'puts an example in the place of a required text that is empty',
      { componentType: 'section-title', title: '' },
      { op: 'replace', path: 'title', value: 'Picked for November' },
    ],
    [
      'adds what the feature asks for that is named',
      { componentType: 'feature', name: 'branch-opening-hours', properties: {} },
      { op: 'add', path: 'properties/branch', value: 'ghent-korenmarkt' },
    ],
    [
      'keeps what a feature has to be configured with',
      { componentType: 'feature', name: 'branch-opening-hours', properties: null },
      { op: 'replace', path: 'properties', value: { branch: 'ghent-korenmarkt' } },
    ],
  ])('%s', (_what, component, change) => {
    expect(changesIn(component)).toEqual([change]);
  });

  test.each<[string, object]>([
    ['what a component is', { title: 'x' }],
    ['what a component is, where null says it', { componentType: null, title: 'x' }],
    ['what has its own correction', { componentType: 'section-title', title: 7 }],
    [
      'the last of the items that there have to be',
      { componentType: 'action-accordion', title: 'x', items: [null] },
    ],
  ])('is not known for %s', (_what, component) => {
    const changes = changesIn(component);

    expect(changes).not.toEqual([]);
    expect(new Set(changes)).toEqual(new Set([undefined]));
  });

  test('is not known for a text that cannot be read, nor for the whole of one', () => {
    expect([...changesOf('page', '{"data": '), ...changesOf('page', 'null')]).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('is found under the name of the file that a document of several stands under', () => {
    const group = { name: 'savings' };

    expect(changesOf('macros', toText({ 'a/b': { groups: [group] } }))).toEqual([
      { op: 'add', path: '/a~1b/groups/0/keys', value: [] },
    ]);
  });
});

const DOCUMENTS: readonly (readonly [DocumentName, string])[] = [
  ['page', 'fixtures/{blocks,cards,headers}/*/full.json'],
  ['macros', 'fixtures/macros/{general,loans}.json'],
  ['experiments', 'fixtures/experiment-list/home-loans.json'],
  ['offers', 'fixtures/offers/full.json'],
  ['shell', 'fixtures/cms-data/en-GB.json'],
  ['experience', 'site/experience.json'],
];

const FILES = DOCUMENTS.flatMap(([document, files]) =>
  globSync(files).map((file) => ({ document, file })),
);

/**
 * Every run tries some members of each file, and many members of a file that the change touches;
 * the deep tests try all.
 */
const MEMBERS = 6;
const MANY_MEMBERS = 60;
const touched = new Set(takeSample(FILES, { count: 1, pathsOf: ({ file }) => [file] }));

test('of a document with any member missing or wrong, a change leaves no other place worse', async () => {
  let changes = 0;

  const failures = await collectFailures(
    FILES,
    ({ file }) => file,
    (each) => {
      const count = touched.has(each) ? MANY_MEMBERS : MEMBERS;
      const good: unknown = JSON.parse(readFileSync(each.file, 'utf8'));
      for (const spoilt of takeSample(spoiltDocuments(each.document, good), { count })) {
        const found = changesAndWorse(each.document, spoilt());
        changes += found.changes;
        expect(found.worse).toEqual([]);
      }
    },
  );

  expect(failures).toEqual([]);
  expect(changes).toBeGreaterThan(FILES.length);
});

/**
 * Counts the changes that are known for a document, and lists those that leave their problem or
 * bring another one.
 */
function changesAndWorse(document: DocumentName, spoilt: unknown) {
  const worse: string[] = [];
  let changes = 0;
  const text = toText(spoilt);
  const before = read(document, text).problems;
  const known = new Set(before.map(({ pointer }) => pointer));
  for (const problem of before) {
    const change = find({ problem, document, text });
    if (!change) continue;
    const fix = findQuickFix(problem, text, change);
    changes += 1;
    const after = fix ? read(document, applyQuickFix(text, fix)).problems : before;
    const isLeft = after.some(
      ({ code, pointer }) => code === problem.code && pointer === problem.pointer,
    );
    // A member that is gone may bring advice, which is no mistake.
    const isWorse = after.some(
      ({ pointer, severity }) => severity === 'error' && !known.has(pointer),
    );
    if (isLeft || isWorse) {
      worse.push(`${problem.code} ${JSON.stringify(change)}`);
    }
  }
  return { changes, worse };
}

/**
 * Makes a document with each of its members taken away, made `null`, or of a type that it has not.
 */
function spoiltDocuments(document: DocumentName, good: unknown): (() => unknown)[] {
  const whole = () => structuredClone(document === 'page' ? pageOf(good) : named(document, good));
  return placesIn(whole()).flatMap((_, index) =>
    [undefined, null, 12, 'q', {}].map((wrong) => () => {
      const spoilt = whole();
      const { holder, name } = placesIn(spoilt)[index] ?? { holder: {}, name: '' };
      if (wrong === undefined) Reflect.deleteProperty(holder, name);
      else Reflect.set(holder, name, wrong);
      return spoilt;
    }),
  );
}

function named(document: DocumentName, value: unknown): unknown {
  return document === 'experience' ? value : { file: value };
}

/** The members of all objects inside a value. */
function placesIn(value: unknown): { readonly holder: object; readonly name: string }[] {
  if (Array.isArray(value)) return value.flatMap(placesIn);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    { holder: value, name },
    ...placesIn(inner),
  ]);
}
