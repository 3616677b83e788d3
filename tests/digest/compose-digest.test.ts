import { expect, test } from 'vitest';
import { compareDigests } from './compare-digests.ts';
import { composeDigest, type DigestParts } from './compose-digest.ts';

const nothing = { components: [], outline: [], faults: [], requests: [], events: [] };
const numbered = (word: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${word} ${index}`);
const block = (name: string, count: number) => [name, ...numbered('  line', count)];
const linesOf = (digest: string) => digest.trimEnd().split('\n');

/** A page of many lines. */
const long: DigestParts = {
  components: numbered('card', 200),
  outline: [block('banner', 40), block('main', 300), block('contentinfo', 70)],
  faults: numbered('fault', 50),
  requests: numbered('GET /', 50),
  events: numbered('event', 50),
};

/** Returns the lines that are reported when a digest becomes another one. */
function compared(before: DigestParts, after: DigestParts): readonly string[] {
  const [before1, after1] = [before, after].map((parts) => composeDigest(parts));
  const changes = compareDigests(new Map([['a', before1 ?? '']]), new Map([['a', after1 ?? '']]));
  return changes.flatMap(({ lines }) => lines);
}

test('what there is stands under its name, and what there is not has no name', () => {
  const digest = composeDigest({
    ...nothing,
    components: ['top-bar top', '  card one'],
    outline: [['main', '  link "On"']],
    events: ['fault unknown-component'],
  });

  expect(linesOf(digest)).toEqual([
    'components',
    '  top-bar top',
    '    card one',
    'outline',
    '  main',
    '    link "On"',
    'events',
    '  fault unknown-component',
  ]);
});

test.each(['components', 'faults', 'requests', 'events'] as const)(
  'of a long page a change in the last of its %s is named, and nothing else',
  (part) => {
    const changed = { ...long, [part]: [...long[part].slice(0, -1), 'another'] };

    expect(compared(long, changed)).toEqual([`-   ${long[part].at(-1)}`, '+   another']);
  },
);

test.each([0, 1, 2])(
  'of a long page a change in the last line of landmark %i is named',
  (index) => {
    const outline = long.outline.map((lines, at) =>
      at === index ? [...lines.slice(0, -1), '  another'] : lines,
    );

    expect(compared(long, { ...long, outline })).toEqual([
      `-   ${long.outline[index]?.at(-1)}`,
      '+     another',
    ]);
  },
);

test('a line that is too long for a window still changes with its end', () => {
  const [one, other] = ['one', 'other'].map((end) => ({
    ...nothing,
    events: [`event ${'word '.repeat(30)}${end}`],
  }));

  expect(compared(one ?? nothing, other ?? nothing)).toHaveLength(2);
  expect(linesOf(composeDigest(one ?? nothing))[1]?.length).toBeLessThanOrEqual(100);
});
