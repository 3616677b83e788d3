import { createContext, createElement, Fragment, memo, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RequiresReact, OUTERMOST, readContext, writeMarkup, createRawHtml } from './index.ts';

function markupOf(node: ReactNode): string {
  const buffer = { html: '' };
  writeMarkup(node, buffer, OUTERMOST);
  return buffer.html;
}

const VALUES: readonly unknown[] = [
  undefined,
  null,
  true,
  false,
  '',
  0,
  -0,
  1,
  Number.NaN,
  'text',
  '3',
  'until-found',
  `"'&<>`,
  '\0\uD83D\u2028',
  'javascript:alert(1)',
  ' j\na\tvaScript:',
  'javascripts:',
  ['a', 'b'],
  { toString: () => '<' },
  () => undefined,
  Symbol('symbol'),
];

const NAMES =
  'className htmlFor httpEquiv crossOrigin tabIndex autoFocus clipPath fillRule strokeWidth textAnchor vectorEffect ' +
  'allowFullScreen async autoPlay controls default defer disabled hidden inert itemScope loop multiple muted noModule ' +
  'noValidate open playsInline readOnly required reversed contentEditable draggable focusable spellCheck value href src ' +
  'cols rows size span ref suppressHydrationWarning onClick on one accessKey colSpan dateTime hrefLang srcSet ' +
  'viewBox fetchPriority id lang dir role aria-hidden aria-label data-place data-On title alt width height media fill d';

/** Left to React until something static needs them. */
const NAMES_FOR_REACT =
  'style download capture action rowSpan start is xlinkHref defaultValue dangerouslySetInnerHTML fooBar 1st a<b';

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue(undefined));
afterEach(() => vi.restoreAllMocks());

function Titled({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return [createElement('h2', { key: 'title' }, title), children];
}

describe('markup is what React writes, to the byte', () => {
  test.each(NAMES.split(' '))('for the attribute %s of whatever value', (name) => {
    for (const tag of ['a', 'p', 'path', 'th']) {
      for (const value of VALUES) {
        const element = createElement(tag, { [name]: value }, 'text');
        expect(markupOf(element)).toBe(renderToStaticMarkup(element));
      }
    }
  });

  const Theme = createContext('light');
  test.each<[string, ReactNode]>([
    ['texts that need escapes', `"'&<> \0 \uD83D \u2028 &amp;`],
    ['numbers, also large ones', [0, -0, 1.5, Number.NaN, 10n ** 20n]],
    ['what has no markup', [null, undefined, true, false, '']],
    ['lists within lists', [['a', ['b']], new Set(['c', 'd'])]],
    ['texts beside each other', createElement('p', {}, 'a', 'b', 1, createElement('br'), 'c')],
    ['fragments', createElement(Fragment, {}, 'a', createElement(Fragment, {}, 'b'))],
    ['components', createElement(Titled, { title: 'Loans' }, createElement('p', {}, 'text'))],
    ['memo', createElement(memo(Titled), { title: 'Loans' })],
    ['providers', createElement(Theme, { value: 'dark' }, createElement('p'))],
    [
      'elements without an end',
      [createElement('hr', { key: 1 }), createElement('wbr', { key: 2 })],
    ],
    ['a lazy picture', createElement('img', { src: '/a.png', loading: 'lazy', alt: '' })],
    [
      'an eager picture among sources',
      createElement('picture', {}, createElement('img', { src: '/a.png', fetchPriority: 'high' })),
    ],
    [
      'a form and its fields',
      createElement(
        'form',
        { className: 'search', role: 'search', action: '/search?a=1&b', method: 'get' },
        createElement('input', { type: 'search', maxLength: 3, autoComplete: 'off', name: 'q' }),
        createElement('button', { type: 'submit', name: 'send' }, 'Send'),
      ),
    ],
    ['a button', createElement('button', { type: 'button', disabled: true }, 'Send')],
    ...['card', '', `"'&<>`, undefined].map((defaultValue): [string, ReactNode] => [
      `a field that begins with ${defaultValue}`,
      createElement('input', { type: 'search', name: 'q', defaultValue }),
    ]),
  ])('for %s', (_, node) => {
    expect(markupOf(node)).toBe(renderToStaticMarkup(node));
  });
});

describe('markup leaves to React', () => {
  test.each(NAMES_FOR_REACT.split(' '))('the attribute %s', (name) => {
    expect(() => markupOf(createElement('p', { [name]: 'value' }))).toThrow(RequiresReact);
  });

  test.each<[string, ReactNode]>([
    [
      'an eager picture, whose hint stands in front of the page',
      createElement('img', { src: '/a' }),
    ],
    ['children of what has none', createElement('br', {}, 'text')],
    ['the name of a button before others', createElement('button', { name: 'a', type: 'button' })],
    ['a form whose address is not last', createElement('form', { action: '/a', role: 'search' })],
    ['the value of a field', createElement('input', { value: 'a', readOnly: true })],
    [
      'what a field begins with before its other attributes',
      createElement('input', { defaultValue: 'a', type: 'search' }),
    ],
    ['what belongs into the head', createElement('title', {}, 'Loans')],
    ['elements of a name of their own', createElement('my-card')],
    ['what waits', Promise.resolve('later')],
  ])('%s', (_, node) => {
    expect(() => markupOf(node)).toThrow(RequiresReact);
  });
});

test('HTML stands among elements as it is, and knows what is provided around it', () => {
  const Theme = createContext('light');
  const inside = createRawHtml((buffer, scope) => {
    buffer.html += `<b>${readContext(Theme, scope)}</b>`;
  });

  const html = markupOf(
    createElement(Theme, { value: 'dim' }, createElement(Theme, { value: 'dark' }, inside)),
  );

  expect(html).toBe('<b>dark</b>');
});
