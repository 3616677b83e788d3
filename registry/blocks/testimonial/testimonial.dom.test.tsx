import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { TestimonialProps } from '#schemas/generated/blocks/testimonial.ts';
import { fixture } from '#tests/fixture.ts';
import { Testimonial } from './testimonial.tsx';

const full = await fixture<TestimonialProps>('blocks/testimonial/full');

describe('Testimonial', () => {
  test('BL-016 shows the quote, who says it, what they do, and a portrait', () => {
    render(<Testimonial {...full} />);

    expect(screen.getByRole('blockquote')).toHaveTextContent(full.quote);
    expect(screen.getByText('Joris and Hanne').tagName).toBe('STRONG');
    expect(screen.getByText('Bakers in Mechelen, home loan since 2023')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Portrait of a baker with a blue cap' })).toBeVisible();
  });

  test('who says it belongs to the quote', () => {
    render(<Testimonial {...full} />);

    expect(screen.getByRole('figure')).toContainElement(screen.getByRole('blockquote'));
    expect(screen.getByText('Joris and Hanne').closest('figcaption')).toBeVisible();
  });

  test('empty fields leave no markup', async () => {
    const minimal = await fixture<TestimonialProps>('blocks/testimonial/minimal');

    const { container } = render(<Testimonial {...minimal} />);

    expect(container.querySelectorAll('img, picture, figcaption, strong')).toHaveLength(0);
  });
});
