import { array, assert, nat, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { findComponent } from './find-place.ts';
import { createCaretReader } from './select.ts';

const component = (index: number) => ({
  componentType: 'cards',
  title: `Title ${index}`,
  cards: [{ cardType: 'product', link: { text: 'Open', url: '/open' } }],
});
const TEXT = JSON.stringify(
  {
    data: {
      flexZone: { flexComponents: Array.from({ length: 4 }, (_, index) => component(index)) },
    },
  },
  undefined,
  2,
);

test('gives the same for every caret as if nothing were remembered', () => {
  const read = createCaretReader();
  assert(
    property(array(nat(TEXT.length), { maxLength: 20 }), (offsets) => {
      for (const offset of offsets) expect(read(TEXT, offset)).toEqual(findComponent(TEXT, offset));
    }),
  );
});

test('gives the same for every keystroke, be it in a text or between braces', () => {
  assert(
    property(array(tuple(nat(TEXT.length), nat(5)), { maxLength: 8 }), (keys) => {
      const read = createCaretReader();
      let text = TEXT;
      for (const [offset, key] of keys) {
        read(text, offset);
        text = text.slice(0, offset) + '"{}x,:'.charAt(key) + text.slice(offset);

        expect(read(text, offset + 1)).toEqual(findComponent(text, offset + 1));
      }
    }),
  );
});
