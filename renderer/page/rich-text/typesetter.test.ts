import { describe, expect, test } from 'vitest';
import type { Shape } from '#schemas/check-module.ts';
import { prepareValue } from '../prepare-value.ts';

/** Puts a soft hyphen behind the sixth letter of every longer word. */
const hyphenate = (text: string) => text.replaceAll(/(?<=\b\p{L}{6})(?=\p{L})/gu, '\u00AD');

const prepared = (value: unknown, kind: Shape['kind'], macro = '2,35 %') =>
  prepareValue(value, kind ? { kind } : {}, { locale: 'nl-BE', hyphenate, macros: () => macro });

describe('texts that are read', () => {
  test('have figures that stay whole and words that may part, the values of macros too', () => {
    expect(prepared('Spaarrekening met %{a:b}%', 'text')).toBe(
      'Spaarr\u00ADekening met 2,35\u00A0%',
    );
  });

  test.each([
    ['an address', 'url' as const, '/spaarrekening/2 %'],
    ['a value of no kind, such as a name', undefined, 'Spaarrekening 2 %'],
  ])('are others than %s, which stays as it is', (_, kind, value) => {
    expect(prepared(value, kind)).toBe(value);
  });

  test('are no alternative text of a picture and no meta data', () => {
    const image = prepareValue(
      { original: '/a.svg', altTextNL: 'Spaarrekening 2 %' },
      { kind: 'image' },
      { locale: 'nl-BE', hyphenate },
    );

    expect(image).toEqual({ original: '/a.svg', alt: 'Spaarrekening 2 %' });
  });
});

describe('rich text', () => {
  test('has figures that stay whole, also where markup stands inside them', () => {
    const markup = '<p>Nu <strong>2,35</strong> % of € <em>48.751,00</em></p><p>%</p>';

    expect(prepared(markup, 'rich-text')).toEqual([
      {
        tag: 'p',
        children: [
          'Nu ',
          { tag: 'strong', children: ['2,35'] },
          '\u00A0% of €\u00A0',
          { tag: 'em', children: ['48.751,00'] },
        ],
      },
      { tag: 'p', children: ['%'] },
    ]);
  });

  test('a cell, a list item and a line never make one figure with the next', () => {
    const markup = '<table><tr><td>Nr 1 </td><td>234</td></tr></table>5<br> %';

    expect(JSON.stringify(prepared(markup, 'rich-text'))).not.toContain('\u00A0');
  });

  test('has words that may part, and attributes that stay as they are', () => {
    const markup = '<p><a href="/spaarrekening" title="Spaarrekening 2 %">Spaarrekening</a></p>';

    const [paragraph] = prepared(markup, 'rich-text') as readonly { children: unknown }[];

    expect(paragraph?.children).toEqual([
      {
        tag: 'a',
        attributes: { href: '/spaarrekening', title: 'Spaarrekening 2 %' },
        children: ['Spaarr\u00ADekening'],
      },
    ]);
  });

  test('is set once for each language', () => {
    const again = (text: string) => hyphenate(text);
    const of = (how: typeof hyphenate) =>
      prepareValue(
        '<p>Spaarrekening</p>',
        { kind: 'rich-text' },
        { locale: 'nl-BE', hyphenate: how },
      );

    expect(of(hyphenate)).toBe(of(hyphenate));
    expect(of(again)).not.toBe(of(hyphenate));
  });
});
