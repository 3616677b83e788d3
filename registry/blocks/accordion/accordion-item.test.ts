import { describe, expect, test } from 'vitest';
import { check } from '#schemas/generated/blocks/accordion.check.ts';

const image = { original: '/images/jar.svg' };
const problemsOf = (item: unknown) =>
  check({ componentType: 'accordion', items: [item] }).map(({ code, pointer }) => [code, pointer]);

describe('an accordion item', () => {
  test('CO-013 has a title, a body, links and a picture', () => {
    const item = {
      title: 'How do I block my card?',
      richBody: { value: '<p>In the app.</p>' },
      textLinks: [{ text: 'See every way', url: '/block' }],
      alignedImage: { image, position: 'left' },
    };

    expect(problemsOf(item)).toEqual([]);
  });

  test('CO-013 needs a title, and has nothing else', () => {
    expect(problemsOf({})).toEqual([['missing-property', '/items/0/title']]);
    expect(problemsOf({ title: 'A question', answer: 'An answer' })).toEqual([
      ['unknown-property', '/items/0/answer'],
    ]);
  });

  test.each(['richBody', 'textLinks', 'alignedImage'])(
    'CO-013 refuses a text in place of its %s',
    (property) => {
      expect(problemsOf({ title: 'A question', [property]: 'text' })).toEqual([
        ['wrong-type', `/items/0/${property}`],
      ]);
    },
  );

  test.each(['top', 'right', 'bottom', 'left'])(
    'CO-014 may have its picture at the %s',
    (position) => {
      expect(problemsOf({ title: 'A question', alignedImage: { image, position } })).toEqual([]);
    },
  );

  test('CO-014 has its picture nowhere else', () => {
    expect(
      problemsOf({ title: 'A question', alignedImage: { image, position: 'middle' } }),
    ).toEqual([['wrong-value', '/items/0/alignedImage/position']]);
  });
});
