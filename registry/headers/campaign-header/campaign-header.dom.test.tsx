import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { CampaignHeaderProps } from '#schemas/generated/headers/campaign-header.ts';
import { fixture } from '#tests/fixture.ts';
import { iconsIn, linksIn, storesIn } from '../../seen.testing.ts';
import { CampaignHeader } from './campaign-header.tsx';

const full = await fixture<CampaignHeaderProps>('headers/campaign-header/full');
const minimal = await fixture<CampaignHeaderProps>('headers/campaign-header/minimal');
const strange = await fixture<CampaignHeaderProps>('headers/campaign-header/title-of-200-letters');

describe('CampaignHeader', () => {
  test('HD-005 HD-026 the parts of the campaign’s title are the h1, each on a line of its own', () => {
    const { container } = render(<CampaignHeader {...full} />);

    const headings = screen.getAllByRole('heading', { level: 1 });

    expect(headings.map((heading) => heading.textContent)).toEqual([
      'Warm walls. Lower bills. From 2.95% APR.',
    ]);
    expect(container.querySelectorAll('h1 > span')).toHaveLength(3);
  });

  test('HD-026 shows its picture, text, label and sticker', () => {
    const { container } = render(<CampaignHeader {...full} />);

    expect(screen.getByRole('img', { name: 'A street with four shops' })).toHaveAttribute(
      'loading',
      'eager',
    );
    expect(screen.getByText('For whoever insulates, heats or roofs')).toBeVisible();
    expect(screen.getByText(/borrow for the work that pays you back/)).toBeVisible();
    expect(screen.getByText('Renovation weeks')).toBeVisible();
    expect(container.querySelector('.sticker')).toHaveTextContent('from 2.95% APR, fixed');
    expect(screen.getByRole('status')).toHaveTextContent('Advisers answer until eight');
  });

  test('HD-006 HD-026 shows what to do next and what else, each with a text below', () => {
    const { container } = render(<CampaignHeader {...full} />);

    expect(linksIn(container, '.call-to-actions')).toEqual([
      ['Simulate my loan', '/en/individuals/borrowing/your-first-home-loan', 'filled'],
      ['Book a visit', '/en/individuals/borrowing/your-first-home-loan', 'text'],
    ]);
    expect(screen.getByText('No login, no trace at the credit register')).toBeVisible();
    expect(screen.getByText('At your home or in a branch')).toBeVisible();
  });

  test('HD-007 HD-009 HD-026 shows the app stores and the legal banner', () => {
    const { container } = render(<CampaignHeader {...full} />);

    expect(storesIn(container)).toEqual([
      ['android', 'vitrine:fill:google-play-logo', 'Get it on Google Play', '/en/individuals'],
      ['ios', 'vitrine:fill:apple-logo', 'Get it on the App Store', '/en/individuals'],
    ]);
    const banner = container.querySelector('.hero__panel > .legal-banner');
    expect(banner).toHaveTextContent('Borrowing money also costs money.');
    expect(banner).toHaveAttribute('data-type', 'warning');
  });

  test('HD-011 HD-026 shows selling points', () => {
    const { container } = render(<CampaignHeader {...full} />);

    const points = [...container.querySelectorAll('.usps > li')];

    expect(points.map((point) => point.textContent)).toEqual([
      'Made for the work Up to €\u00A060,000 for energy-saving jobs, paid per invoice.',
      'One rate, all the way Your monthly amount is the same in year one and year seven.',
      'Answer in a day Send three documents; on working days you hear within 24 hours.',
    ]);
    expect(points.map((point) => point.querySelector('strong')?.textContent)).toEqual([
      'Made for the work',
      'One rate, all the way',
      'Answer in a day',
    ]);
    expect(points.flatMap((point) => iconsIn(point, '*'))).toEqual(
      full.usps?.map(({ icon }) => icon),
    );
  });

  test('HD-026 fields that are left out leave no markup', () => {
    const { container } = render(<CampaignHeader {...minimal} />);

    expect(container.querySelectorAll('a, p, ul, svg, img, [role]')).toHaveLength(0);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(minimal.coreHeader.title);
  });

  test('HD-026 fields that are empty leave no markup', () => {
    const { container } = render(<CampaignHeader {...strange} />);

    const empty = 'a, ul, .legal-banner, .app-stores, .promotional-label, h1 > span, .sticker';
    expect(container.querySelectorAll(empty)).toHaveLength(0);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(strange.coreHeader.title);
  });

  test('as a second header of a page its title is an h2', () => {
    render(<CampaignHeader {...full} isSecondHeader />);

    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Warm walls.');
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  });
});
