import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from '@testing-library/user-event';
import type { PromotionalBannerProps } from '#schemas/generated/blocks/promotional-banner.ts';
import { fixture } from '#tests/fixture.ts';
import { PromotionalBanner, OfferConditions } from './promotional-banner.tsx';

const full = await fixture<PromotionalBannerProps>('blocks/promotional-banner/full');

describe('PromotionalBanner', () => {
  test('BL-019 shows its label, title, text, button and picture', () => {
    render(<PromotionalBanner {...full} />);

    expect(screen.getByText('For members of the app')).toHaveClass('promotional-label');
    expect(screen.getByRole('heading', { level: 2, name: 'Premium finder' })).toBeVisible();
    expect(screen.getByText('regional and local premiums')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find my premiums' })).toHaveAttribute(
      'href',
      '/en/individuals/saving/saver-plus',
    );
    expect(screen.getByText('Free, and without logging in')).toBeVisible();
    expect(screen.getByRole('img', { name: 'A street with shops and a cargo bike' })).toBeVisible();
  });

  test('BL-027 its label may be news about the service', async () => {
    const props = await fixture<PromotionalBannerProps>(
      'blocks/promotional-banner/operational-label',
    );

    render(<PromotionalBanner {...props} />);

    expect(screen.getByText('From 1 December')).toHaveAttribute('data-label-type', 'operational');
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('empty fields leave no markup', async () => {
    const minimal = await fixture<PromotionalBannerProps>('blocks/promotional-banner/minimal');

    const { container } = render(<PromotionalBanner {...minimal} />);

    expect(container.querySelectorAll('p, a, img, picture, .call-to-actions')).toHaveLength(0);
  });
});

test('conditions whose dialog does not come stand in the page', async () => {
  const { container } = render(
    <OfferConditions
      conditions={{ label: 'Conditions', body: ['Until the end of the year.'] }}
      loadDialog={() => Promise.reject(new Error('no network'))}
    />,
  );
  const inPage = () => container.querySelector('.promotional-banner__conditions-text');
  expect(inPage()).not.toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Conditions' }));

  expect(await screen.findByText('Until the end of the year.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(inPage()).toBeNull();
});
