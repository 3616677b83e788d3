import { expect, test } from 'vitest';
import { toLabel } from './to-label.ts';

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
  expect(toLabel(name)).toBe(label);
});
