import { expect, test } from 'vitest';
import { labelOf } from './label-of.ts';

test.each([
  ['cardSize', 'Card size'],
  ['title', 'Title'],
  ['altTextEN', 'Alt text EN'],
  ['iconIdHover', 'Icon id hover'],
  ['videoPreviewURLs', 'Video preview URLs'],
  ['480p', '480p'],
  ['product-card', 'Product card'],
  ['home_loan', 'Home loan'],
  ['$', '$'],
])('the label of %s is %s', (name, label) => {
  expect(labelOf(name)).toBe(label);
});
