import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { check } from '#schemas/generated/cards/feature-card.check.ts';
import { authoredFixture } from '#tests/fixture.ts';
import { openOnPage, type FeaturePage } from '../../features/feature-page.testing.tsx';

const full = await authoredFixture('cards/feature-card/full');
const hours = await authoredFixture('branches/ghent-korenmarkt');

let page: FeaturePage | undefined;

beforeEach(() => {
  document.body.innerHTML = '<div id="page"></div>';
});
afterEach(() => {
  page?.dispose();
  document.body.replaceChildren();
});

const open = (feature: Readonly<Record<string, unknown>>, answer = () => Response.json(hours)) =>
  openOnPage({ componentType: 'feature-card', feature, answer });

describe('FeatureCard', () => {
  test('CD-014 shows its title, its intro and the feature that it names', async () => {
    page = await open(full);

    expect(screen.getByRole('heading', { level: 3, name: 'Drop in' })).toBeVisible();
    expect(screen.getByText(/^No appointment needed/)).toBeVisible();
    expect(screen.getByRole('table', { name: 'Opening hours of Ghent Korenmarkt' })).toBeVisible();
    expect(document.querySelector('.feature-card')).toHaveAttribute('data-size', 'medium');
    expect(page.codes).toEqual([]);
  });

  test('CD-014 shows what every card may carry', async () => {
    page = await open(full);

    expect(screen.getByRole('link', { name: 'Drop in' })).toHaveAttribute(
      'href',
      '/en/individuals',
    );
    expect(screen.getByRole('img', { name: 'A street with four shops' })).toBeVisible();
    for (const text of ['book an hour', 'In four languages', 'In your town', 'Every branch']) {
      expect(screen.getByText(text)).toBeVisible();
    }
  });

  test('FP-036 where its feature fails its title stays', async () => {
    page = await open(full, () => new Response('', { status: 503 }));

    expect(screen.getByRole('heading', { name: 'Drop in' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('This part cannot be shown right now.');
  });

  test('empty fields leave no markup', async () => {
    page = await open(await authoredFixture('cards/feature-card/title-of-200-letters'));

    const around = [...document.querySelectorAll('.feature-card *')].filter(
      (element) => !element.closest('.feature-card__feature'),
    );

    expect(around.map(({ className }) => className)).toEqual([
      'card__frame',
      'card__body',
      'card__title',
    ]);
  });

  test.each([['plain'], ['page'], [''], [5], [null]])(
    'FP-021 a variant other than widget is an error: %j',
    async (variant) => {
      const wrong = { ...full, variant };
      expect(check(wrong).map(({ pointer }) => pointer)).toEqual(['/variant']);

      page = await open(wrong);

      expect(page.codes).toEqual(['wrong-value']);
      expect(document.querySelector('.feature-card')).toBeNull();
    },
  );

  test('FP-021 a card without a variant is an error', () => {
    const { variant: _variant, ...without } = full;

    expect(check(without).map(({ code, pointer }) => [code, pointer])).toEqual([
      ['missing-property', '/variant'],
    ]);
  });
});
