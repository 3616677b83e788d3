import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { boxOf } from '#tests/whole-pixels.ts';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { AppStores } from './app-stores.tsx';

const android = { text: 'Get it on Google Play', url: '/app/android' };
const ios = { text: 'Get it on the App Store', url: '/app/ios' };
const html = document.documentElement;

beforeEach(() => page.viewport(840, 600));
afterEach(() => void delete html.dataset['device']);

describe.each([480, 280, 200])('the app stores in a place %i px wide', (width) => {
  test.each([
    ['android', android.text],
    ['ios', ios.text],
  ])('on %s that store shows, in the first place, and nothing moves', (device, name) => {
    const { container, first } = renderStores(width);
    const before = boxOf(container);

    html.dataset['device'] = device;

    expect(displayedNames()).toEqual([name]);
    expect(boxOf(page.getByRole('link').element())).toEqual(first);
    expect(boxOf(container)).toEqual(before);
  });

  test('on other devices both stores show', () => {
    renderStores(width);

    expect(displayedNames()).toEqual([android.text, ios.text]);
  });
});

test.each(['android', 'ios'])('the only store of an app shows on %s too', (device) => {
  renderInBrowser(<AppStores ios={ios} />);

  html.dataset['device'] = device;

  expect(displayedNames()).toEqual([ios.text]);
});

test('the one store on iOS stands first where text goes from right to left', () => {
  const { container } = renderStores(480);
  container.dir = 'rtl';

  html.dataset['device'] = 'ios';

  expect(boxOf(page.getByRole('link').element()).right).toBe(boxOf(container).right);
});

describe.each([328, 327, 200])('badges of a fixed size in a place %i px wide', (width) => {
  test('are 160 px wide each, and stay inside', () => {
    const { container } = renderStores(width, 'fixed');

    const boxes = page
      .getByRole('link')
      .elements()
      .map((link) => boxOf(link));
    expect(boxes.map((box) => box.width)).toEqual([160, 160]);
    expect(container.scrollWidth).toBeLessThanOrEqual(width);
  });

  test('both show on ios', () => {
    renderStores(width, 'fixed');

    html.dataset['device'] = 'ios';

    expect(displayedNames()).toEqual([android.text, ios.text]);
  });
});

function renderStores(width: number, badges: 'fluid' | 'fixed' = 'fluid') {
  const container = renderInBrowser(<AppStores android={android} ios={ios} badges={badges} />);
  container.style.inlineSize = `${width}px`;
  return { container, first: boxOf(page.getByRole('link').first().element()) };
}

/** Links that a visitor can see and reach. */
function displayedNames(): (string | null)[] {
  return page
    .getByRole('link')
    .elements()
    .map((link) => link.textContent);
}
