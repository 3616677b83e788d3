import { expect, test } from 'vitest';
import { composeDigest } from '../digest/compose-digest.ts';
import { readShown } from '../digest/take-digest.ts';
import {
  backToOwnTexts,
  enterUnknownAddress,
  eventually,
  openPlayground,
  sharePlayground,
  textIn,
  type PlaygroundVisit,
} from './open-playground.ts';
import { openSite } from './visit.ts';

const { visit } = openSite();

const open = sharePlayground(visit);
const HEADLINE = 'A home loan that starts with a clear number';

/** The digest of what the preview shows, with the problems that stand beside it. */
async function digestOf({ preview, problems }: PlaygroundVisit): Promise<string> {
  const shown = await readShown(preview);
  const faults = await problems.getByRole('listitem').allInnerTexts();
  return composeDigest({ ...shown, faults, requests: [], events: [] });
}

test(
  'texts that are too long for a link are offered as files, and no link is copied',
  { tags: ['deep'] },
  async () => {
    const { page, pageModel } = await open('?scenario=section-title/signs-only');
    let seed = 7;
    const noise = Array.from({ length: 40_000 }, () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return String.fromCharCode(97 + (seed % 26));
    }).join('');
    const text = JSON.stringify({ data: { meta: { title: noise } } });
    await pageModel.fill(text);

    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('too long for a link').waitFor();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the texts' }).click();
    const file = await downloading;

    expect(file.suggestedFilename()).toBe('section-title-signs-only.page.json');
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).toString()).toBe(text);
    expect(new URL(page.url()).hash).toBe('');
  },
);

test('PG-018 the link that the playground makes opens in a fresh profile with an equal digest', async () => {
  const sender = await open('?scenario=home/en');
  const { page, pageModel, macros } = sender;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const own = await digestOf(sender);
  const pageText = (await pageModel.inputValue()).replace(HEADLINE, 'Sent by link');
  await pageModel.fill(pageText);
  await page.getByRole('tab', { name: 'Macros' }).click();
  const macrosText = (await macros.inputValue()).replace(/\d+\.\d+/, '77.5');
  await macros.fill(macrosText);
  await eventually(sender.previewText, (shown) => shown.includes('Sent by link'));
  await eventually(
    () => digestOf(sender),
    (digest) => digest !== own,
  );

  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText(/^Link copied, [\d,]+ characters$/).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(await page.getByText(/^Link copied/).innerText()).toBe(
    `Link copied, ${link.length.toLocaleString('en-GB')} characters`,
  );
  const { search, hash } = new URL(link);
  const receiver = await openPlayground(visit, search + hash);

  await eventually(receiver.previewText, (shown) => shown.includes('Sent by link'));
  const sent = await digestOf(sender);
  await eventually(
    () => digestOf(receiver),
    (digest) => digest === sent,
  );
  await expect.poll(textIn(receiver.macros)).toBe(macrosText);
  await receiver.page.getByRole('tab', { name: 'Page model' }).click();
  await expect.poll(textIn(receiver.pageModel)).toBe(pageText);
  // It holds what differs, where both texts took 7,700 characters.
  expect(link.length).toBeLessThan(1_000);
});

test(
  'a link for a scenario that there is none of keeps its edits for the one that is chosen',
  { tags: ['deep'] },
  async () => {
    const sender = await open('?scenario=section-title/full');
    const text = (await sender.pageModel.inputValue()).replace(
      /"title": "[^"]+"/,
      '"title": "Sent"',
    );
    await sender.pageModel.fill(text);
    await eventually(
      async () => sender.page.url(),
      (url) => url.includes('#edits='),
    );
    const { hash } = new URL(sender.page.url());

    // Only the link has them now.
    await backToOwnTexts(sender);
    const { page, pageModel } = await open('?scenario=section-title/minimal');
    await enterUnknownAddress(page, `?scenario=section-title/fulll${hash}`);
    await page.getByText('The edited texts of this link are kept').waitFor();
    expect(new URL(page.url()).hash).toBe(hash);
    await page.getByRole('button', { name: 'section-title/full', exact: true }).click();

    await expect.poll(textIn(pageModel)).toBe(text);
  },
);
