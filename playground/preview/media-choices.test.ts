import { describe, expect, test } from 'vitest';
import { applyMediaChoices, createMediaChoices } from './media-choices.ts';

const chosen = new Map([
  ['prefers-reduced-motion', 'reduce'],
  ['forced-colors', 'none'],
]);

describe('a query', () => {
  test.each([
    ['(prefers-reduced-motion: reduce)', '(min-width: 0px)'],
    ['( prefers-reduced-motion:reduce )', '(min-width: 0px)'],
    ['(prefers-reduced-motion: no-preference)', '(max-width: -1px)'],
    ['(prefers-reduced-motion)', '(min-width: 0px)'],
    ['(forced-colors)', '(max-width: -1px)'],
    ['(forced-colors: none) and (width > 1px)', '(min-width: 0px) and (width > 1px)'],
    [
      '(forced-colors: active), not (prefers-reduced-motion: reduce)',
      '(max-width: -1px), not (min-width: 0px)',
    ],
  ])('%s has the answers of what is chosen: %s', (query, expected) => {
    expect(applyMediaChoices(query, chosen)).toBe(expected);
  });

  test.each(['(prefers-contrast: more)', '(width > 100px)', 'print', '(hover)'])(
    '%s is left as it is where nothing is chosen for it',
    (query) => {
      expect(applyMediaChoices(query, chosen)).toBe(query);
    },
  );
});

class SampleChange extends Event {
  readonly matches: boolean;
  constructor(type: string, { matches }: MediaQueryListEventInit) {
    super(type);
    this.matches = matches ?? false;
  }
}

/** Matches a query that is always true, and the one for reduced motion; no other query matches. */
const matchMedia = (query: string) =>
  Object.assign(new EventTarget(), {
    matches: ['(min-width: 0px)', '(prefers-reduced-motion: reduce)'].includes(query),
  });

/** A window of a machine that prefers less motion. */
function sampleWindow() {
  const attributes = new Map<string, string>();
  const documentElement = {
    setAttribute: (name: string, value: string) => void attributes.set(name, value),
    removeAttribute: (name: string) => void attributes.delete(name),
  };
  const parts = { document: { documentElement }, matchMedia, EventTarget };
  // Of a window it needs no more than that.
  const window = Object.assign(parts, {
    MediaQueryListEvent: SampleChange,
  }) as unknown as Window & typeof globalThis;
  return { window, attributes };
}

describe('choices', () => {
  test('are attributes of the html element, one set in the place of that before', () => {
    const { window, attributes } = sampleWindow();
    const { choose } = createMediaChoices(window);

    choose({ 'prefers-reduced-motion': 'reduce', 'forced-colors': 'active' });
    const first = Object.fromEntries(attributes);
    choose({ 'forced-colors': 'none' });

    expect(first).toEqual({
      'data-prefers-reduced-motion': 'reduce',
      'data-forced-colors': 'active',
    });
    expect(Object.fromEntries(attributes)).toEqual({ 'data-forced-colors': 'none' });
  });

  test('with a name that no feature can have are none', () => {
    const { window, attributes } = sampleWindow();

    createMediaChoices(window).choose({ 'x onclick': 'a', '': 'b', Status: 'c', 'a-': 'd' });

    expect([...attributes]).toEqual([]);
  });

  test('are what scripts are told, who hear of a change exactly where their answer is another', () => {
    const { window } = sampleWindow();
    const { choose } = createMediaChoices(window);
    const list = window.matchMedia('(prefers-reduced-motion: reduce)');
    const heard: boolean[] = [];
    list.addEventListener('change', ({ matches }) => heard.push(matches));
    const before = list.matches;

    choose({ 'prefers-reduced-motion': 'no-preference' });
    choose({ 'prefers-reduced-motion': 'no-preference', 'forced-colors': 'active' });
    choose({});

    expect([before, heard, list.matches]).toEqual([true, [false, true], true]);
    expect(list.media).toBe('(prefers-reduced-motion: reduce)');
  });
});
