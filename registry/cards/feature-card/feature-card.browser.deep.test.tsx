import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { boxOf } from '#tests/whole-pixels.ts';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { FeatureCard } from './feature-card.tsx';

/** A card whose link covers it, with something inside that can be pressed. */
function renderCard(press: () => void) {
  const container = renderInBrowser(
    <FeatureCard
      componentType="feature-card"
      title="Drop in"
      intro="No appointment needed."
      link={{ text: 'Every branch', url: '#branches' }}
      messages={{}}
    >
      <button type="button" onClick={press}>
        Next week
      </button>
    </FeatureCard>,
  );
  container.style.inlineSize = '400px';
  const find = (selector: string) => container.querySelector(selector) ?? container;
  return { link: find('.card__link'), intro: find('.card__intro'), button: find('button') };
}

/** Returns the element that a pointer in the middle of another element would hit. */
function hitAt(element: Element): Element | null {
  const { left, top, width, height } = boxOf(element);
  return document.elementFromPoint(left + width / 2, top + height / 2);
}

test('CD-014 a pointer reaches what the feature shows, and around it the link of the card', async () => {
  const press = vi.fn<() => void>();
  const { link, intro, button } = renderCard(press);

  expect(hitAt(intro)).toBe(link);
  expect(hitAt(button)).toBe(button);
  await userEvent.click(button);

  expect(press).toHaveBeenCalledOnce();
  expect(location.hash).toBe('');
});

test('CD-014 the keyboard comes to the link and then to what the feature shows', async () => {
  const press = vi.fn<() => void>();
  const { link, button } = renderCard(press);

  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(link);
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard('{Enter}');

  expect(press).toHaveBeenCalledOnce();
});

test.each(['small', 'medium', 'large'] as const)(
  'in a %s card the feature has the whole width',
  (cardSize) => {
    const image = { original: '/images/shop-street.svg', alt: '' };
    const container = renderInBrowser(
      <FeatureCard
        componentType="feature-card"
        title="Drop in"
        cardSize={cardSize}
        image={image}
        messages={{}}
      >
        <p>Closed</p>
      </FeatureCard>,
    );
    container.style.inlineSize = '400px';

    const feature = container.querySelector('.feature-card__feature') ?? container;

    expect(boxOf(feature).width).toBeGreaterThan(340);
  },
);
