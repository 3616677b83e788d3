import { gunzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import {
  backToOwnTexts,
  eventually,
  openPlayground,
  readPaintedText,
  replaceText,
  sharePlayground,
  textIn,
} from './open-playground.ts';
import { openSite } from './visit.ts';

const { visit } = openSite();
const open = sharePlayground(visit);

const TABS = ['Page model', 'Macros', 'Experiments', 'Offers', 'Experience', 'Shell'];
const HELD = 'The preview shows the last good page';

/** Shows a tab; its document is in the field of its name. */
async function openTab(page: Page, name: string) {
  await page.getByRole('tab', { name, exact: true }).click();
  const field = page.getByRole('textbox', { name, exact: true });
  await field.waitFor();
  return field;
}

/** Changes what stands in a tab. */
async function rewrite(page: Page, name: string, change: (text: string) => string) {
  const field = await openTab(page, name);
  const before = await readPaintedText(field);
  const text = change(before);
  expect(text).not.toBe(before);
  await replaceText(field, text);
  return text;
}

/** The documents of which an address holds changes. */
function editedIn(address: string): readonly string[] {
  const packed = new URLSearchParams(new URL(address).hash.slice(1)).get('edits');
  if (!packed) return [];
  const [, changed] = JSON.parse(gunzipSync(Buffer.from(packed, 'base64url')).toString());
  return Object.keys(changed);
}

test(
  'a wrong experience leaves the last good one, wrong content of the shell costs its own part',
  { tags: ['deep'] },
  async () => {
    const playground = await open('?scenario=home/en');
    await backToOwnTexts(playground);
    const { page, preview, previewText } = playground;
    const region = page.getByRole('region', { name: 'Preview', exact: true });
    const undo = page.getByRole('button', { name: 'Undo' });

    await rewrite(page, 'Experience', (text) =>
      text.replace('"pageLayout": "default"', '"pageLayout": "none"'),
    );
    await region.getByText(HELD).waitFor();
    // Whatever makes the preview anew meanwhile makes it of what was good.
    await page.getByRole('combobox', { name: 'Session', exact: true }).selectOption('signed-in');
    await eventually(previewText, (shown) => shown.includes('Log out'));
    await page.getByRole('combobox', { name: 'Session', exact: true }).selectOption('anonymous');
    await eventually(previewText, (shown) => shown.includes('Log in'));
    await expect.poll(() => preview.getByRole('banner').count()).toBe(1);
    await undo.click();
    await region.getByText(HELD).waitFor({ state: 'detached' });

    await rewrite(page, 'Shell', (text) =>
      text.replaceAll('"openAccount": {', '"openAccount": 7, "old": {'),
    );
    await eventually(previewText, (shown) => !shown.includes('Open an account'));
    expect(await region.getByText(HELD).count()).toBe(0);
    expect(await preview.getByRole('main').innerText()).not.toBe('');
    await undo.click();
    await eventually(previewText, (shown) => shown.includes('Open an account'));
  },
);

test(
  'PG-006 broken text in any tab keeps the last good page in the preview and says so',
  { tags: ['deep'] },
  async () => {
    const playground = await open('?scenario=home/en');
    await backToOwnTexts(playground);
    const { page, problems, previewText } = playground;
    const region = page.getByRole('region', { name: 'Preview', exact: true });
    const shown = await previewText();

    for (const name of TABS) {
      await rewrite(page, name, (text) => text.replace('{', '{{'));
      await region.getByText(HELD).waitFor();
      await problems.getByRole('listitem').getByText(`${name} /`).waitFor();
      await page.getByRole('button', { name: 'Undo' }).click();
      await region.getByText(HELD).waitFor({ state: 'detached' });
    }
    expect(await previewText()).toBe(shown);
  },
);

test(
  'a draft and a link hold what was written in each of the six tabs',
  { tags: ['deep'] },
  async () => {
    const { page } = await open('?scenario=section-title/minimal');
    const written = new Map<string, string>();
    for (const name of TABS) {
      written.set(name, await rewrite(page, name, (text) => text.replace('{', '{ ')));
    }
    await eventually(
      async () => editedIn(page.url()),
      (edited) => edited.length === TABS.length,
    );
    const { search, hash } = new URL(page.url());
    const receiver = await openPlayground(visit, search + hash);
    for (const [name, text] of written) {
      await expect.poll(textIn(await openTab(receiver.page, name))).toBe(text);
    }
    await open('?scenario=section-title/full');
    await open('?scenario=section-title/minimal');
    for (const [name, text] of written) {
      await expect.poll(textIn(await openTab(page, name))).toBe(text);
    }
  },
);
