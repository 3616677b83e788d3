import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openPlayground } from './open-playground.ts';
import { openSite, untilReady } from './visit.ts';

const { visit } = openSite();

const selectHeader = (page: Page) => page.getByRole('treeitem', { level: 2 }).first().click();

/** Opens a region of the lower panel, which is open after a reload if it was before. */
async function openResult(page: Page, name: string): Promise<void> {
  const button = page
    .getByRole('region', { name, exact: true })
    .getByRole('button', { name })
    .first();
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
}

/** A file that comes late, what a person does to need it, and what it brings. */
interface LateFile {
  readonly name: string;
  readonly mode: 'write' | 'code' | 'test';
  readonly need: (page: Page) => Promise<unknown>;
  readonly arrived: (page: Page) => Promise<unknown>;
}

const LATE_FILES: readonly LateFile[] = [
  {
    name: 'pickers',
    mode: 'write',
    need: async (page) => {
      await selectHeader(page);
      await page
        .getByRole('button', { name: /^Choose picture/ })
        .first()
        .click();
    },
    arrived: (page) => page.getByRole('dialog').getByRole('option').first().waitFor(),
  },
  {
    name: 'palette-items',
    mode: 'write',
    need: (page) => page.getByRole('tab', { name: 'Components' }).click(),
    arrived: (page) => page.getByRole('button', { name: 'Accordion', exact: true }).waitFor(),
  },
  {
    name: 'palette-items',
    mode: 'code',
    need: async (page) => {
      await selectHeader(page);
      await page.keyboard.press('Control+Enter');
    },
    arrived: (page) => page.getByRole('dialog').getByRole('option').first().waitFor(),
  },
  {
    name: 'rich-text-field',
    mode: 'write',
    need: selectHeader,
    arrived: (page) => page.locator('[contenteditable="true"]').first().waitFor(),
  },
  {
    name: 'macro-table',
    mode: 'write',
    need: (page) => openResult(page, 'Macros'),
    arrived: (page) => page.getByRole('grid').waitFor(),
  },
  {
    name: 'beside',
    mode: 'write',
    need: (page) => page.getByRole('button', { name: 'Side by side' }).click(),
    arrived: (page) => page.getByRole('combobox', { name: 'Version' }).waitFor(),
  },
  {
    name: 'digest',
    mode: 'test',
    need: (page) => openResult(page, 'Digest'),
    arrived: (page) => page.locator('.digest').first().waitFor(),
  },
  {
    name: 'page-grid',
    mode: 'test',
    need: (page) => page.getByRole('button', { name: 'Grid', exact: true }).click(),
    arrived: (page) => page.locator('.page-grid').first().waitFor(),
  },
  {
    name: 'monaco-editor',
    mode: 'code',
    need: (page) => page.getByRole('textbox', { name: 'Page model' }).focus(),
    arrived: (page) => page.locator('.monaco-editor').first().waitFor(),
  },
];

test.each(LATE_FILES)(
  'where $name do not come in $mode, that is said, the console is silent, and they come when it is tried again',
  { tags: ['deep'] },
  async ({ name, mode, need, arrived }) => {
    const files = new RegExp(`/assets/${name}-`);
    const { page, consoleMessages } = await openPlayground(
      visit,
      `?scenario=home/en&mode=${mode}`,
      {
        prepare: (own) => own.route(files, (route) => route.abort()),
      },
    );

    await need(page);
    const again = page.getByRole('button', { name: 'Try again' }).first();
    await again.waitFor();
    const said = new Set(consoleMessages);
    await page.unroute(files);
    await Promise.all([page.waitForEvent('load'), again.click()]);
    await untilReady(page);
    await need(page);
    await arrived(page);

    expect(said).toEqual(new Set(['error: Failed to load resource: net::ERR_FAILED']));
    await again.waitFor({ state: 'detached' });
  },
);
