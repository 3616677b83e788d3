import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { axeViolationsInDialog } from '../axe-violations.ts';
import { copyFixtures } from './copy-fixtures.ts';
import { openPlayground, replaceText, textIn } from './open-playground.ts';
import { openSite } from './visit.ts';

const TOKEN = 'token-of-this-start';
const { fixtures, read, write } = copyFixtures();
const { visit } = openSite({ fixtures, site: { saving: { token: TOKEN } } });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test(
  'a new scenario beside which somebody has changed macros names that file, compares it, and loses nothing',
  { tags: ['deep'] },
  async () => {
    const MACROS = 'macros/savings.json';
    const before = read(MACROS);
    const theirs = before.replace(/"name": "[^"]+"/, '"name": "theirs"');
    const { page, macros } = await openPlayground(
      visit,
      `?scenario=service-card/full&tab=macros#token=${TOKEN}`,
    );
    const mine = (await macros.inputValue()).replace(
      /("savings": \{[^]*?"name": ")[^"]+/,
      '$1mine',
    );
    await replaceText(macros, mine);
    write(MACROS, theirs);
    await button(page, 'Save as new scenario').click();
    const dialog = page.getByRole('dialog', { name: 'Save as new scenario' });
    const title = dialog.getByRole('textbox', { name: 'Title' });
    await title.waitFor();
    await page.keyboard.press('Enter');
    // The field that was refused has the focus, so the next key goes there.
    await expect.poll(() => title.evaluate((field) => field === document.activeElement)).toBe(true);
    await title.fill('Beside');

    await button(page, 'Save').last().click();
    const alert = dialog.getByRole('alert');
    await expect.poll(() => alert.innerText()).toContain(`fixtures/${MACROS}`);
    const said = await alert.innerText();
    await dialog.getByRole('button', { name: 'Compare with the disk' }).click();
    const removed = await dialog.getByRole('deletion').allInnerTexts();
    const violations = await axeViolationsInDialog(page);

    expect(said).toContain('Changed on the disk');
    expect(said).not.toContain('Choose another name');
    expect(removed.join()).toContain('theirs');
    expect(violations).toEqual([]);
    expect([read(MACROS), await macros.inputValue()]).toEqual([theirs, mine]);

    await dialog.getByRole('button', { name: 'Take the disk’s' }).click();
    await expect.poll(textIn(macros)).toContain('"theirs"');
    await page.keyboard.press('Enter');
    await page.getByText('Saved:').waitFor();

    expect(read(MACROS)).toBe(theirs);
    expect(JSON.parse(read('scenarios/service-card/beside.json'))).toHaveProperty('page');
  },
);
