import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { CoreHero, type CoreHeaderContent } from './core-hero.tsx';

const SIZES = [{ width: 1100, height: 733 }];
const PICTURE = { original: '/images/shop-street.svg', alt: 'A street' };
const PROMO = { title: 'Renovation', headerImage: PICTURE, promoText: 'from 2.95% APR, fixed' };

function renderHero(core: CoreHeaderContent) {
  return render(<CoreHero className="of-mine" core={core} sizes={SIZES} />).container;
}

describe('what makes an offer worth a look', () => {
  test('stands on a line below the text', () => {
    const hero = renderHero(PROMO);

    expect(screen.getByText('from 2.95% APR, fixed')).toBeVisible();
    expect(hero.querySelector('.sticker')).toBeNull();
  });

  test('HD-003 stands on a sticker on the picture where its author wants that, its figure large', () => {
    const hero = renderHero({ ...PROMO, promoStickerLayout: 'sticker' });

    const sticker = hero.querySelector('.hero__picture > .sticker');
    expect(sticker?.textContent).toBe('from 2.95% APR, fixed');
    expect(sticker?.querySelector('strong')?.textContent).toBe('2.95%');
    expect(hero.querySelector('.promo-line')).toBeNull();
  });

  test.each([
    ['without a picture', { ...PROMO, headerImage: undefined }],
    ['where it is too long to be read there', { ...PROMO, promoText: `${'y'.repeat(30)}.` }],
  ])('stands on a line %s', (_, core) => {
    const hero = renderHero({ ...core, promoStickerLayout: 'sticker' });

    expect(hero.querySelector('.promo-line')?.textContent).toBe(core.promoText);
    expect(hero.querySelector('.sticker')).toBeNull();
  });
});

describe('the title of a campaign', () => {
  test.each([
    [{ primaryTitle: 'Warm walls.', tertiaryTitle: 'From 2.95%.' }, 'Warm walls. From 2.95%.'],
    [{ primaryTitle: ' ', secondaryTitle: '' }, 'Renovation'],
    [{}, 'Renovation'],
  ])('of the parts %j is "%s"', (campaignTitle, title) => {
    renderHero({ title: 'Renovation', campaignTitle });

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  });
});
