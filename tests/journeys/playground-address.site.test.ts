import { expect, test } from 'vitest';
import {
  enterUnknownAddress,
  eventually,
  openPlayground,
  pageWith,
  replaceText,
  sharePlayground,
  textIn,
} from './open-playground.ts';
import { openSite } from './visit.ts';

const { visit } = openSite();
const open = sharePlayground(visit);

const TITLE = { componentType: 'section-title', title: 'Sent by link' };

test(
  'a link brings back what was on the screen: scenario, tab, selects and edited texts',
  { tags: ['deep'] },
  async () => {
    const sender = await open('?scenario=service-card/full');
    await replaceText(sender.pageModel, pageWith(TITLE));
    await sender.page.getByRole('combobox', { name: 'Viewport', exact: true }).selectOption('360');
    await sender.page.getByRole('tab', { name: 'Macros' }).click();
    await eventually(
      async () => sender.page.url(),
      (url) =>
        url.includes('viewport=360') && url.includes('tab=macros') && url.includes('#edits='),
    );
    const { search, hash } = new URL(sender.page.url());

    const receiver = await openPlayground(visit, search + hash);

    await eventually(receiver.previewText, (shown) => shown.includes('Sent by link'));
    await expect
      .poll(() => receiver.page.getByRole('tab', { name: 'Macros', selected: true }).count())
      .toBe(1);
    expect(await receiver.preview.evaluate(() => window.innerWidth)).toBe(360);
    await receiver.page.getByRole('tab', { name: 'Page model' }).click();
    await expect.poll(textIn(receiver.pageModel)).toBe(pageWith(TITLE));
  },
);

test(
  'a link that was cut shows a notice, and opens the texts of the scenario',
  { tags: ['deep'] },
  async () => {
    const { page, pageModel, consoleMessages } = await open(
      '?scenario=section-title/minimal#edits=H4sIAAAAAAAAA6tWSkwsBgBxbS',
    );

    await page.getByText('This link was cut or changed on its way').waitFor();
    await expect.poll(textIn(pageModel)).toContain('"componentType": "section-title"');
    expect(consoleMessages).toEqual([]);

    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByText('This link was cut').waitFor({ state: 'detached' });
  },
);

test(
  'for an unknown scenario the nearest ones are offered, which open at a click',
  { tags: ['deep'] },
  async () => {
    const { page, previewText } = await open('?scenario=section-title/minimal');
    await enterUnknownAddress(page, '?scenario=service-crad/full-fr');
    await page.getByText('There is no scenario “service-crad/full-fr”').waitFor();

    await page.getByRole('button', { name: 'service-card/full-fr', exact: true }).click();

    await eventually(previewText, (shown) =>
      shown.includes('Saver Plus, for money you leave alone'),
    );
    await expect.poll(() => page.getByText('There is no scenario').count()).toBe(0);
  },
);

test('a scenario is found by a word and opened from the list', { tags: ['deep'] }, async () => {
  const { page, pageModel, previewText } = await open('?scenario=home/en');
  const scenarios = page.getByRole('region', { name: 'Scenarios', exact: true });

  await scenarios.getByRole('searchbox').fill('service-card/minimal');
  await scenarios.getByRole('listitem').getByRole('button').click();
  await eventually(
    async () => page.url(),
    (url) => url.endsWith('/playground/?scenario=service-card/minimal&mode=code'),
  );

  await expect
    .poll(async () => JSON.parse(await pageModel.inputValue()))
    .toHaveProperty('data.flexZone');
  await eventually(previewText, (shown) => !shown.includes('A home loan that starts'));
});
