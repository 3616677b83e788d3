import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { copyFixtures } from './copy-fixtures.ts';
import { openPlayground, replaceText, textIn } from './open-playground.ts';
import { openSite, untilReady } from './visit.ts';

const TOKEN = 'token-of-this-start';
const WITH_TOKEN = `#token=${TOKEN}`;
const HOME = 'pages/en/individuals.json';
const { fixtures, read } = copyFixtures();
const { visit, site } = openSite({ fixtures, site: { saving: { token: TOKEN } } });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test(
  'a window without the token says which has one, where what was typed is still there',
  { tags: ['deep'] },
  async () => {
    const after = read(HOME).replace('"data"', '"data"  ');
    const { page, pageModel } = await openPlayground(visit, '?scenario=home/en');
    await replaceText(pageModel, after);

    await button(page, 'Save').click();
    await page.getByText('Only a window that was opened at the address').waitFor();
    await page.goto(`${site().address}/playground/?mode=code${WITH_TOKEN}`);
    await untilReady(page);

    await expect.poll(textIn(pageModel)).toBe(after);
    expect(read(HOME)).not.toBe(after);
  },
);

test(
  'the token of another start can be pasted, and the save goes on with what was typed',
  { tags: ['deep'] },
  async () => {
    const HOME_NL = 'pages/nl/particulieren.json';
    const after = read(HOME_NL).replace('"data"', '"data"   ');
    const { page, pageModel, expectAccessible } = await openPlayground(
      visit,
      '?scenario=home/nl#token=of-the-start-before',
    );
    await replaceText(pageModel, after);
    await page.keyboard.press('Control+s');
    const field = page.getByRole('textbox', { name: 'Start-up token' });
    await field.fill('of-no-start');
    await field.press('Enter');
    await page.getByText('does not take this token').waitFor();
    await expectAccessible();

    await field.fill(`Playground: ${site().address}/playground/${WITH_TOKEN}`);
    await field.press('Enter');
    await page.getByText('Saved:').waitFor();

    expect(read(HOME_NL)).toBe(after);
    expect(await page.content()).not.toContain(TOKEN);
    // It outlives a reload, as the one of the address does.
    await page.reload();
    await untilReady(page);
    await button(page, 'Save').click();
    await page.getByText('Nothing differs from the files').waitFor();
  },
);
