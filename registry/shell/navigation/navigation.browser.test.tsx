import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { boxOf } from '#tests/whole-pixels.ts';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { samplePage } from '../sample-page.testing.ts';
import messages from './locales/en-GB.json';
import { Navigation } from './navigation.tsx';
import { navigationOf } from './sample-navigation.testing.ts';
import { watchNavigation } from './watch-navigation.ts';

function show(count = 5): HTMLElement {
  const bar = renderInBrowser(
    <div className="page" id="page">
      <div className="page__slot" data-slot="navigation">
        <Navigation
          data={{ navigation: navigationOf(count) }}
          page={samplePage}
          messages={messages}
        />
      </div>
      <main className="page__main" id="main">
        <div className="zone" style={{ blockSize: '4000px' }}>
          Content
        </div>
      </main>
    </div>,
  );
  onTestFinished(watchNavigation(window));
  return bar;
}

const part = (root: HTMLElement, selector: string) =>
  root.querySelector<HTMLElement>(selector) ?? root;

test('NA-002 from 1280 px it is a list at the left that stays in sight', async () => {
  await page.viewport(1280, 800);
  const root = show();
  const list = part(root, '.navigation-list');
  const main = part(root, '.zone');

  expect(part(root, '.navigation-bar').checkVisibility()).toBe(false);
  expect(boxOf(list).right).toBeLessThanOrEqual(boxOf(main).left);
  scrollTo(0, 1_000);
  await expect.poll(() => boxOf(list).top).toBeLessThan(100);
  expect(boxOf(list).top).toBeGreaterThanOrEqual(0);
});

test('NA-003 below 1280 px it is a bar of tabs at the end of the window', async () => {
  await page.viewport(1279, 800);
  const root = show();

  expect(part(root, '.navigation-list').checkVisibility()).toBe(false);
  expect(boxOf(part(root, '.navigation-bar')).bottom).toBe(800);
  scrollTo(0, 1_000);
  expect(boxOf(part(root, '.navigation-bar')).bottom).toBe(800);
});

test('NA-010 a submenu of the list opens and closes where it is pressed, without script as well', async () => {
  await page.viewport(1280, 800);
  const root = show();
  const sub = page.getByRole('link', { name: 'Sub 3a' });
  expect(part(root, '.navigation-list').textContent).toContain('Sub 3a');
  await expect.element(sub).not.toBeInTheDocument();

  await page.getByText('Entry 3', { exact: true }).first().click();
  await expect.element(sub).toBeVisible();

  await page.getByText('Entry 3', { exact: true }).first().click();
  await expect.element(sub).not.toBeInTheDocument();
});

test(
  'NA-010 in the bar nothing is open before a tab is pressed, and then its submenu is',
  { tags: ['deep'] },
  async () => {
    await page.viewport(400, 800);
    const root = show();
    const panel = part(root, '#navigation-item-2');
    expect(panel.checkVisibility()).toBe(false);

    await page.getByRole('button', { name: 'Entry 2' }).click();
    expect(panel.checkVisibility()).toBe(true);
    expect(boxOf(panel).bottom).toBeLessThanOrEqual(boxOf(part(root, '.navigation-bar')).top);

    await page.getByRole('button', { name: 'Entry 2' }).click();
    expect(panel.checkVisibility()).toBe(false);
  },
);

test('NA-013 its states are closed, opening and closing', async () => {
  await page.viewport(400, 800);
  const root = show();
  const panel = part(root, '#navigation-more');
  const states: (string | undefined)[] = [];
  const observer = new MutationObserver(() => states.push(panel.dataset['state']));
  observer.observe(panel, { attributeFilter: ['data-state'] });
  onTestFinished(() => observer.disconnect());
  expect(panel.dataset['state']).toBe('closed');

  await page.getByRole('button', { name: 'More' }).click();
  await expect.poll(() => states).toEqual(['opening']);
  await userEvent.keyboard('{Escape}');

  await expect.poll(() => states).toEqual(['opening', 'closing', 'closed']);
  await expect.element(page.getByRole('button', { name: 'More' })).toHaveFocus();
});

test('choosing something in a panel closes it', { tags: ['deep'] }, async () => {
  await page.viewport(400, 800);
  const root = show();
  await page.getByRole('button', { name: 'More' }).click();
  root.addEventListener('click', (event) => event.preventDefault());
  await page.getByRole('link', { name: 'Entry 5' }).click();

  expect(part(root, '#navigation-more').checkVisibility()).toBe(false);
});
