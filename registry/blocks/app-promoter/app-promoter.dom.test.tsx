import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { AppPromoterProps } from '#schemas/generated/blocks/app-promoter.ts';
import { fixture } from '#tests/fixture.ts';
import { storesIn } from '../../seen.testing.ts';
import { AppPromoter } from './app-promoter.tsx';

const full = await fixture<AppPromoterProps>('blocks/app-promoter/full');

describe('AppPromoter', () => {
  test('BL-021 shows its title, text, picture and both stores', () => {
    const { container } = render(<AppPromoter {...full} />);

    expect(screen.getByRole('heading', { level: 2, name: full.title })).toBeVisible();
    expect(screen.getByText('The app does the sums')).toBeVisible();
    expect(screen.getByRole('img', { name: /The app on a phone/ })).toBeVisible();
    expect(storesIn(container)).toEqual([
      [
        'android',
        'vitrine:fill:google-play-logo',
        'Get it on Google Play',
        '/en/individuals/saving/saver-plus',
      ],
      ['ios', 'vitrine:fill:apple-logo', 'Get it on the App Store', '/en/individuals'],
    ]);
  });

  test('empty fields leave no markup', async () => {
    const minimal = await fixture<AppPromoterProps>('blocks/app-promoter/minimal');

    const { container } = render(<AppPromoter {...minimal} />);

    expect(container.querySelectorAll('p, a, ul, img, picture, .app-stores')).toHaveLength(0);
  });
});
