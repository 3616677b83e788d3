import type { PlacedChange } from './change.ts';

/** A change after which the program does the same, so that no test can see it. */
interface Equivalent {
  readonly path: string;
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

/**
 * Sorts of names that all differ, of which only the sign counts: where a list is sorted, and by
 * which line.
 */
const SORTS: readonly (readonly [path: string, line: string])[] = [
  ['schemas/generate/editor-schema.ts', '.sort(([left], [right]) => (left < right ? -1 : 1));'],
  [
    'schemas/validate/command/find-files.ts',
    'const byName = entries.sort((left, right) => (left.name < right.name ? -1 : 1));',
  ],
  [
    'schemas/problems/nearest.ts',
    '.toSorted(([left, one], [right, other]) => one - other || (left < right ? -1 : 1))',
  ],
  [
    'schemas/problems/nearest.ts',
    '.toSorted(([left, one], [right, other]) => one - other || (left < right ? -1 : 1))',
  ],
  [
    'fixtures/scenario/nearest-ids.ts',
    '.sort((one, other) => one.edits - other.edits || (one.each < other.each ? -1 : 1))',
  ],
  ['fixtures/scenario/read-scenarios.ts', '.sort((one, other) => (one.id < other.id ? -1 : 1));'],
];

const SORTED_ALIKE = SORTS.flatMap(([path, from]) =>
  [from.replace(' < ', ' <= '), from.replace('-1', '-2'), from.replace(': 1)', ': 2)')].map(
    (to): Equivalent => ({ path, from, to, reason: 'No two names are equal; the sign decides.' }),
  ),
);

/**
 * Lines are compared as they stand, so that an entry says nothing any more once its line has
 * changed.
 */
const EQUIVALENT: readonly Equivalent[] = [
  ...SORTED_ALIKE,
  {
    path: 'schemas/validate/checks/check-markup.ts',
    from: `if (!markup.includes('<')) return [];`,
    to: `if (!markup.includes('')) return [];`,
    reason: 'Without a tag there is nothing to note, and looking for it only takes time.',
  },
  {
    path: 'schemas/validate/checks/check-markup.ts',
    from: `if (!markup.includes('<')) return [];`,
    to: 'if (false) return [];',
    reason: 'Without a tag there is nothing to note, and looking for it only takes time.',
  },
  {
    path: 'schemas/validate/checks/check-markup.ts',
    from: 'if (known) return known;',
    to: 'if (false) return known;',
    reason: 'The same notes are made again, which only takes time.',
  },
  {
    path: 'schemas/validate/json/duplicates.ts',
    from: 'if (countNames(text) === members) return [];',
    to: 'if (false) return [];',
    reason: 'The tree of such a text holds no duplicates either; making it only takes time.',
  },
  {
    path: 'schemas/content/placeholders.ts',
    from: 'if (!text.includes(PLACEHOLDER_START)) return text;',
    to: 'if (false) return text;',
    reason: 'The pattern fits nowhere in such a text; looking for it only takes time.',
  },
  {
    path: 'schemas/content/clean-url.ts',
    from: 'if (PLAIN_PATH.test(trimmed)) return undefined;',
    to: 'if (false) return undefined;',
    reason: 'A plain path is one of the base’s scheme; reading it as an address only takes time.',
  },
  {
    path: 'schemas/components.ts',
    from: 'holders.set(shape, known);',
    to: ';',
    reason: 'The same answer is found again, which only takes time.',
  },
  {
    path: 'registry/kit/snackbar/snackbar-queue.ts',
    from: 'count += 1;',
    to: 'count += 2;',
    reason:
      'An id is only ever compared with others, and differs from them in steps of two as well.',
  },
  ...[
    'while (same + STRETCH <= most && isSame(same + STRETCH)) same += STRETCH;',
    'while (same + STRETCH <= most && stretchOf(before) === stretchOf(after)) same += STRETCH;',
  ].map((from) => ({
    path: 'playground/json-text/difference.ts',
    from,
    to: from.replace('<=', '<'),
    reason: 'The last stretch is compared character by character then, which only takes time.',
  })),
  {
    path: 'playground/state/drafts/create-draft-store.ts',
    from: 'transaction.commit();',
    to: ';',
    reason: 'A transaction ends by itself once nothing is asked of it; this is only sooner.',
  },
  {
    path: 'playground/results/locate-changes.ts',
    from: 'for (const entry of entries.slice(0, last + 1)) {',
    to: 'for (const entry of entries.slice(0, last + 2)) {',
    reason: 'The next step is known already, and is walked through for nothing.',
  },
  {
    path: 'playground/preview/selecting/create-marks.ts',
    from: 'if (places.length === 0 && missing.neighbours().length === 0) return;',
    to: 'if (false) return;',
    reason: 'None is shown in place of none, and the same sizes are observed again.',
  },
  {
    path: 'fixtures/scenario/open-scenario.ts',
    from: 'return Promise.resolve(undefined);',
    to: 'return undefined as never;',
    reason: 'Whoever waits for undefined has it in the next turn as well.',
  },
  {
    path: 'registry/kit/overlay/use-overlay.ts',
    from: 'if (!overlay) return;',
    to: 'if (false) return;',
    reason: 'The effect before it has made the overlay. The line is there for the compiler.',
  },
  {
    path: 'registry/kit/overlay/use-overlay.ts',
    from: 'if (changes > 0) showAgain();',
    to: 'if (changes > 1) showAgain();',
    reason: 'The first change is that it was shown, and to show it again does nothing then.',
  },
  {
    path: 'renderer/plan/match-unchanged.ts',
    from: 'while (next < items.length && nextBefore < before.length) {',
    to: 'while (next < items.length || nextBefore < before.length) {',
    reason:
      'Behind the end of either list nothing is the same, so that what more is compared finds nothing.',
  },
  {
    path: 'renderer/plan/match-unchanged.ts',
    from: 'while (next < items.length && nextBefore < before.length) {',
    to: 'while (next < items.length && nextBefore <= before.length) {',
    reason:
      'Behind the end of either list nothing is the same, so that what more is compared finds nothing.',
  },
  {
    path: 'renderer/server/render-large.ts',
    from: 'if (Array.isArray(value)) {',
    to: 'if (false) {',
    reason:
      'The values of a list are its items. The branch makes no copy of them, which is all that it saves.',
  },
];

/** Explains why a change changes nothing; undefined where it may. */
export function reasonOfEquivalence(change: PlacedChange): string | undefined {
  if (leavesNoMarkup(change)) return 'React renders nothing for undefined as well.';
  const { path, from, to } = change;
  return EQUIVALENT.find((one) => one.path === path && one.from === from && one.to === to)?.reason;
}

/** A component that returns undefined where it returned null. */
function leavesNoMarkup({ path, from, to }: PlacedChange): boolean {
  return path.endsWith('.tsx') && to === from.replace('return null;', 'return undefined as never;');
}
