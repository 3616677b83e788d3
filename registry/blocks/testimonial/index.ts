import { defineEntry } from '#renderer';
import type { TestimonialProps } from '#schemas/generated/blocks/testimonial.ts';

export const testimonial = defineEntry<TestimonialProps>({
  kind: 'component',
  type: 'testimonial',
  family: 'blocks',
  interactive: false,
  load: () => import('./testimonial.tsx').then((module) => module.Testimonial),
  check: () => import('#schemas/generated/blocks/testimonial.check.ts'),
});
