import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { axeViolationsInDialog } from '../axe-violations.ts';
import { copyFixtures } from './copy-fixtures.ts';
import {
  enterAddress,
  eventually,
  openPlayground,
  replaceText,
  textIn,
} from './open-playground.ts';
import { openSite, untilReady } from './visit.ts';

const TOKEN = 'token-of-this-start';
const WITH_TOKEN = `#token=${TOKEN}`;
const { fixtures, read, write, validate } = copyFixtures();
const { visit, site } = openSite({ fixtures, site: { saving: { token: TOKEN } } });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Takes the message away, so that the next one is another. */
const saved = async (page: Page) => {
  await page.getByText('Saved:').waitFor();
  await button(page, 'Dismiss').click();
};

/** Opens a scenario at the address that the server has printed, with the token. */
const open = (query: string) => openPlayground(visit, query + WITH_TOKEN);
const HOME = 'pages/en/individuals.json';

/** A text of the home page with another title. */
function retitle(title: string): string {
  return read(HOME).replace(/"title": "[^"]+"/, `"title": "${title}"`);
}

test('PG-017 Save writes a file that the validate command accepts, and is refused without the start-up token', async () => {
  const before = read(HOME);
  const after = retitle('Kept by hand');
  const { status } = await site().get(`/playground/api/fixtures/${HOME}`, {
    method: 'PUT',
    body: after,
    headers: { origin: site().address, 'content-type': 'application/json', 'if-none-match': '*' },
  });
  expect([status, read(HOME)]).toEqual([401, before]);

  const { page, pageModel, consoleMessages } = await open('?scenario=home/en');
  await replaceText(pageModel, after);
  await page.keyboard.press('Control+s');
  await page.getByText('Saved:').waitFor();
  await expect.poll(() => page.getByText(`npm run validate -- fixtures/${HOME}`).count()).toBe(1);
  await expect.poll(() => page.getByText('npm run digest --').count()).toBe(1);
  await saved(page);

  expect(read(HOME)).toBe(after);
  expect(await validate(HOME)).toContain('0 problems');
  await page.getByText('Changed', { exact: true }).waitFor({ state: 'detached' });
  expect(page.url()).not.toContain(TOKEN);
  expect(await page.content()).not.toContain(TOKEN);
  expect(await page.context().cookies()).toEqual([]);
  expect(consoleMessages).toEqual([]);
});

test(
  'what was saved can be taken back and saved again, and whoever opens it later sees the file',
  { tags: ['deep'] },
  async () => {
    const { page, pageModel } = await open('?scenario=home/en');
    const before = read(HOME);
    await replaceText(pageModel, before.replace('"data"', '"data" '));
    await button(page, 'Save').click();
    await saved(page);

    await button(page, 'Undo').click();
    await expect.poll(textIn(pageModel)).toBe(before);
    await button(page, 'Save').click();
    await saved(page);
    expect(read(HOME)).toBe(before);

    // The token outlives a reload.
    await page.reload();
    await untilReady(page);
    await expect.poll(textIn(pageModel)).toBe(before);
    await button(page, 'Save').click();
    await page.getByText('Nothing differs from the files').waitFor();
  },
);

test(
  'a file that has changed on the disk is compared, and taken or saved over as its author says',
  { tags: ['deep'] },
  async () => {
    const PAGE = 'pages/fr/particuliers.json';
    const before = read(PAGE);
    const { page, pageModel } = await open('?scenario=home/fr');
    const mine = before.replace('"data"', '"data" ');
    const theirs = before.replace(/"title": "[^"]+"/, '"title": "By somebody else"');
    await replaceText(pageModel, mine);
    write(PAGE, theirs);

    await button(page, 'Save').click();
    await button(page, 'Compare with the disk').click();
    const dialog = page.getByRole('dialog', { name: 'Compare with the disk' });
    const shown = await dialog.innerText();
    const inserted = await dialog.getByRole('insertion').allInnerTexts();
    const violations = await axeViolationsInDialog(page);

    expect(read(PAGE)).toBe(theirs);
    expect(shown).toContain('By somebody else');
    expect(inserted).toContainEqual(expect.stringContaining('"data" :'));
    expect(violations).toEqual([]);

    await dialog.getByRole('button', { name: 'Take the disk’s' }).click();
    await expect.poll(textIn(pageModel)).toBe(theirs);
    await page.getByText('Changed', { exact: true }).waitFor({ state: 'detached' });

    await button(page, 'Undo').click();
    await expect.poll(textIn(pageModel)).toBe(mine);
    // It is made of the older file again, and both changed the same lines.
    await button(page, 'Save').click();
    await button(page, 'Save mine over it').click();
    await saved(page);

    expect(read(PAGE)).toBe(mine);
  },
);

test(
  'a page that was changed here and on the disk is merged, with a choice where both changed it',
  { tags: ['deep'] },
  async () => {
    const PAGE = 'pages/nl/particulieren.json';
    const before = read(PAGE);
    const { page, pageModel } = await open('?scenario=home/nl');
    const titled = (title: string) => before.replace(/"title": "[^"]+"/, `"title": "${title}"`);
    const theirs = titled('Theirs').replace('"hasMacro"', '"hasMacro" ');
    await replaceText(pageModel, titled('Mine').replace('"data"', '"data" '));
    write(PAGE, theirs);
    await button(page, 'Save').click();
    await button(page, 'Compare with the disk').click();
    const dialog = page.getByRole('dialog', { name: 'Compare with the disk' });

    await dialog.getByRole('button', { name: 'Take the merge' }).press('Enter');
    await dialog.getByText('Choose at each place first.').waitFor();
    const focused = dialog.getByRole('radio', { name: 'Yours' });
    const isFocused = await focused.evaluate((element) => element === document.activeElement);
    await page.keyboard.press('ArrowDown');
    const violations = await axeViolationsInDialog(page);
    await dialog.getByRole('button', { name: 'Take the merge' }).press('Enter');
    await page.getByText('Merged with the disk’s').waitFor();

    const merged = theirs.replace('"data"', '"data" ');
    expect([isFocused, violations]).toEqual([true, []]);
    await expect.poll(textIn(pageModel)).toBe(merged);
    await button(page, 'Save').click();
    await saved(page);
    expect(read(PAGE)).toBe(merged);
    write(PAGE, before);
  },
);

test(
  'what was saved shows wherever its scenario is opened again, in the list and in previews too',
  { tags: ['deep'] },
  async () => {
    const SCENARIO = 'scenarios/home/de.json';
    const OTHER = 'scenarios/service-card/other.json';
    const alone = await visit('/preview/home/de');
    const displayedAlone = () => alone.page.locator('body').innerText();
    const asBuilt = await displayedAlone();
    const { page, pageModel } = await open('?scenario=home/de');
    const text = await pageModel.inputValue();
    await replaceText(pageModel, text.replace(/Eine Baufinanzierung[^"]*/, 'Kept and shown'));
    await button(page, 'Save').click();
    await saved(page);
    write(SCENARIO, read(SCENARIO).replace(/"title": "[^"]+"/, '"title": "Renamed by hand"'));

    write(OTHER, read(SCENARIO));
    const other = await openPlayground(visit, '?scenario=service-card/other');
    await expect.poll(() => other.pageModel.inputValue()).toContain('Kept and shown');
    await other.page.getByRole('searchbox').fill('Renamed by hand');
    await other.page.getByTitle('home/de', { exact: true }).click();
    await eventually(other.previewText, (shown) => shown.includes('Kept and shown'));
    await alone.page.reload();
    await untilReady(alone.page);
    const index = await (await site().get('/preview/index.json')).text();

    expect(asBuilt).not.toContain('Kept and shown');
    expect(await displayedAlone()).toContain('Kept and shown');
    expect(index).toContain('Renamed by hand');
    await alone.page.goto(`${site().address}/preview/service-card/other`);
    await alone.page.getByRole('heading', { name: 'Kept and shown' }).waitFor();
    expect(alone.consoleMessages).toEqual([]);
  },
);

test(
  'the experience is downloaded and not saved, and Save says why',
  { tags: ['deep'] },
  async () => {
    const { page } = await open('?scenario=home/en&tab=experience');
    const experience = page.getByRole('textbox', { name: 'Experience', exact: true });
    const text = (await experience.inputValue()).replace('"name": "', '"name": "my-');
    await replaceText(experience, text);
    await button(page, 'Save').click();
    await page.getByText('is the configuration of the site and no fixture').waitFor();
    const downloading = page.waitForEvent('download');
    await button(page, 'Download').last().click();
    const download = await downloading;

    expect(download.suggestedFilename()).toBe('experience.json');
    expect(readFileSync(await download.path(), 'utf8')).toBe(text);
  },
);

test(
  'a component of a scenario is saved into its own fixture, and a patched page is not',
  { tags: ['deep'] },
  async () => {
    const CARD = 'cards/service-card/minimal.json';
    const { page, pageModel } = await open('?scenario=service-card/minimal');
    const text = await pageModel.inputValue();
    const { title } = JSON.parse(read(CARD)) as { readonly title: string };

    await replaceText(pageModel, text.replace(title, 'Another'));
    await button(page, 'Save').click();
    await saved(page);
    expect(JSON.parse(read(CARD))).toMatchObject({ title: 'Another' });
    expect(await validate(CARD)).toContain('0 problems');

    await enterAddress(page, '?scenario=page/empty');
    await replaceText(pageModel, (await pageModel.inputValue()).replace('New page', 'Mine'));
    await button(page, 'Save').click();
    await page.getByText('was made by a patch of this scenario').waitFor();
  },
);

test(
  'a server that is gone costs nothing, and what was changed can be downloaded',
  { tags: ['deep'] },
  async () => {
    const { page, pageModel } = await open('?scenario=home/nl');
    const text = (await pageModel.inputValue()).replace('"data"', '"data"  ');
    await replaceText(pageModel, text);
    await page.route('**/playground/api/**', (route) => route.abort());

    await button(page, 'Save').click();
    const gone = page.getByText('The server does not answer');
    await gone.waitFor();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download', exact: true }).last().click();
    const download = await downloading;

    expect(download.suggestedFilename()).toBe('pages-nl-particulieren.json');
    expect(readFileSync(await download.path(), 'utf8')).toBe(text);
    await expect.poll(() => pageModel.inputValue()).toBe(text);

    await page.unroute('**/playground/api/**');
    await button(page, 'Save').click();
    await saved(page);
    expect(read('pages/nl/particulieren.json')).toBe(text);
  },
);
