import { expect, test } from 'vitest';
import type { TestimonialProps } from '#schemas/generated/blocks/testimonial.ts';
import { fixture } from '#tests/fixture.ts';
import { boxOf } from '#tests/whole-pixels.ts';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { Testimonial } from './testimonial.tsx';

const full = await fixture<TestimonialProps>('blocks/testimonial/full');

test.each([
  [328, 'above'],
  [599, 'above'],
  [600, 'beside'],
  [1045, 'beside'],
])('at %i px of its container the round portrait stands %s the quote', (width, place) => {
  const container = renderInBrowser(<Testimonial {...full} />);
  container.style.inlineSize = `${width}px`;

  const portrait = boxOf(container.querySelector('picture') ?? document.body);
  const quote = boxOf(container.querySelector('blockquote') ?? document.body);

  expect(portrait.width).toBe(portrait.height);
  expect(portrait.bottom <= quote.top ? 'above' : 'beside').toBe(place);
});
