import { expect, test } from 'vitest';
import type { ServiceCardProps } from '#schemas/generated/cards/service-card.ts';
import { fixture } from '#tests/fixture.ts';
import { boxOf } from '#tests/whole-pixels.ts';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { ServiceCard } from './service-card.tsx';

const full = await fixture<ServiceCardProps>('cards/service-card/full');

test.each([360, 620, 1200])(
  'in %i px the price of a medium card stands above its button, at the same edge',
  (width) => {
    const container = renderInBrowser(<ServiceCard {...full} promoText={['2.35% a year']} />);
    container.style.inlineSize = `${width}px`;

    const [price, button] = ['.promo-text', '.service-card .button'].map((selector) =>
      boxOf(container.querySelector(selector) ?? document.body),
    );

    expect(button?.top).toBeGreaterThan(price?.bottom ?? Infinity);
    expect(button?.left).toBe(price?.left);
  },
);
