import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const COMMENT = /\/\*[\s\S]*?\*\//g;
const PRELUDE = /(?<=^|[{};])[^{};@]+(?=\{)/g;
/**
 * Matches `:has()`. It is harmless: a browser only checks the element again where the answer can
 * have changed.
 */
const HAS = /:has\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
const COUNTED = /\([^()]*n\s*\+[^()]*\)/g;
const NEIGHBOURS = /((?:[^\s>+~,()]|\([^()]*\))+)\s*[+~]\s*((?:[^\s>+~,()]|\([^()]*\))+)/g;

/**
 * The selectors of a sheet by which an element that only its tag tells, or nothing, has to do with
 * whatever stands behind it. Chromium looks for such neighbours wherever something is put in or
 * taken out, and where neither is told by a class or an attribute, everything around gets its style
 * anew: 200 ms on a page of 1,000 components.
 */
function vagueNeighbours(css: string): string[] {
  return neighboursIn(
    css,
    (left, right) => !/[.#[]/.test(left) && !/[.#[]|^[a-z]|^:is\(/.test(right),
  );
}

/**
 * The selectors by which a slot has to do with what stands before it: each slot of a zone is one.
 */
function slotsBehind(css: string): string[] {
  return neighboursIn(css, (_, right) => /\.slot(?![\w-])/.test(right));
}

function neighboursIn(css: string, isFound: (left: string, right: string) => boolean): string[] {
  const preludes = css.replaceAll(COMMENT, '').match(PRELUDE) ?? [];
  return preludes
    .map((prelude) => prelude.replaceAll(HAS, '').replaceAll(COUNTED, '').trim())
    .filter((selectors) =>
      [...selectors.matchAll(NEIGHBOURS)].some(([, left = '', right = '']) => isFound(left, right)),
    );
}

test.each([
  '.text > * + *',
  '.text h2 + *',
  '.text :is(h2, h3) ~ *',
  '.a + .b, p + :not(:last-child)',
])('%s is found', (selector) => {
  expect(vagueNeighbours(`@media print { ${selector} { color: red; } }`)).toEqual([selector]);
});

test.each([
  '.a + *',
  '.a > [b] ~ *',
  'li + li',
  ':is(h2, h3) + :is(h3, h4)',
  '.a:has(+ * > .b)',
  '.a:nth-child(4n + 1)',
])('%s is not', (selector) => {
  expect(vagueNeighbours(`${selector} { color: red; }`)).toEqual([]);
});

test.each(['.slot + .slot', '.slot:has(> .a) + .slot:has(> .b)', '.zone > .run ~ .slot'])(
  '%s is found, since slots follow each other',
  (selector) => {
    expect(slotsBehind(`${selector} { color: red; }`)).toHaveLength(1);
  },
);

test.each(['.slot:has(+ .slot > .a)', '.slot > .a + .b', '.slot + .slot-note'])(
  '%s has nothing to do with the slots before',
  (selector) => {
    expect(slotsBehind(`${selector} { color: red; }`)).toEqual([]);
  },
);

test('a slot that is put in or taken out leaves the styles of all others as they are', () => {
  const sheets = globSync([
    'registry/**/*.css',
    'renderer/**/*.css',
    'playground/preview/**/*.css',
  ]);

  const found = sheets.flatMap((path) => {
    const css = readFileSync(path, 'utf8');
    return [...vagueNeighbours(css), ...slotsBehind(css)].map((one) => `${path}: ${one}`);
  });

  expect(sheets.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});
