import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fixture } from '#tests/fixture.ts';
import { SectionTitle, type SectionTitleBlockProps } from './section-title.tsx';

test('BL-002 BL-022 the section title is an h2 with an anchor made from its text', async () => {
  const full = await fixture<SectionTitleBlockProps>('blocks/section-title/full');

  render(<SectionTitle {...full} />);

  const heading = screen.getByRole('heading', { level: 2, name: 'Picked for November' });
  expect(heading).toHaveAttribute('id', 'picked-for-november');
});

test('a title of signs alone still has an anchor', async () => {
  const signs = await fixture<SectionTitleBlockProps>('blocks/section-title/signs-only');

  render(<SectionTitle {...signs} />);

  expect(screen.getByRole('heading', { level: 2 })).toHaveAttribute('id', 'section');
});
