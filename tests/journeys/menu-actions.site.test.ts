import { expect, test } from 'vitest';
import { copyFixtures } from './copy-fixtures.ts';
import { openSite } from './visit.ts';

const HOME = '/en/individuals';
const CONTENT = 'cms-data/en-GB.json';

const { fixtures, read, write } = copyFixtures();
write(
  CONTENT,
  read(CONTENT).replace(
    '"helpMenuItems": [',
    `"menuButtonItems": [{ "id": "chat", "label": "Chat", "onClick": "open-chat" }],
    "helpMenuItems": [{ "id": "call", "label": "Call me back", "onClick": "call-back" },`,
  ),
);

const { visit } = openSite({ fixtures });

test('ME-022 an item of the bar or of a menu calls the handler that the host page has for its action, until that is taken out', async () => {
  const { page, expectQuiet } = await visit(HOME);
  const chosen = await page.evaluateHandle(async () => {
    const items: string[] = [];
    const { onAction } = await window.experience;
    const stop = await onAction('open-chat', (itemId) => void items.push(`open-chat ${itemId}`));
    await onAction('call-back', (itemId) => {
      items.push(`call-back ${itemId}`);
      stop();
    });
    return items;
  });
  const items = () => chosen.jsonValue();

  await page.getByRole('button', { name: 'Chat' }).click();
  await expect.poll(items).toEqual(['open-chat chat']);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Chat' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Call me back' }).click();

  await expect.poll(items).toEqual(['open-chat chat', 'open-chat chat', 'call-back call']);
  await expectQuiet();

  const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Chat' }).click();
  expect((await warning).text()).toContain('No action is called "open-chat".');
  expect(await items()).toHaveLength(3);
});
