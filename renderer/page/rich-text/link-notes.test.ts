import { describe, expect, test } from 'vitest';
import { finish } from '#schemas/finish.ts';
import type { PageItem } from '../page-model.ts';
import { preparePage } from '../prepare-page.ts';

const shape = {
  properties: {
    body: { kind: 'rich-text' },
    promo: { kind: 'noted-text' },
    title: { kind: 'text' },
  },
} as const;

/** The texts of a page, one component each, once it is prepared. */
function textsOf(...components: readonly Readonly<Record<string, string>>[]): unknown[] {
  const items = components.map((props): PageItem => ({
    state: 'valid',
    kind: 'component',
    type: 'any',
    pointer: '/data',
    props,
    shape,
  }));
  const model = { meta: {}, hasMacro: false, zones: [{ name: 'flexZone' as const, items }] };
  const { zones } = finish(preparePage(model, { locale: 'en-GB' }));
  return (zones[0]?.items ?? []).map(
    (item) => item.state === 'valid' && Object.values(item.props)[0],
  );
}

const mark = (id: string, note = '1') => ({
  tag: 'note-mark',
  attributes: { note, id, href: `#note-${note}` },
});
const NOTE = { body: '<p><sup>1</sup> Gross.</p>' };
const LINKED_NOTE = [
  {
    tag: 'p',
    children: [
      { tag: 'sup', attributes: { id: 'note-1' }, children: ['1'] },
      ' Gross.',
      { tag: 'note-back', attributes: { note: '1', href: '#note-1-mark' } },
    ],
  },
];

describe('a footnote', () => {
  test('and its mark lead to each other, whichever comes first', () => {
    const text = { body: '<p>A rate <sup>1</sup>, gross</p>' };
    const linked = [{ tag: 'p', children: ['A rate\u00A0', mark('note-1-mark'), ', gross'] }];

    expect(textsOf(text, NOTE)).toEqual([linked, LINKED_NOTE]);
    expect(textsOf(NOTE, text)).toEqual([LINKED_NOTE, linked]);
  });

  test('may be marked in a text without markup, by a raised figure', () => {
    expect(textsOf({ promo: '2.35% a year ¹' }, NOTE)).toEqual([
      ['2.35% a year\u00A0', mark('note-1-mark')],
      LINKED_NOTE,
    ]);
  });

  test('may be marked several times, each mark with an id of its own', () => {
    const [first, second] = textsOf(
      { body: 'a<sup>1</sup> b¹' },
      { body: 'c<sup>(1)</sup>' },
      NOTE,
    );

    expect(first).toEqual(['a', mark('note-1-mark'), ' b', mark('note-1-mark-2')]);
    expect(second).toEqual(['c', mark('note-1-mark-3')]);
  });

  test('that begins with a raised figure is one too, and so is one marked by a sign', () => {
    const [, , ...notes] = textsOf(
      { body: 'a¹' },
      { body: 'b<sup>*</sup>' },
      { body: '<p>¹ One</p>' },
      {
        body: '<li><sup>*</sup> Two</li>',
      },
    );

    expect(JSON.stringify(notes)).toMatch(/"id":"note-1".*"href":"#note-star-mark"/);
  });

  test('without a mark, and a mark without a note, stay as they were written', () => {
    expect(textsOf(NOTE, { body: 'a<sup>2</sup> b³' }, { promo: 'c²' })).toEqual([
      [{ tag: 'p', children: [{ tag: 'sup', children: ['1'] }, ' Gross.'] }],
      ['a', { tag: 'sup', children: ['2'] }, ' b³'],
      ['c²'],
    ]);
  });

  test('is the first of its mark: an id stands once on a page', () => {
    const [, , second] = textsOf({ body: 'a<sup>1</sup>' }, NOTE, {
      body: '<p><sup>1</sup> Net.</p>',
    });

    expect(JSON.stringify(second)).not.toContain('"id":"note-1"');
  });

  test.each([
    '120 m<sup>1</sup>',
    '120 m¹',
    'm¹ and km¹',
    'm<sup>1</sup>',
    '12 cm¹ or dm<sup>1</sup>',
    'x<sup>th</sup>',
    'x<sup>2026</sup>',
    '<a href="/a">a<sup>1</sup></a>',
  ])('is not meant by %s', (body) => {
    expect(JSON.stringify(textsOf({ body }, NOTE))).not.toContain('note-mark');
  });

  test.each(['a room¹', 'Film<sup>1</sup>', 'a m.¹', '<p>a<em>b¹</em></p>'])(
    'is meant by %s, which is no unit of length',
    (body) => {
      expect(JSON.stringify(textsOf({ body }, NOTE)[0])).toContain('"id":"note-1-mark"');
    },
  );

  test.each([
    ['<sup>*</sup>', 'star'],
    ['<sup>**</sup>', 'star-2'],
    ['<sup>***</sup>', 'star-3'],
    ['<sup>†</sup>', 'dagger'],
    ['<sup>(‡)</sup>', 'dagger-2'],
    ['<sup> 12) </sup>', '12'],
    ['<sup>b</sup>', 'b'],
    ['¹²', '12'],
    ['⁰', '0'],
    ['⁹', '9'],
  ])('marked by %s stands at note-%s', (written, id) => {
    const [text, note] = textsOf({ body: `a${written}` }, { body: `<p> ${written} Gross.</p>` });

    expect(text).toEqual(['a', expect.objectContaining({ tag: 'note-mark' })]);
    expect(JSON.stringify(text)).toContain(`"id":"note-${id}-mark","href":"#note-${id}"`);
    expect(JSON.stringify(note)).toContain(`"id":"note-${id}"`);
    expect(JSON.stringify(note)).toContain(`"href":"#note-${id}-mark"`);
    expect(JSON.stringify(note)).toContain('Gross.');
  });

  test.each(['p', 'li', 'blockquote', 'h2', 'h3', 'h4', 'h5', 'h6', 'td', 'th', 'div'])(
    'may be any line of a text: %s',
    (tag) => {
      const isCell = tag === 'td' || tag === 'th';
      const line = `<${tag}><sup>1</sup> Gross.</${tag}>`;
      const body = isCell ? `<table><tr>${line}</tr></table>` : line;

      const [, note] = textsOf({ body: 'a¹' }, { body });

      expect(JSON.stringify(note)).toContain('"href":"#note-1-mark"');
    },
  );

  test('may be a text of its own, with blanks before it; three raised figures are none', () => {
    const [, note, power] = textsOf({ body: 'a¹' }, { body: ' ¹ Gross.' }, { body: '¹²³ Power.' });

    expect(note).toEqual([
      { tag: 'sup', attributes: { id: 'note-1' }, children: ['1'] },
      ' Gross.',
      { tag: 'note-back', attributes: { note: '1', href: '#note-1-mark' } },
    ]);
    expect(JSON.stringify(power)).not.toContain('note-back');
  });

  test('is not looked for in titles', () => {
    expect(textsOf({ title: 'A title ¹' }, NOTE)[0]).toBe('A title ¹');
  });
});
