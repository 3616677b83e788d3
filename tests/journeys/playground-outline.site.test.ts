import { expect, test } from 'vitest';
import { eventually, replaceText, sharePlayground, textIn } from './open-playground.ts';
import {
  openOutline,
  openOutlineByKeyboard,
  OUTLINE_TEXT,
  outlineHasFocus,
  title,
} from './use-outline.ts';
import { openSite } from './visit.ts';

const { visit } = openSite();

const open = sharePlayground(visit);

test(
  'PG-010 Outline moves and duplicates components by keyboard alone, and explains a refusal',
  { tags: ['deep'] },
  async () => {
    const { page, press, shown, said, previewText, expectAccessible } = await openOutlineByKeyboard(
      open,
      'section-title/minimal',
    );

    await page.keyboard.type('First');
    await press('Control+d');
    await expect.poll(() => shown('flexZone')).toBe('First First [Apple Pear] Last');
    await press('Alt+ArrowDown');
    await expect.poll(() => shown('flexZone')).toBe('First [Apple Pear] First Last');
    await eventually(previewText, (text) => text.includes('Apple\n'));

    // It is moved to another zone, after one that does not take it.
    await press('Control+m');
    await page.keyboard.type('legal');
    await press('Enter');
    await expect.poll(() => said.innerText()).toMatch(/^legalZone does not take section-title\./);
    await page.getByText('legalZone does not take section-title.').first().waitFor();
    await expectAccessible();
    await press('Control+m');
    await page.keyboard.type('complement');
    await press('Enter');
    await expect.poll(() => shown('complementaryZone')).toBe('First');
    await expect.poll(() => said.innerText()).toBe('Moved First to complementaryZone, 1 of 1.');
    expect(await outlineHasFocus(page)).toBe(true);
  },
);

test(
  'a card is moved between zones by drag, a refusal is explained, and all of it is undone',
  { tags: ['deep'] },
  async () => {
    const { page, pageModel, shown, row, said, previewText, consoleMessages } = await openOutline(
      open,
      'section-title/full',
    );
    const undo = page.getByRole('button', { name: 'Undo' });

    await row('Apple').dragTo(row('complementaryZone empty'));
    await expect.poll(() => shown('complementaryZone')).toBe('Apple');
    expect(await shown('flexZone')).toBe('First [Pear] Last');
    await row('Last').dragTo(row('First'), { targetPosition: { x: 60, y: 3 } });
    await expect.poll(() => shown('flexZone')).toBe('Last First [Pear]');
    await row('Apple').dragTo(row('Pear'), { targetPosition: { x: 60, y: 26 } });
    await expect.poll(() => shown('flexZone')).toBe('Last First [Pear Apple]');
    await eventually(previewText, (text) => /Last[^]*First[^]*Pear[^]*Apple/.test(text));

    await row('First').dragTo(row('Pear'), { targetPosition: { x: 60, y: 26 } });
    await expect.poll(() => said.innerText()).toMatch(/^cards does not take section-title\./);
    expect(await shown('flexZone')).toBe('Last First [Pear Apple]');

    for (let edits = 0; edits < 3; edits += 1) await undo.click();
    await expect.poll(textIn(pageModel)).toBe(OUTLINE_TEXT);
    expect(consoleMessages).toEqual([]);
  },
);

test(
  'the palette is reached by mouse too, and what is added is selected and in sight',
  { tags: ['deep'] },
  async () => {
    const { page, row, shown, pageModel } = await openOutline(open, 'section-title/signs-only');
    const many = Array.from({ length: 80 }, (_, index) => title(`Title ${index}`));
    await replaceText(pageModel, JSON.stringify({ data: { flexZone: { flexComponents: many } } }));
    await row('Title 3').waitFor();

    await row('flexZone').getByTitle('Add inside…').click();
    const palette = page.getByRole('dialog', { name: 'Add to flexZone' });
    await palette.getByRole('option', { name: /^Service card / }).click();

    await expect.poll(async () => (await shown('flexZone')).split(' ').length).toBeGreaterThan(160);
    const added = page.getByRole('treeitem', { selected: true });
    await expect.poll(() => added.getAttribute('aria-posinset')).toBe('81');
    expect(await added.evaluate((element) => element.checkVisibility())).toBe(true);
    expect(await outlineHasFocus(page)).toBe(true);
  },
);
