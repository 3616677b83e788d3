import { array, assert, constantFrom, integer, oneof, property, string, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runnerImport } from 'vite';
import type { PlannedEntry } from '../../renderer/plan/index.ts';
import { memoizeCode, writeItem } from '../../renderer/server/static-items.ts';
import { HOSTILE_TEXTS } from '../hostile/texts.ts';
import { samples, type Sample } from './by-react.ts';
import { componentPaths, isFirstOf } from '../sample/component-paths.ts';
import { countRuns } from '../sample/count-runs.ts';
import { takeSample } from '../sample/take-sample.ts';
import { withoutStyles } from './refuse-react-only.ts';

/** The same house as its sources say it, with nothing compiled for the writer. */
const { module: uncompiled } = await runnerImport<typeof import('./by-react.ts')>(
  './tests/static-entries/by-react.ts',
  { logLevel: 'error', plugins: [withoutStyles()] },
);

/** The deep tests try more, by another seed each day. */
const RUNS = countRuns(300, 10_000);
const sampled = takeSample(samples, {
  count: 30,
  pathsOf: ({ item }) => componentPaths(item.type),
  always: isFirstOf(samples, ({ item }) => item.type),
});
/** Some of what is generated is nothing that a component could show; of nearly all it has to. */
const SHOWN = 0.7;

const byReact = (sample: Sample, { props }: Pick<PlannedEntry, 'props'> = sample.item) =>
  uncompiled.byReact(samples.indexOf(sample), props);

const written = ({ item, page: { code } }: Sample, { props }: Pick<PlannedEntry, 'props'> = item) =>
  writeItem({ ...item, props }, memoizeCode(code));

/** Returns the text that something gives, or undefined if it throws. */
function outcomeOf(make: () => string): string | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}

const HALF_AN_EMOJI = '\uD83D';
const OTHER_HALF = '\uDE00';
const awkwardText = constantFrom(
  '',
  ' ',
  '\0',
  '\u2028',
  HALF_AN_EMOJI,
  OTHER_HALF,
  `"'&<>`,
  '&amp;',
  '</script>',
  '<!-- -->',
  'javascript:alert(1)',
  ' JaVa\tScript:alert(1)',
  ...HOSTILE_TEXTS,
);
const text = tuple(string({ unit: 'binary' }), awkwardText, string()).map((parts) =>
  parts.join(''),
);
/** Where a component shows a text, React takes a list of them as well. */
const textOrTexts = oneof(
  { weight: 9, arbitrary: text },
  { weight: 1, arbitrary: array(text, { maxLength: 3 }) },
);
const replacements = array(tuple(integer({ min: 0, max: 9 }), textOrTexts), {
  minLength: 1,
  maxLength: 12,
});

describe('what is written of a static entry is what React renders, to the byte', () => {
  test('QK-004 for every fixture', () => {
    expect(samples.length).toBeGreaterThan(150);
    expect(uncompiled.samples.map(({ item }) => item)).toEqual(samples.map(({ item }) => item));
    for (const sample of sampled) expect(written(sample)).toBe(byReact(sample));
  });

  test('QK-004 for generated props, with awkward texts in every place', () => {
    let shown = 0;
    const props = tuple(constantFrom(...samples), replacements);

    assert(
      property(props, ([sample, others]) => {
        const changed = withTexts(sample, others);
        const html = outcomeOf(() => byReact(sample, changed));

        if (html !== undefined) shown += 1;
        return outcomeOf(() => written(sample, changed)) === html;
      }),
      { numRuns: RUNS },
    );

    expect(shown).toBeGreaterThan(RUNS * SHOWN);
  });
});

/**
 * An item with other texts in the place of some of its own, in the order in which they stand in its
 * props.
 */
function withTexts(
  { item }: Sample,
  others: readonly (readonly [skipped: number, text: string | readonly string[]])[],
): Pick<PlannedEntry, 'props'> {
  const left = [...others];
  let skipped = 0;
  const change = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(change);
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, change(each)]));
    }
    const [next] = left;
    if (typeof value !== 'string' || !next) return value;
    if (skipped < next[0]) {
      skipped += 1;
      return value;
    }
    skipped = 0;
    left.shift();
    return next[1];
  };
  return { props: change(item.props) as PlannedEntry['props'] };
}
