import { expect, test } from 'vitest';
import { guardMedia } from './preview-media.ts';

const bare = (text: string) => text.replaceAll(/[\s;]+/g, '');
const flat = (css: string) =>
  css
    .replaceAll(/;\s*\}/g, ' }')
    .replaceAll(/\s+/g, ' ')
    .trim();

test('a rule that asks for a preference stands there for the machine, and for an attribute', () => {
  const css = '@media (prefers-reduced-motion: reduce) { .a, .b:is(c, d)::after { top: 0 } }';

  expect(flat(guardMedia(css))).toBe(
    flat(`
      @media (prefers-reduced-motion: reduce) {
        :where(html:not([data-prefers-reduced-motion])) .a,
        :where(html:not([data-prefers-reduced-motion])) .b:is(c, d)::after { top: 0 }
      }
      :where(html[data-prefers-reduced-motion='reduce']) .a,
      :where(html[data-prefers-reduced-motion='reduce']) .b:is(c, d)::after { top: 0 }
    `),
  );
});

test('a rule of the html element is guarded in its own place', () => {
  const css =
    '@media (forced-colors) { :root { top: 0 } html > body { top: 1px } .html { top: 2px } }';

  const guarded = flat(guardMedia(css));

  expect(guarded).toContain(':root:where(:not([data-forced-colors])) { top: 0 }');
  expect(guarded).toContain('html:where(:not([data-forced-colors])) > body { top: 1px }');
  expect(guarded).toContain(
    ":where(html[data-forced-colors]:not([data-forced-colors='none'], [data-forced-colors='no-preference'])) .html { top: 2px }",
  );
});

test('of a list of queries, only those that ask for a preference are told apart', () => {
  const css = '@media (forced-colors: active), print { .a { top: 0 } }';

  expect(flat(guardMedia(css))).toBe(
    flat(`
      @media (forced-colors: active) { :where(html:not([data-forced-colors])) .a { top: 0 } }
      :where(html[data-forced-colors='active']) .a { top: 0 }
      @media print { .a { top: 0 } }
    `),
  );
});

test('a rule behind a comment is read as any other', () => {
  const css = '/* Says why. */ @media (forced-colors: active) { .a { top: 0 } }';

  expect(flat(guardMedia(css))).toContain(
    ":where(html[data-forced-colors='active']) .a { top: 0 }",
  );
});

test('what else a query asks for stays, and rules in rules are guarded', () => {
  const css =
    '@container (width > 10px) { @media (prefers-contrast: more) and (width >= 5px) { @supports (top: 0) { .a { top: 0; & b { top: 1px } } } } }';

  const guarded = flat(guardMedia(css));

  expect(guarded).toContain(
    "@media (width >= 5px) { @supports (top: 0) { :where(html[data-prefers-contrast='more']) .a { top: 0; & b { top: 1px } } } }",
  );
  expect(guarded).toMatch(/^@container \(width > 10px\) \{.*\}$/);
});

test.each([
  '.a { top: 0; } .b { left: 1px }',
  '@import "a;b{.css"; .a::before { content: "}{;\\"" }',
  '@font-face { font-family: X; src: url(a.woff2) }',
  '@media print { .a { top: 0 } }',
  '@keyframes turn { from { top: 0 } to { top: 1px } }',
  '.a { width: calc(100% - (1px)) } /* @media (forced-colors: active) { */ .b { top: 0 }',
])('%s is left as it is', (css) => {
  expect(bare(guardMedia(css))).toBe(bare(css));
});

test('forced colours take a rule’s own colours, and leave those of the system', () => {
  const css = `
    .a { color: red; top: 0; border: 1px solid var(--line); box-shadow: 0 0 1px red }
    .b::before { color: inherit; background: var(--ground) }
    @media (forced-colors: active) { .c { border: 3px solid Highlight } }
  `;

  const guarded = flat(guardMedia(css));

  expect(guarded).toContain(
    ":where(html[data-forced-colors='active']) .a:where(:not(svg, svg *)) { color: revert-layer; border-color: revert-layer; box-shadow: none }",
  );
  expect(guarded).toContain(
    ":where(html[data-forced-colors='active']) .b:where(:not(svg, svg *))::before { color: revert-layer; background-image: none; background-color: rgb(from var(--ground) var(--forced-ground) / alpha) }",
  );
  expect(guarded).toContain(
    ":where(html[data-forced-colors='active']) .c:where(:not(svg, svg *)) { border-color: rgb(5 0 73 / 0.8) }",
  );
});

test.each([
  '@media not (prefers-contrast: more) { .a { top: 0 } }',
  '@media (prefers-contrast: more) or (width > 5px) { .a { top: 0 } }',
  '@media (prefers-contrast: more) and (forced-colors: none) { .a { top: 0 } }',
  '.a { @media (prefers-contrast: more) { top: 0 } }',
])('%s is refused, and says what to write instead', (css) => {
  expect(() => guardMedia(css)).toThrow(/^A preview cannot show .*\. (Ask|Put) /);
});
