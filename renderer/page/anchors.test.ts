import { array, assert, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findAnchor, createAnchors } from './anchors.ts';

const anchorsOf = (...texts: string[]) => texts.map(createAnchors());

describe('the anchors of a page', () => {
  test('are made from their texts', () => {
    expect(anchorsOf('Picked for November', '?!')).toEqual(['picked-for-november', 'section']);
  });

  test('have a number where the text has been there', () => {
    expect(anchorsOf('A', 'a', 'A 2', 'A!')).toEqual(['a', 'a-2', 'a-2-2', 'a-3']);
  });

  test.each(['Page', 'main', 'PLAN', 'cms data', 'Note 1'])(
    'are none of the ids that a document has by itself: %s',
    (text) => {
      expect(anchorsOf(text)).toEqual([expect.stringMatching(/^section-/)]);
    },
  );

  test('are all different, whatever the texts', () => {
    assert(
      property(array(string({ maxLength: 3 }), { maxLength: 60 }), (texts) => {
        const anchors = anchorsOf(...texts, ...texts, 'section', 'section 2');

        expect(new Set(anchors).size).toBe(anchors.length);
      }),
    );
  });

  test('of thousands of one name take no longer than those of thousands of names', () => {
    const anchors = anchorsOf(...Array.from({ length: 20_000 }, () => 'Rates'));

    expect(anchors.at(-1)).toBe('rates-20000');
  });
});

test('only a member that the schema names makes an anchor', () => {
  const shape = { properties: { intro: {}, title: { anchor: true } } } as const;
  const anchors = createAnchors();

  expect(findAnchor({ intro: 'A', title: 'B' }, shape, anchors)).toEqual({ anchor: 'b' });
  expect(findAnchor({ intro: 'A' }, shape, anchors)).toEqual({});
  expect(findAnchor({ title: 'A' }, {}, anchors)).toEqual({});
});

test('an anchor of its own goes before that of the title, and has a number where it has been there', () => {
  const shape = { properties: { title: { anchor: true }, anchor: { anchor: true } } } as const;
  const anchors = createAnchors();

  const given = [{ anchor: 'own', title: 'A' }, { anchor: 'own', title: 'B' }, { title: 'C' }];

  expect(given.map((props) => findAnchor(props, shape, anchors).anchor)).toEqual([
    'own',
    'own-2',
    'c',
  ]);
});
