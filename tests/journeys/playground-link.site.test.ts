import { expect, test } from 'vitest';
import {
  backToOwnTexts,
  enterUnknownAddress,
  eventually,
  replaceText,
  sharePlayground,
  textIn,
} from './open-playground.ts';
import { openSite } from './visit.ts';

const { visit } = openSite();

const open = sharePlayground(visit);

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
    await replaceText(pageModel, text);

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

test(
  'a link for a scenario that there is none of keeps its edits for the one that is chosen',
  { tags: ['deep'] },
  async () => {
    const sender = await open('?scenario=section-title/full');
    const text = (await sender.pageModel.inputValue()).replace(
      /"title": "[^"]+"/,
      '"title": "Sent"',
    );
    await replaceText(sender.pageModel, text);
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
