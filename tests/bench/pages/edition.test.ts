import { expect, test } from 'vitest';
import { CHANGE, changeOf, EDITION, editionOf } from './edition.ts';

test('an edition differs from every other in all places, and in length from none', () => {
  const text = `{"title":"Card ${EDITION}","body":"<p>${EDITION}</p>"}`;

  const [one, other] = [editionOf(text, 1), editionOf(text, 20)];

  expect(one).toBe('{"title":"Card 0000001","body":"<p>0000001</p>"}');
  expect(other).toBe('{"title":"Card 0000020","body":"<p>0000020</p>"}');
});

test('a change leaves every other text as it is', () => {
  expect(changeOf(`one ${EDITION}, other ${CHANGE}`, 3)).toBe(`one ${EDITION}, other 0000003`);
});
