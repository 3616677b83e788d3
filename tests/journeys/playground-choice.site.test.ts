import { expect, test } from 'vitest';
import { copyFixtures } from './copy-fixtures.ts';
import {
  eventually,
  replaceText,
  sharePlayground,
  textIn,
  type PlaygroundVisit,
} from './open-playground.ts';
import { openSite } from './visit.ts';

const TOKEN = 'token-of-this-start';
const { fixtures } = copyFixtures();
const { visit } = openSite({ fixtures, site: { saving: { token: TOKEN } } });
const open = sharePlayground(visit);

const CONTROL = 'Your own front door';
const VARIANT = 'Your first home loan, from a rough guess';

/** Opens the home loan in Write, with a region of the lower panel. */
async function openHomeLoan(region: 'Variants' | 'Offers') {
  const visited = await open(`?scenario=offers/default&mode=write#token=${TOKEN}`);
  const { page } = visited;
  const write = page.getByRole('button', { name: 'Write', exact: true });
  if ((await write.getAttribute('aria-pressed')) !== 'true') await write.click();
  const toggle = page.getByRole('button', { name: region, exact: true });
  if ((await toggle.getAttribute('aria-expanded')) !== 'true') await toggle.click();
  const panel = page.getByRole('region', { name: region, exact: true });
  await panel.getByRole('table').waitFor();
  return { ...visited, panel };
}

const shows = ({ previewText }: Pick<PlaygroundVisit, 'previewText'>, text: string) =>
  eventually(previewText, (shown) => shown.includes(text));

test('PG-003 an edit of a variant shows under that variant, and not under control', async () => {
  const visited = await openHomeLoan('Variants');
  const { page, expectAccessible, consoleMessages } = visited;
  // Another experiment has ended that showed the same page.
  const panel = visited.panel.getByRole('region', { name: 'home-loan-advice' });
  await shows(visited, CONTROL);

  await panel.getByRole('button', { name: 'first-home', exact: true }).click();
  await shows(visited, VARIANT);
  await visited.panel.getByText(/^The preview shows first-home at .*\/home-loan,/).waitFor();
  await panel.getByRole('button', { name: 'Page model: first-home' }).click();
  const { pageModel } = visited;
  const sentence = 'Your first home loan, from a';
  await expect.poll(textIn(pageModel)).toContain(sentence);
  const text = await pageModel.inputValue();
  await replaceText(pageModel, text.replace(sentence, 'Your very own first home, from a'));
  await shows(visited, 'Your very own first home, from a');
  await page.getByRole('button', { name: 'Write', exact: true }).click();
  await panel.getByRole('button', { name: 'control', exact: true }).click();
  await shows(visited, CONTROL);
  expect(await visited.previewText()).not.toContain('Your very own first home');
  await panel.getByRole('button', { name: 'first-home', exact: true }).click();
  await shows(visited, 'Your very own first home, from a');

  await panel.getByRole('button', { name: 'Side by side: control' }).click();
  const beside = page.frameLocator('iframe[title="Beside"]');
  for (const document of [visited.preview, beside])
    await document.locator('[data-mark="differing"]').first().waitFor({ state: 'attached' });
  await expectAccessible();
  // In a small window all that stands above the other version can be seen.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 1280, height: 720 });
  const head = page.getByRole('region', { name: 'Beside' }).locator('.beside__head');
  await expect.poll(() => head.evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBe(0);
  if (size) await page.setViewportSize(size);
  await panel.getByRole('button', { name: 'Side by side: control' }).click();
  expect(consoleMessages).toEqual([]);
});

test('PG-004 an edit in Offers changes which component of an mbox shows', async () => {
  const visited = await openHomeLoan('Offers');
  const { page, panel, expectAccessible, consoleMessages } = visited;
  await shows(visited, 'The valuation is on us.');

  await panel.getByRole('button', { name: 'Saver', exact: true }).click();
  await shows(visited, 'Half saved.');
  const offer = panel.getByRole('combobox', { name: 'home-loan-header, Saver' });
  await offer.selectOption('default');
  await eventually(visited.previewText, (shown) => !shown.includes('Half saved.'));
  await offer.selectOption('saver');
  await shows(visited, 'Half saved.');
  const header = page.getByRole('treeitem', {
    name: /home-loan-header:saver, shown in the preview/,
  });
  await header.waitFor();
  const badge = visited.preview.locator('[data-mark="offer"]:visible');
  await badge.filter({ hasText: 'home-loan-header:saver' }).waitFor();

  await expectAccessible();
  expect(consoleMessages).toEqual([]);
});
