import { expect, test } from 'vitest';
import type { Page } from 'playwright';
import { axeViolationsInDialog } from '../axe-violations.ts';
import { copyFixtures } from './copy-fixtures.ts';
import { openPlayground, replaceText } from './open-playground.ts';
import { openSite } from './visit.ts';

const TOKEN = 'token-of-this-start';
const { fixtures, read, validate } = copyFixtures();
const { visit, site } = openSite({ fixtures, site: { saving: { token: TOKEN } } });

/** Opens a scenario at the address that the server has printed, with the token. */
const open = (query: string) => openPlayground(visit, `${query}#token=${TOKEN}`);
const saved = (page: Page) => page.getByText('Saved:').waitFor();

const addNew = (page: Page) =>
  page.getByRole('button', { name: 'Save as new scenario', exact: true });
const newDialog = (page: Page) => page.getByRole('dialog', { name: 'Save as new scenario' });
const fieldOfNew = (page: Page, name: string) => newDialog(page).getByRole('textbox', { name });

test(
  'a page of its own is saved by keyboard alone in two languages, and is served there',
  { tags: ['deep'] },
  async () => {
    const { page, pageModel, macros } = await open('?scenario=home/en');
    const text = read('pages/en/individuals.json').replace('"hasMacro": true', '"hasMacro":  true');
    await replaceText(pageModel, text);

    await addNew(page).press('Enter');
    await fieldOfNew(page, 'Title').fill('Home page in English');
    await page.keyboard.press('Enter');
    const refusal = await newDialog(page).getByText('Another scenario has this title').count();
    await fieldOfNew(page, 'Title').fill('Mine');
    await newDialog(page).getByRole('checkbox', { name: 'Deutsch' }).press('Space');
    const id = await fieldOfNew(page, 'Folder and name of the scenario').inputValue();
    const pagePath = await fieldOfNew(page, 'Path of its page').inputValue();
    const violations = await axeViolationsInDialog(page);
    await page.keyboard.press('Enter');
    await saved(page);

    const paths = ['pages/en/individuals/mine.json', 'pages/de/privatkunden/mine.json'];
    const alternates = [
      { locale: 'en-GB', url: '/en/individuals/mine' },
      { locale: 'de-DE', url: '/de/privatkunden/mine' },
    ];
    expect([refusal, id, pagePath]).toEqual([1, 'home/mine', 'en/individuals/mine']);
    expect(violations).toEqual([]);
    expect(read(paths[0] ?? '')).toContain('"hasMacro":  true');
    expect(JSON.parse(read(paths[1] ?? ''))).toMatchObject({
      data: { meta: { title: 'Mine', alternates } },
    });
    expect(await validate()).toContain(' 0 problems');
    const served = await (await site().get('/de/privatkunden/mine')).text();
    expect(served).toContain('hreflang="en-GB"');
    await expect.poll(() => new URL(page.url()).searchParams.get('scenario')).toBe('home/mine');
    await macros.waitFor({ state: 'detached' });
  },
);

test(
  'a state of a page is one file with what is chosen and reported, and opens by a link',
  { tags: ['deep'] },
  async () => {
    const { page } = await open(
      '?scenario=service-card/broken&locale=fr-BE&forced-colors=active&fault-macros=hang',
    );
    await addNew(page).click();
    await fieldOfNew(page, 'Title').fill('Broken in French');
    await fieldOfNew(page, 'Tags').fill('broken');
    await newDialog(page).getByText('The preview reports problems').waitFor();
    await page.keyboard.press('Enter');
    await saved(page);

    const before: unknown = JSON.parse(read('scenarios/service-card/broken.json'));
    const after: unknown = JSON.parse(read('scenarios/service-card/broken-in-french.json'));
    expect(before).toMatchObject({ page: Object(after).page });
    expect(after).toMatchObject({
      locale: 'fr-BE',
      media: { 'forced-colors': 'active' },
      faults: { macros: { kind: 'hang' } },
      expectedFaults: expect.arrayContaining(Object(before).expectedFaults),
    });
    expect(await validate()).toContain(' 0 problems');

    const alone = await visit('/preview/service-card/broken-in-french');
    await expect
      .poll(() => alone.page.locator('html').getAttribute('data-forced-colors'))
      .toBe('active');
    expect(alone.consoleMessages).toEqual([]);
    const other = await openPlayground(visit, '?scenario=home/en');
    await other.page.getByRole('searchbox').fill('Broken in French');
    await other.page.getByTitle('service-card/broken-in-french', { exact: true }).click();
    await addNew(page).click();
    await newDialog(page).waitFor();
    await page.keyboard.press('Escape');
    await expect
      .poll(() => addNew(page).evaluate((element) => element === document.activeElement))
      .toBe(true);
  },
);
