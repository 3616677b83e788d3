import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fixture } from '#tests/fixture.ts';
import { sectionTitle } from './index.ts';
import { SectionTitle, type SectionTitleBlockProps } from './section-title.tsx';

test('BL-002 BL-022 the section title is an h2 with an anchor made from its text', async () => {
  const full = await fixture<SectionTitleBlockProps>('blocks/section-title/full');

  render(<SectionTitle {...full} />);

  const heading = screen.getByRole('heading', { level: 2, name: 'Picked for November' });
  expect(heading).toHaveAttribute('id', 'picked-for-november');
});

test('BL-023 BL-024 the section title is a place that the start of a page scrolls to, without a script of its own', async () => {
  const full = await fixture<SectionTitleBlockProps>('blocks/section-title/full');

  render(<SectionTitle {...full} />);

  expect(screen.getByRole('heading')).toHaveAttribute('data-scroll-target');
  expect(sectionTitle.interactive).toBe(false);
});

test('a title of signs alone still has an anchor', async () => {
  const signs = await fixture<SectionTitleBlockProps>('blocks/section-title/signs-only');

  render(<SectionTitle {...signs} />);

  expect(screen.getByRole('heading', { level: 2 })).toHaveAttribute('id', 'section');
});
