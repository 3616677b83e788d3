import { expect, test } from 'vitest';
import { backToOwnTexts, replaceText, sharePlayground } from './open-playground.ts';
import { openSite } from './visit.ts';

const { visit } = openSite();
const open = sharePlayground(visit);

const ELEMENT = '?scenario=feature/element-of-an-asset';
const ERROR = 'This part cannot be shown right now. Please try again later.';

test(
  'an element of an asset runs in the preview, and takes what is written in the page',
  { tags: ['deep'] },
  async () => {
    const { preview, pageModel, problems, consoleMessages } = await open(ELEMENT);
    const amount = preview.getByRole('slider', { name: 'Amount' });
    await amount.waitFor();
    const element = await preview.locator('loan-simulator').elementHandle();

    await replaceText(pageModel, (await pageModel.inputValue()).replace('15000', '20000'));
    await expect.poll(() => amount.getAttribute('aria-valuetext')).toBe('€20,000');

    expect(await element?.evaluate((it) => it.isConnected)).toBe(true);
    await replaceText(pageModel, (await pageModel.inputValue()).replace('"amount"', '"amuont"'));
    await expect.poll(() => problems.innerText()).toContain('Unknown property: amuont.');
    expect(await element?.evaluate((it) => it.isConnected)).toBe(true);
    expect(consoleMessages).toEqual([]);
  },
);

test(
  'a fault of modules, chosen in the playground, leaves the text in the place of the element',
  { tags: ['deep'] },
  async () => {
    const playground = await open(ELEMENT);
    await backToOwnTexts(playground);
    const { page, preview, previewText } = playground;
    await preview.getByRole('slider', { name: 'Amount' }).waitFor();
    const tool = page.getByRole('region', { name: 'Preview', exact: true });

    await tool.getByRole('button', { name: 'Faults', exact: true }).click();
    await tool.getByRole('combobox', { name: 'modules', exact: true }).selectOption('status');

    await expect.poll(previewText).toContain(ERROR);
  },
);
