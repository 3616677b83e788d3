import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SectionTitleProps } from '#schemas/generated/blocks/section-title.ts';
import { fixture } from '#tests/fixture.ts';
import { sectionTitle } from './index.ts';
import { SectionTitle } from './section-title.tsx';

test('BL-002 BL-022 the section title is an h2 with an anchor made from its text', async () => {
  const minimal = await fixture<SectionTitleProps>('blocks/section-title/minimal');

  render(<SectionTitle {...minimal} />);

  const heading = screen.getByRole('heading', { level: 2, name: 'Picked for November' });
  expect(heading).toHaveAttribute('id', 'picked-for-november');
});

test('BL-023 BL-024 the section title is a place that the start of a page scrolls to, without a script of its own', async () => {
  const full = await fixture<SectionTitleProps>('blocks/section-title/full');

  render(<SectionTitle {...full} />);

  expect(screen.getByRole('heading')).toHaveAttribute('data-scroll-target');
  expect(sectionTitle.interactive).toBe(false);
});

test('an anchor that the author gives is the same whatever the title says', async () => {
  const full = await fixture<SectionTitleProps>('blocks/section-title/full');

  render(<SectionTitle {...full} />);

  const heading = screen.getByRole('heading', { level: 2, name: 'Picked for November' });
  expect(heading).toHaveAttribute('id', 'picks');
});

test('a title of signs alone still has an anchor', async () => {
  const signs = await fixture<SectionTitleProps>('blocks/section-title/signs-only');

  render(<SectionTitle {...signs} />);

  expect(screen.getByRole('heading', { level: 2 })).toHaveAttribute('id', 'section');
});
