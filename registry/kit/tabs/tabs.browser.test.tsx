import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { boxOf } from '#tests/whole-pixels.ts';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { Tabs, type Tab } from './tabs.tsx';

const TABS: readonly Tab[] = ['Rates', 'Costs', 'Taxes', 'Documents', 'Questions'].map((name) => ({
  id: name,
  label: name,
  content: <p>About {name}</p>,
}));

function renderTabs(defaultValue?: string, dir: 'ltr' | 'rtl' = 'ltr') {
  const selection = defaultValue === undefined ? {} : { defaultValue };
  const container = renderInBrowser(
    <div dir={dir}>
      <Tabs label="Savings" items={TABS} {...selection} />
    </div>,
  );
  const tabs = [...container.querySelectorAll('button')];
  const strip = container.querySelector<HTMLElement>('.tabs__list');
  if (!strip) throw new Error('The tabs were not drawn.');
  if (defaultValue === undefined) tabs[0]?.focus();
  return { container, tabs, strip };
}

/**
 * Returns the texts of the selected tab, of the focused element and of the shown panel, which
 * should belong together.
 */
function state(container: HTMLElement) {
  const selected = container.querySelector('[aria-selected="true"]')?.textContent;
  const panels = [...container.querySelectorAll<HTMLElement>('.tabs__panel')];
  const shown = panels.filter((panel) => panel.checkVisibility()).map((panel) => panel.innerText);
  return [selected, document.activeElement?.textContent, ...shown];
}

describe('Tabs in a browser', () => {
  test.each([
    ['{ArrowRight}', 'Costs'],
    ['{ArrowRight}{ArrowRight}', 'Taxes'],
    ['{ArrowLeft}', 'Questions'],
    ['{ArrowLeft}{ArrowRight}', 'Rates'],
    ['{End}', 'Questions'],
    ['{End}{Home}', 'Rates'],
  ])('%s moves to the tab %s and selects it', { tags: ['deep'] }, async (keys, name) => {
    const { container } = renderTabs();

    await userEvent.keyboard(keys);

    expect(state(container)).toEqual([name, name, `About ${name}`]);
  });

  test(
    'Tab leads from the selected tab to its panel, and back to it',
    { tags: ['deep'] },
    async () => {
      const { container, tabs } = renderTabs();
      await userEvent.keyboard('{ArrowRight}');

      await userEvent.keyboard('{Tab}');
      expect(document.activeElement).toBe(container.querySelectorAll('.tabs__panel')[1]);

      await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
      expect(document.activeElement).toBe(tabs[1]);
    },
  );

  test(
    'where it is narrow the strip scrolls, and the page does not',
    { tags: ['deep'] },
    async () => {
      await page.viewport(320, 700);
      const { strip, tabs } = renderTabs();

      await userEvent.keyboard('{End}');

      const last = tabs.at(-1) ?? strip;
      await expect.poll(() => boxOf(last).right).toBeLessThanOrEqual(boxOf(strip).right);
      expect(strip.scrollLeft).toBeGreaterThan(0);
      expect(boxOf(last).height).toBeGreaterThanOrEqual(44);
      expect(document.documentElement.scrollWidth).toBe(320);
    },
  );

  test('where it is narrow the strip begins at the selected tab', async () => {
    await page.viewport(320, 700);

    const { strip } = renderTabs('Questions');

    await expect.poll(() => strip.scrollLeft).toBeGreaterThan(0);
  });

  test.each([
    ['{ArrowLeft}', 'Costs'],
    ['{ArrowLeft}{ArrowLeft}', 'Taxes'],
    ['{ArrowRight}', 'Questions'],
    ['{ArrowRight}{ArrowLeft}', 'Rates'],
    ['{End}', 'Questions'],
    ['{End}{Home}', 'Rates'],
  ])('from right to left %s moves to the tab %s and selects it', async (keys, name) => {
    const { container } = renderTabs(undefined, 'rtl');

    await userEvent.keyboard(keys);

    expect(state(container)).toEqual([name, name, `About ${name}`]);
  });

  test('from right to left the tabs and the mark of the selected one begin at the right', async () => {
    await page.viewport(800, 700);
    const { strip, tabs } = renderTabs('Costs', 'rtl');
    const [first, second] = tabs;
    if (!first || !second) throw new Error('There are too few tabs.');

    const mark = getComputedStyle(second, '::after');

    expect(boxOf(first).right).toBe(boxOf(strip).right);
    expect(boxOf(second).right).toBeLessThan(boxOf(first).left);
    expect([mark.left, mark.right]).toEqual(['0px', '0px']);
  });

  test(
    'from right to left the strip scrolls to the tab that has the focus, and begins at the selected one',
    { tags: ['deep'] },
    async () => {
      await page.viewport(320, 700);
      const { strip, tabs } = renderTabs(undefined, 'rtl');

      await userEvent.keyboard('{End}');
      const last = tabs.at(-1) ?? strip;
      await expect.poll(() => boxOf(last).left).toBeGreaterThanOrEqual(boxOf(strip).left);
      expect(strip.scrollLeft).toBeLessThan(0);
      expect(document.documentElement.scrollWidth).toBe(320);

      const { strip: other } = renderTabs('Questions', 'rtl');
      await expect.poll(() => other.scrollLeft).toBeLessThan(0);
    },
  );

  test('passes axe', { tags: ['deep'] }, async () => {
    const { container } = renderTabs();

    const { violations } = await axe.run(container);

    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});
