import { describe, expect, test } from 'vitest';
import type { Shape } from '#schemas/check-module.ts';
import { prepareValue } from './prepare-value.ts';

const IMAGE: Shape = {
  kind: 'image',
  properties: { original: { kind: 'image-url' }, transformBaseUrl: { kind: 'image-url' } },
};
const PICTURE = {
  original: '/images/keys.svg',
  description: 'for us',
  altTextEN: 'Keys',
  altTextFR: 'Des clés',
  altTextNL: 'Sleutels',
  altTextDE: 'Schlüssel',
};

/** Prepares a value where every macro has that text. */
function filled(value: unknown, shape: Shape, text: string): unknown {
  return prepareValue(value, shape, { locale: 'en-GB', macros: () => text });
}

describe('pictures', () => {
  test.each([
    ['en-GB', 'Keys'],
    ['fr-BE', 'Des clés'],
    ['nl-BE', 'Sleutels'],
    ['de-DE', 'Schlüssel'],
  ])('MD-002 the alternative text in %s is that of altText and the language', (locale, alt) => {
    expect(prepareValue(PICTURE, IMAGE, { locale })).toEqual({ original: '/images/keys.svg', alt });
  });

  test('MD-002 without a text in its language a picture is decoration', () => {
    const picture = { original: '/a.svg', altTextEN: 'Keys' };

    expect(prepareValue(picture, IMAGE, { locale: 'fr-BE' })).toEqual({
      original: '/a.svg',
      alt: '',
    });
  });

  test.each([
    ['it-IT', 'Chiavi'],
    ['it-CH', 'Chiavi'],
    ['fr-LU', 'Les clés'],
    ['fr-BE', 'Des clés'],
    ['pl-PL', ''],
    ['sr-Latn-RS', ''],
  ])('in %s have the text of that locale, else that of its language: "%s"', (locale, alt) => {
    const picture = { ...PICTURE, altText: { 'it-IT': 'Chiavi', 'fr-LU': 'Les clés' } };

    expect(prepareValue(picture, IMAGE, { locale })).toEqual({ original: '/images/keys.svg', alt });
  });

  test('fill macros in an alternative text of any locale', () => {
    const picture = { original: '/a.svg', altText: { 'it-IT': 'Tasso %{savings:rate}%' } };
    const options = { locale: 'it-IT', macros: () => '2,10' };

    expect(prepareValue(picture, IMAGE, options)).toMatchObject({ alt: 'Tasso 2,10' });
  });

  test.each([['Chiavi'], [{ 'it-IT': 5 }], [null], [{ '': 'Keys' }]])(
    'have none where that member is %j',
    (altText) => {
      const picture = { original: '/a.svg', altText };

      expect(prepareValue(picture, IMAGE, { locale: 'it-IT' })).toMatchObject({ alt: '' });
    },
  );

  test.each(['mailto:a@b.test', 'tel:+3225550100', 'data:image/png;base64,AA', 'javascript:1'])(
    'have no address such as %j, which is that of a link at most',
    (original) => {
      const shape: Shape = { properties: { picture: IMAGE, link: { kind: 'url' } } };
      const value = { picture: { original, transformBaseUrl: original }, link: 'tel:1' };

      expect(prepareValue(value, shape, { locale: 'en-GB' })).toEqual({
        picture: { original: '', transformBaseUrl: '', alt: '' },
        link: 'tel:1',
      });
    },
  );

  test('keep the focal point that their author chose', () => {
    const picture = { ...PICTURE, focalPoint: 'top-left' };

    expect(prepareValue(picture, IMAGE, { locale: 'en-GB' })).toMatchObject({
      focalPoint: 'top-left',
    });
  });

  test('OP-014 their relative addresses are those of the image origin; other addresses are not', () => {
    const shape: Shape = {
      properties: { picture: IMAGE, still: { kind: 'image-url' }, link: { kind: 'url' } },
    };
    const value = {
      picture: { original: '/images/keys.svg', transformBaseUrl: 'https://other.test/keys.png' },
      still: '/images/market.png',
      link: '/en/individuals',
    };

    const prepared = prepareValue(value, shape, {
      locale: 'en-GB',
      imageOrigin: 'https://images.meridia.test',
    });

    expect(prepared).toEqual({
      picture: {
        original: 'https://images.meridia.test/images/keys.svg',
        transformBaseUrl: 'https://other.test/keys.png',
        alt: '',
      },
      still: 'https://images.meridia.test/images/market.png',
      link: '/en/individuals',
    });
  });

  test('what a component needs of it stays, its addresses cleaned', () => {
    const picture = {
      original: 'javascript:alert(1)',
      transformBaseUrl: ' /images/keys.png ',
      extension: 'png',
      width: 1200,
      height: 800,
      pixelDensity: 2,
    };

    expect(prepareValue(picture, IMAGE, { locale: 'en-GB' })).toEqual({
      original: '',
      transformBaseUrl: '/images/keys.png',
      extension: 'png',
      width: 1200,
      height: 800,
      pixelDensity: 2,
      alt: '',
    });
  });
});

describe('values within values', () => {
  const shape: Shape = {
    properties: {
      items: { items: { properties: { url: { kind: 'url' }, body: { kind: 'rich-text' } } } },
      byLocale: { values: { kind: 'url' } },
    },
  };

  test('are prepared along their shape, the others left as they are', () => {
    const value = {
      items: [{ url: 'data:x', body: '<b>x</b>', text: '<b>x</b>' }],
      byLocale: { 'en-GB': '/en', 'fr-BE': 'vbscript:x' },
      count: 5,
      shown: true,
      nothing: null,
    };

    expect(prepareValue(value, shape, { locale: 'en-GB' })).toEqual({
      items: [{ url: '', body: [{ tag: 'b', children: ['x'] }], text: '<b>x</b>' }],
      byLocale: { 'en-GB': '/en', 'fr-BE': '' },
      count: 5,
      shown: true,
      nothing: null,
    });
  });

  test('names that every object inherits find no shape', () => {
    const value = JSON.parse('{"toString":"data:x","__proto__":{"a":1}}');

    const prepared = prepareValue(value, shape, { locale: 'en-GB' });

    expect(JSON.stringify(prepared)).toBe('{"toString":"data:x","__proto__":{"a":1}}');
  });

  test('the value of the author stays as it was', () => {
    const value = Object.freeze({ items: Object.freeze([Object.freeze({ url: 'data:x' })]) });

    expect(() => prepareValue(value, shape, { locale: 'en-GB' })).not.toThrow();
  });
});

describe('the values of macros', () => {
  const HOSTILE = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='x",
    'x href=https://evil.example',
    '&lt;b&gt; &amp;',
    '%{a:b}%',
    '1 < 2 = `x`',
    '\u00a01.50%\n',
    '--> <b>',
    '$& $1',
  ];

  test.each(HOSTILE)('"%s" stays text in a plain text', (text) => {
    expect(filled('from %{a:b}%', {}, text)).toBe(`from ${text}`);
  });

  test.each(HOSTILE)('"%s" stays text in rich text', (text) => {
    expect(filled('<p>from <b>%{a:b}%</b></p>', { kind: 'rich-text' }, text)).toEqual([
      { tag: 'p', children: ['from ', { tag: 'b', children: [text] }] },
    ]);
  });

  test.each(HOSTILE)('"%s" stays within a quoted attribute', (text) => {
    expect(filled('<b title="%{a:b}%">x</b>', { kind: 'rich-text' }, text)).toEqual([
      { tag: 'b', attributes: { title: text }, children: ['x'] },
    ]);
  });

  test.each(HOSTILE)('"%s" stays within an attribute that nobody quoted', (text) => {
    const markup = '<a title=%{a:b}% href=/en>x</a>';

    expect(filled(markup, { kind: 'rich-text' }, text)).toEqual([
      { tag: 'a', attributes: { title: text, href: '/en' }, children: ['x'] },
    ]);
  });

  test('an address is cleaned after they are filled in', () => {
    expect(filled('%{a:b}%', { kind: 'url' }, 'javascript:alert(1)')).toBe('');
    expect(filled('%{a:b}%cript:alert(1)', { kind: 'url' }, 'javas')).toBe('');
    expect(filled('/rates/%{a:b}%', { kind: 'url' }, 'home')).toBe('/rates/home');
    expect(filled('<a href="%{a:b}%">x</a>', { kind: 'rich-text' }, 'javascript:x')).toEqual([
      { tag: 'a', children: ['x'] },
    ]);
  });
});

describe('days', () => {
  test.each([
    ['en-GB', '18 November 2026'],
    ['fr-BE', '18 novembre 2026'],
    ['nl-BE', '18 november 2026'],
    ['de-DE', '18. November 2026'],
  ])('in %s are written out, and keep their place in the calendar', (locale, text) => {
    expect(prepareValue('2026-11-18', { kind: 'day' }, { locale })).toEqual({
      iso: '2026-11-18',
      text,
    });
  });

  test.each(['2026-02-30', '2026-13-01', 'soon', '', '2026-11-18T00:00'])(
    'there is no day %s',
    (iso) => {
      expect(prepareValue(iso, { kind: 'day' }, { locale: 'en-GB' })).toEqual({ iso, text: '' });
    },
  );
});
