import { assert, constantFrom, json, jsonValue, pre, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PatchOperation } from '#schemas/generated/scenario.ts';
import { isRecord } from '#schemas/is-record.ts';
import { appendPointer } from '#schemas/problems/pointer.ts';
import { applyPatch } from '#schemas/validate/json/apply-patch.ts';
import { changeJson } from './change-json.ts';

const CARDS = `{
  "cards": [
    { "title": "One", "tags": ["a",   "b"] },
    {
      "title": "Two"
    }
  ],
  "rest":   [1,2,3]
}
`;

function toText(value: unknown, indent = '  '): string {
  return JSON.stringify(value, undefined, indent);
}

describe('a change of a JSON text', () => {
  test.each<[string, Parameters<typeof changeJson>[1][0], string]>([
    [
      'replaces a value',
      { op: 'replace', path: '/cards/1/title', value: 'Three' },
      CARDS.replace('Two', 'Three'),
    ],
    [
      'adds a member at the end',
      { op: 'add', path: '/cards/1/size', value: 'small' },
      CARDS.replace('"Two"', '"Two",\n      "size": "small"'),
    ],
    [
      'sets a member that is there',
      { op: 'add', path: '/cards/1/title', value: ['Three'] },
      CARDS.replace('"Two"', '[\n        "Three"\n      ]'),
    ],
    [
      'removes an item with its comma',
      { op: 'remove', path: '/cards/1' },
      CARDS.replace(',\n    {\n      "title": "Two"\n    }', ''),
    ],
    [
      'moves a value as it is written',
      { op: 'move', from: '/cards/0', path: '/cards/1' },
      `{
  "cards": [
    {
      "title": "Two"
    },
    { "title": "One", "tags": ["a",   "b"] }
  ],
  "rest":   [1,2,3]
}
`,
    ],
    [
      'copies a value and indents it for its place',
      { op: 'copy', from: '/cards/1', path: '/copy' },
      CARDS.replace('[1,2,3]', '[1,2,3],\n  "copy": {\n    "title": "Two"\n  }'),
    ],
  ])('%s, and leaves every other line as it was', (_what, change, after) => {
    expect(changeJson(CARDS, [change])).toBe(after);
  });

  test.each<[string, string, Parameters<typeof changeJson>[1][0], string]>([
    [
      'adds to an object in one line',
      '{ "a": { "b": 1 } }',
      { op: 'add', path: '/a/c', value: { d: ['x', 2], e: {} } },
      '{ "a": { "b": 1, "c": { "d": ["x", 2], "e": {} } } }',
    ],
    [
      'adds to a text without spaces',
      '{"a":[1,2]}',
      { op: 'add', path: '/a/0', value: { b: [3, 4] } },
      '{"a":[{"b":[3,4]},1,2]}',
    ],
    [
      'begins a list in one line',
      '{ "a": 1, "b": [] }',
      { op: 'add', path: '/b/-', value: 'x' },
      '{ "a": 1, "b": ["x"] }',
    ],
    [
      'begins an object in one line',
      '{ "a": {}, "b": 1 }',
      { op: 'add', path: '/a/c', value: 2 },
      '{ "a": { "c": 2 }, "b": 1 }',
    ],
    [
      'replaces in one line',
      '{ "a": 1, "b": 2 }',
      { op: 'replace', path: '/a', value: [1, 2] },
      '{ "a": [1, 2], "b": 2 }',
    ],
    [
      'adds behind an item that goes over several lines',
      '[{\n  "a": 1\n}]',
      { op: 'add', path: '/1', value: { a: 2 } },
      '[{\n  "a": 1\n}, {\n  "a": 2\n}]',
    ],
    [
      'removes without a word to the next line',
      '{\n  "a": 1, "b": 2,\n  "c": 3\n}',
      { op: 'remove', path: '/b' },
      '{\n  "a": 1,\n  "c": 3\n}',
    ],
    [
      'begins a list on lines of its own by tabs',
      '{\n\t"a": {\n\t\t"b": []\n\t}\n}',
      { op: 'add', path: '/a/b/-', value: { c: 1 } },
      '{\n\t"a": {\n\t\t"b": [\n\t\t\t{\n\t\t\t\t"c": 1\n\t\t\t}\n\t\t]\n\t}\n}',
    ],
  ])('%s as its neighbours are written', (...row) => {
    const [, text, change, after] = row;

    expect(changeJson(text, [change])).toBe(after);
  });

  test('has the line ends of its text', () => {
    const text = '{\r\n\t"a": {\r\n\t\t"b": [\r\n\t\t\t1\r\n\t\t]\r\n\t}\r\n}\r\n';

    const after = changeJson(text, [
      { op: 'copy', from: '/a', path: '/c' },
      { op: 'add', path: '/d', value: { e: 1 } },
    ]);

    expect(after).toBe(
      toText({ a: { b: [1] }, c: { b: [1] }, d: { e: 1 } }, '\t').replaceAll('\n', '\r\n') + '\r\n',
    );
  });

  test.each<[string, Parameters<typeof changeJson>[1][0]]>([
    ['a member that is not there', { op: 'replace', path: '/cards/0/size', value: 1 }],
    ['an index beyond the list', { op: 'add', path: '/cards/3', value: 1 }],
    ['an index with a sign', { op: 'remove', path: '/cards/-1' }],
    ['a member of a number', { op: 'add', path: '/rest/0/size', value: 1 }],
    ['a name of a prototype', { op: 'remove', path: '/constructor' }],
    ['the whole document', { op: 'remove', path: '' }],
    ['a move from nowhere', { op: 'move', from: '/cards/7', path: '/cards/0' }],
  ])('is refused for %s', (_what, change) => {
    expect(changeJson(CARDS, [change])).toBeUndefined();
  });

  test('is refused for a text that cannot be read', () => {
    expect(changeJson('{ "a": ', [{ op: 'add', path: '/b', value: 1 }])).toBeUndefined();
  });

  test.each([
    ['{ "a": 1, "a": 2 }', '{ "a": 1, "a": 3 }'],
    [String.raw`{ "a": 1, "\u0061": "a" }`, String.raw`{ "a": 1, "\u0061": 3 }`],
    ['{ "a": 1, "b": { "a": 2 } }', '{ "a": 3, "b": { "a": 2 } }'],
  ])('changes that member of %s that counts', (text, after) => {
    expect(changeJson(text, [{ op: 'replace', path: '/a', value: 3 }])).toBe(after);
  });

  test('means what it means for the value, and keeps a text tidy that was', () => {
    const operations = constantFrom<PatchOperation['op']>('add', 'remove', 'replace');
    const somewhere = tuple(jsonValue({ maxDepth: 3 }), operations, jsonValue({ maxDepth: 1 }));
    const indents = constantFrom('  ', '    ', '\t', ' ');
    assert(
      property(somewhere, json(), indents, ([value, op, added], seed, indent) => {
        const path = placeIn(value, seed.length);
        const change: PatchOperation = op === 'remove' ? { op, path } : { op, path, value: added };
        const tidy = JSON.parse(toText(value));
        const expected = path === '' && op !== 'replace' ? undefined : patched(tidy, change);

        const before = toText(tidy, indent);
        // A text of one line does not say what it would be indented by.
        pre(before.includes('\n') || indent === '  ');
        const after = changeJson(before, [change]);

        expect(after).toBe(expected === undefined ? undefined : toText(expected, indent));
      }),
    );
  });
});

function patched(value: unknown, change: PatchOperation): unknown {
  try {
    return applyPatch(value, [change]);
  } catch {
    return undefined;
  }
}

/** A place in a value, or one beside it. */
function placeIn(value: unknown, turn: number): string {
  const names = isRecord(value) || Array.isArray(value) ? Object.keys(value) : [];
  const name = names[turn % (names.length + 1)];
  if (name === undefined) return turn % 2 === 0 ? '' : '/new';
  const inside = Object.getOwnPropertyDescriptor(value, name)?.value;
  return appendPointer('', name) + placeIn(inside, turn + 1);
}
