import { describe, expect, test } from 'vitest';
import { composeDigest, LINES_AT_MOST } from './compose-digest.ts';

const nothing = { components: [], outline: [], faults: [], requests: [], events: [] };
const numbered = (word: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${word} ${index}`);
const block = (name: string, count: number) => [name, ...numbered('  line', count)];
const linesOf = (digest: string) => digest.trimEnd().split('\n');

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

describe('a page that has more than there is room for', () => {
  const full = {
    components: numbered('card', 500),
    outline: [block('banner', 40), block('main', 300), block('contentinfo', 70)],
    faults: numbered('fault', 50),
    requests: numbered('GET /', 50),
    events: numbered('event', 50),
  };

  test('has a digest of 60 lines, each part of which says how much more there is', () => {
    const lines = linesOf(composeDigest(full));

    expect(lines).toHaveLength(LINES_AT_MOST);
    expect(lines.filter((line) => /… \d+ more \([0-9a-f]{8}\)$/.test(line))).toHaveLength(7);
  });

  test('gives its room to the main part of the outline first', () => {
    const lines = linesOf(composeDigest(full));

    const from = (name: string) => lines.indexOf(`  ${name}`);
    expect(from('main') - from('banner')).toBe(2);
    expect(from('contentinfo') - from('main')).toBeGreaterThan(8);
  });

  test.each(['components', 'faults', 'requests', 'events'] as const)(
    'tells of a change in the last of its %s',
    (part) => {
      const changed = { ...full, [part]: [...full[part].slice(0, -1), 'another'] };

      expect(composeDigest(changed)).not.toBe(composeDigest(full));
    },
  );

  test('tells of a change in the last line of a landmark', () => {
    const outline = full.outline.map((lines) => [...lines.slice(0, -1), '  another']);

    expect(composeDigest({ ...full, outline })).not.toBe(composeDigest(full));
  });

  test('keeps to 60 lines also where nothing has a landmark', () => {
    const outline = Array.from({ length: 200 }, (_, index) => [`text: ${index}`]);

    expect(linesOf(composeDigest({ ...full, outline }))).toHaveLength(LINES_AT_MOST);
  });
});
