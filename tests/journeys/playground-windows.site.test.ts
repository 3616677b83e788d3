import { expect, test } from 'vitest';
import { axeViolationsInDialog } from '../axe-violations.ts';
import { composeDigest } from '../digest/compose-digest.ts';
import { readShown } from '../digest/take-digest.ts';
import { crashAfter, untilStored } from './crash-window.ts';
import {
  eventually,
  openAnotherWindow,
  openPlayground,
  pageWith,
  readPaintedText,
  replaceText,
  sharePlayground,
  textIn,
  withPlainEditor,
  type PlaygroundVisit,
} from './open-playground.ts';
import { openSite } from './visit.ts';

const { site, visit } = openSite();
/** Windows share the same in either editor; the deep tests try it in the full one. */
const PLAIN = { prepare: withPlainEditor };
const open = sharePlayground(visit, PLAIN);

const HEADLINE = 'Saver Plus, for money you leave alone';
const OPEN_ELSEWHERE = 'open in another window, and is changed';
const title = (text: string) => pageWith({ componentType: 'section-title', title: text });

/** The digest of what the preview shows, with the problems that stand beside it. */
async function digestOf({ preview, problems }: PlaygroundVisit): Promise<string> {
  const shown = await readShown(preview);
  const faults = await problems.getByRole('listitem').allInnerTexts();
  return composeDigest({ ...shown, faults, requests: [], events: [] });
}

const offersIn = ({ page }: PlaygroundVisit) =>
  page.getByRole('textbox', { name: 'Offers', exact: true });

test('PG-018 the link that the playground makes opens in a fresh profile with an equal digest', async () => {
  const sender = await open('?scenario=service-card/full');
  const { page, pageModel } = sender;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const pageText = (await pageModel.inputValue()).replace(HEADLINE, 'Sent by link');
  await replaceText(pageModel, pageText);
  await page.getByRole('tab', { name: 'Offers' }).click();
  const offersText = (await readPaintedText(offersIn(sender))).replace('{', '{ ');
  await replaceText(offersIn(sender), offersText);
  await eventually(sender.previewText, (shown) => shown.includes('Sent by link'));

  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText(/^Link copied, [\d,]+ characters$/).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await expect
    .poll(() => page.getByText(/^Link copied/).innerText())
    .toBe(`Link copied, ${link.length.toLocaleString('en-GB')} characters`);
  const { search, hash } = new URL(link);
  const receiver = await openPlayground(visit, search + hash, PLAIN);

  await expect.poll(receiver.previewText).toBe(await sender.previewText());
  expect(await digestOf(receiver)).toBe(await digestOf(sender));
  await expect.poll(textIn(offersIn(receiver))).toBe(offersText);
  await receiver.page.getByRole('tab', { name: 'Page model' }).click();
  await expect.poll(textIn(receiver.pageModel)).toBe(pageText);
  // It holds what differs, and neither text.
  expect(link.length).toBeLessThan(0.5 * pageText.length);
});

test('PG-022 a second window on the same scenario shows a notice, overwrites nothing and can take over', async () => {
  const first = await open('?scenario=section-title/minimal');
  await replaceText(first.pageModel, title('First'));

  const second = await openAnotherWindow(first, site().address, '?scenario=section-title/minimal');
  await second.page.getByText(OPEN_ELSEWHERE).waitFor();
  await second.pageModel.press('Control+a');
  await second.page.keyboard.type('Lost');
  await expect.poll(textIn(second.pageModel)).not.toContain('Lost');

  await second.page.getByRole('button', { name: 'Edit here' }).click();
  await expect.poll(textIn(second.pageModel)).toBe(title('First'));
  await second.page.getByText(OPEN_ELSEWHERE).waitFor({ state: 'detached' });
  await first.page.getByText(OPEN_ELSEWHERE).waitFor();
  await replaceText(second.pageModel, title('Second'));
  await untilStored(second.page);

  await second.page.close();
  await expect.poll(textIn(first.pageModel)).toBe(title('Second'));
  await first.page.getByText(OPEN_ELSEWHERE).waitFor({ state: 'detached' });
});

// The last one: it ends the window of the others.
test('PG-019 after a crash the draft is offered with its difference to the file, and can be taken', async () => {
  const address = '?scenario=section-title/full';
  const first = await open(address);
  const own = await first.pageModel.inputValue();
  await crashAfter(title('Mine'), first.page);
  const { page, pageModel, previewText } = await openAnotherWindow(first, site().address, address);
  const dialog = page.getByRole('dialog');

  await expect.poll(textIn(pageModel)).toBe(own);
  expect(await previewText()).not.toContain('Mine');
  const lines = dialog.getByRole('region', { name: 'Page model' });
  await expect
    .poll(() => lines.getByRole('insertion').allInnerTexts())
    .toContainEqual(expect.stringContaining('"title": "Mine"'));
  await expect.poll(() => lines.getByRole('deletion').count()).toBeGreaterThan(0);
  expect(await axeViolationsInDialog(page)).toEqual([]);

  const take = dialog.getByRole('button', { name: 'Take the draft' });
  expect(await take.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');

  await expect.poll(textIn(pageModel)).toBe(title('Mine'));
  await eventually(previewText, (shown) => shown.includes('Mine'));
  await dialog.waitFor({ state: 'detached' });
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('role'));
  expect(await focused()).toBe('tab');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(textIn(pageModel)).toBe(own);
});
