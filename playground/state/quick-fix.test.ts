import { expect, test } from 'vitest';
import type { PatchOperation } from '#schemas/generated/scenario.ts';
import { loadKnownChecks } from '#schemas/validate/known-checks.ts';
import { translatorFor } from '../environment/messages.ts';
import { createTextReader } from './document/check-text.ts';
import { applyQuickFix, findQuickFix, formatQuickFixTitle } from './quick-fix.ts';

const read = createTextReader(await loadKnownChecks());

function fixFirst(text: string): string | undefined {
  const [first] = read('page', text).problems;
  const fix = first && findQuickFix(first, text);
  return fix && applyQuickFix(text, fix);
}

const zone = (component: string) =>
  `{ "data" :\t{"flexZone": {"flexComponents": [\n\n${component} ]}} }\n\n`;

test.each([
  ['a value', '{"componentType": "servise-card" , "title":"servise-card"}', '"servise-card"'],
  ['a name', '{"componentType": "section-title", "titel": "titel"}', '"titel"'],
])('the right spelling of %s replaces that token and nothing else', (_, component, wrong) => {
  const text = zone(component);

  const fixed = fixFirst(text);

  const right = { '"servise-card"': '"service-card"', '"titel"': '"title"' }[wrong];
  expect(fixed).toBe(right ? text.replace(wrong, right) : undefined);
});

test.each([
  [
    'a number in quotes',
    '{"componentType": "service-card", "title": "x", "image": {"original": "/a", "width": "640"}}',
    '"640"',
    '640',
  ],
  ['a text without quotes', '{"componentType": "section-title", "title": 7}', '7', '"7"'],
  ['a comma before the end', '{"componentType": "section-title", "title": "x",}', ',}', '}'],
  [
    'a name in single quotes',
    `{"componentType": "section-title", 'title': "x"}`,
    `'title'`,
    '"title"',
  ],
  [
    'an unknown member',
    '{"componentType": "section-title", "qqqq": {"a": [1, "}"]} , "title": "x"}',
    '"qqqq": {"a": [1, "}"]} , ',
    '',
  ],
  [
    'the last member, unknown',
    '{"componentType": "section-title", "title": "x" ,\n "qqqq": -1.5e3 }',
    ',\n "qqqq": -1.5e3',
    '',
  ],
  [
    'an unknown member behind which a line ends',
    '{"componentType": "section-title", "qqqq": 1,\n "title": "x" }',
    ', "qqqq": 1',
    '',
  ],
  [
    'a comma that is missing',
    '{"componentType": "section-title"\n  "title": "x"}',
    '"section-title"\n',
    '"section-title",\n',
  ],
  [
    'a colon that is missing',
    '{"componentType": "section-title", "title" "x"}',
    '"title" ',
    '"title": ',
  ],
  ['a bracket that is missing', '{"componentType": "cards", "x": [1 }', '[1 }', '[1] }'],
])('%s is corrected, and no other text changes', (...row) => {
  const [, component, wrong, right] = row;
  const text = zone(component);

  const fixed = fixFirst(text);

  expect(fixed).toBe(text.replace(wrong, right));
});

test.each([
  [
    'an unknown member where a required one is missing',
    '{"componentType": "section-title", "headline": "x"}',
  ],
  ['a brace that is missing anywhere', '{"componentType": "x", "a": {"b": 1, "c": 2}'],
  ['a text with quotation marks in it', '{"componentType": "x", "title": "Say "yes" now"}'],
  ['two commas that are missing', '{"componentType": "x" "a": 1 "b": 2}'],
])('%s has no quick fix: more than one thing may be meant', (_, component) => {
  expect(fixFirst(zone(component))).toBeUndefined();
});

test('the only member of its object is taken out, and the braces stay', () => {
  const text = '{"data": {"meta": { "qqqq": 1 }, "flexZone": {"flexComponents": []}}}';

  expect(fixFirst(text)).toBe('{"data": {"meta": {}, "flexZone": {"flexComponents": []}}}');
});

test('a problem without a suggestion has no quick fix', () => {
  expect(fixFirst(zone('{"componentType": "zzzzzzzzzzzz"}'))).toBeUndefined();
});

const long = 'A text that is too long to stand on a button beside its problem';

test.each<[string, PatchOperation, string, string]>([
  [
    'adds a member',
    { op: 'add', path: '/card/title', value: 'x' },
    'Add “title”',
    '{\n  "card": {\n    "link": null,\n    "title": "x"\n  }\n}\n',
  ],
  [
    'removes a member',
    { op: 'remove', path: '/card/link' },
    'Remove “link”',
    '{\n  "card": {}\n}\n',
  ],
  [
    'puts a short value in the place of another',
    { op: 'replace', path: '/card/link', value: 'x' },
    'Use "x"',
    '{\n  "card": {\n    "link": "x"\n  }\n}\n',
  ],
  [
    'puts a long one there',
    { op: 'replace', path: '/card/link', value: long },
    'Replace “link” with an example',
    `{\n  "card": {\n    "link": "${long}"\n  }\n}\n`,
  ],
])('a fix that %s says so, and changes nothing else', (...row) => {
  const [, change, title, after] = row;
  const [problem] = read('page', '{}').problems;
  const text = '{\n  "card": {\n    "link": null\n  }\n}\n';

  const fix = problem && findQuickFix(problem, text, change);

  expect(fix && applyQuickFix(text, fix)).toBe(after);
  expect(problem && formatQuickFixTitle({ problem, text }, translatorFor('en-GB'), change)).toBe(
    title,
  );
});

test('a fix that takes an item out of a list does not call it by a number', () => {
  const [problem] = read('page', '{}').problems;
  const change = { op: 'remove', path: '/cards/0' } as const;

  expect(
    problem && formatQuickFixTitle({ problem, text: '{}' }, translatorFor('en-GB'), change),
  ).toBe('Remove it');
});
