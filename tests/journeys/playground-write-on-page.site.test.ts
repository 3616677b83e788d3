import { expect, test } from 'vitest';
import { eventually, openPlayground } from './open-playground.ts';
import { openSite } from './visit.ts';

const { visit } = openSite();

test(
  'a title is written on the page itself, by mouse and by key, beside the bar of its component',
  { tags: ['deep'] },
  async () => {
    const visited = await openPlayground(visit, '?scenario=home/en&mode=write');
    const { page, preview, consoleMessages } = visited;
    const heading = preview.locator('.slot h2').first();
    const field = preview.getByRole('textbox', { name: /^Text on the page/ });
    const bar = page.getByRole('toolbar', { name: /^Actions for/ });
    const before = await heading.innerText();

    await heading.dblclick();
    await field.waitFor();
    await page.keyboard.type('Warm by winter');
    await eventually(
      () => heading.textContent(),
      (text) => text === 'Warm by winter',
    );
    const [over, below] = await Promise.all([field.boundingBox(), bar.boundingBox()]);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+z');
    await eventually(
      () => heading.innerText(),
      (text) => text === before,
    );
    await bar.getByRole('button', { name: 'Edit text' }).press('Enter');
    await field.waitFor();
    await page.keyboard.type('Taken back');
    await eventually(
      () => heading.textContent(),
      (text) => text === 'Taken back',
    );
    await page.keyboard.press('Escape');
    await eventually(
      () => heading.innerText(),
      (text) => text === before,
    );

    expect(below?.y ?? 0).toBeGreaterThanOrEqual((over?.y ?? 0) + (over?.height ?? Infinity));
    expect(consoleMessages).toEqual([]);
  },
);
