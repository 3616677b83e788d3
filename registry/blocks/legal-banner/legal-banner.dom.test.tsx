import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { LegalBannerProps } from '#schemas/generated/blocks/legal-banner.ts';
import { fixture } from '#tests/fixture.ts';
import { warningCircleFill } from '../../kit/icon/drawings.ts';
import { LegalBanner } from './legal-banner.tsx';

const full = await fixture<LegalBannerProps>('blocks/legal-banner/full');

describe('LegalBanner', () => {
  test('BL-006 shows its text, its picture, the mark of its type, in its style', () => {
    const { container } = render(<LegalBanner {...full} />);

    expect(screen.getByText('Borrowing money also costs money.')).toBeVisible();
    expect(screen.getByRole('img', { name: 'A house and its keys' })).toBeVisible();
    expect(container.querySelector('.icon path')).toHaveAttribute('d', warningCircleFill.path);
    expect(container.firstElementChild).toHaveAttribute('data-style', 'strong');
  });

  test('with nothing to say it shows nothing', async () => {
    const minimal = await fixture<LegalBannerProps>('blocks/legal-banner/minimal');

    const { container } = render(<LegalBanner {...minimal} />);

    expect(container).toHaveTextContent('');
    expect(container.querySelector('svg, img')).toBeNull();
  });

  test('a picture that cannot be shown leaves the text alone', async () => {
    const strange = await fixture<LegalBannerProps>('blocks/legal-banner/picture-of-unknown-kind');

    const { container } = render(<LegalBanner {...strange} />);

    expect(screen.getByText(/Le crédit est accordé/)).toBeVisible();
    expect(container.querySelector('picture')).toBeNull();
  });
});
