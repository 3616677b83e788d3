import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { refuseRequests } from './hold-requests.ts';
import {
  eventually,
  openPlayground,
  pageWith,
  replaceText,
  sharePlayground,
  textIn,
} from './open-playground.ts';
import { openSite, untilReady } from './visit.ts';

const { visit } = openSite();
const open = sharePlayground(visit);

const REGIONS = ['Scenarios', 'Outline', 'Editor', 'Preview', 'Inspector', 'Problems', 'History'];
const TABS = ['Page model', 'Macros', 'Experiments', 'Offers', 'Experience', 'Shell'];
const TITLE = { componentType: 'section-title', title: 'Typed by keyboard' };

const focusedName = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  });

async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 300; presses += 1) {
    if ((await focusedName(page)) === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Three hundred times Tab did not lead to ${name}.`);
}

test(
  'the other theme and language are remembered, and a language changes no name',
  { tags: ['deep'] },
  async () => {
    const { page, problems } = await open('?scenario=service-card/minimal');

    await page.getByRole('button', { name: 'Use the dark theme' }).click();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('nl-BE');

    await problems.getByText('Geen problemen.').waitFor();
    const inspector = page.getByRole('region', { name: 'Inspector', exact: true });
    await inspector.getByRole('tab').nth(1).click();
    await inspector.getByText('de eerste waarvan het patroon past').waitFor();
    expect(await inspector.innerText()).not.toContain('the first whose pattern fits');
    await expect
      .poll(() => page.getByRole('tab', { name: 'Page model', exact: true }).count())
      .toBe(1);
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('nl-BE');

    await page.reload();
    await untilReady(page);
    await page.getByRole('button', { name: 'Licht thema gebruiken' }).click();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('en-GB');
    await page.getByRole('button', { name: 'Use the dark theme' }).waitFor();
  },
);

test('all regions and tabs bear their names', { tags: ['deep'] }, async () => {
  const { page } = await open('?scenario=home/en');
  const named = (role: 'region' | 'tab', names: readonly string[]) =>
    Promise.all(names.map((name) => page.getByRole(role, { name, exact: true }).count()));

  expect(await named('region', REGIONS)).toEqual(REGIONS.map(() => 1));
  expect(await named('tab', TABS)).toEqual(TABS.map(() => 1));
});

test(
  'a component chosen in the outline is where the caret is, and what the inspector shows',
  { tags: ['deep'] },
  async () => {
    const { page } = await open('?scenario=home/en');
    const outline = page.getByRole('region', { name: 'Outline', exact: true });
    const inspector = page.getByRole('region', { name: 'Inspector', exact: true });

    await outline.getByRole('treeitem', { name: 'What people ask us most' }).click();

    await inspector.getByText('What people ask us most').waitFor();
    await expect.poll(() => inspector.innerText()).toMatch(/\/data\/flexZone\/flexComponents\/\d+/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await page.getByText(/^Ln \d+, Col \d+$/).waitFor();
  },
);

test(
  'a page is corrected without a mouse: from the editor to the problem and back',
  { tags: ['deep'] },
  async () => {
    const { page, pageModel, problems, previewText } = await open('?scenario=service-card/full');

    await tabTo(page, 'Page model');
    await page.keyboard.press('ArrowRight');
    expect(await focusedName(page)).toBe('Macros');
    await page.keyboard.press('ArrowLeft');
    // Past the tools of the text.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText(pageWith({ ...TITLE, componentType: 'sektion-title' }));
    await problems.getByText('Unknown component').waitFor();

    await tabTo(page, 'Use section-title');
    await page.keyboard.press('Enter');
    await eventually(previewText, (shown) => shown.includes('Typed by keyboard'));
    await expect.poll(textIn(pageModel)).toBe(pageWith(TITLE));

    await page.keyboard.press('Control+z');
    await problems.getByText('Unknown component').waitFor();
  },
);

test(
  'regions with mistakes, fields and history in them stand in nobody’s way, in either theme',
  { tags: ['deep'] },
  async () => {
    const { page, problems, pageModel, expectAccessible, consoleMessages } = await open(
      '?scenario=service-card/full',
    );
    await replaceText(pageModel, pageWith({ componentType: 'servise-card' }));
    await problems.getByText('Unknown component').waitFor();
    await page.getByRole('button', { name: 'History', exact: true }).click();

    await page.getByRole('button', { name: 'Use the dark theme' }).focus();
    await expectAccessible();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Use the light theme' }).waitFor();
    await expectAccessible();

    expect(consoleMessages).toEqual([]);
    expect(await page.evaluate(() => window.watchedViolations)).toEqual([]);
  },
);

test('without the full editor a plain one does the same', { tags: ['deep'] }, async () => {
  const { pageModel, problems, previewText } = await openPlayground(
    visit,
    '?scenario=service-card/full',
    {
      prepare: refuseRequests(/monaco-editor/).prepare,
    },
  );

  await replaceText(pageModel, pageWith({ ...TITLE, componentType: 'sektion-title' }));
  await problems.getByRole('button', { name: 'Unknown component' }).click();
  const caret = await pageModel.evaluate((field: HTMLTextAreaElement) => field.selectionStart);
  await problems.getByRole('button', { name: 'Use section-title' }).click();

  expect(pageWith({ ...TITLE, componentType: 'sektion-title' }).slice(caret)).toMatch(/^"sektion/);
  expect(await pageModel.evaluate((field) => field.className)).toBe('plain-editor');
  await eventually(previewText, (shown) => shown.includes('Typed by keyboard'));
});
