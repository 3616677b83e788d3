import { expect, test } from 'vitest';
import { copyFixtures } from './copy-fixtures.ts';
import { openSite, untilReady } from './visit.ts';

const HOME = '/en/individuals';
const CONTENT = 'cms-data/en-GB.json';

const { fixtures, read, write } = copyFixtures();
write(
  CONTENT,
  read(CONTENT).replace(
    '"helpMenuItems": [',
    `"menuButtonItems": [{ "id": "chat", "label": "Chat", "onClick": "open-chat" }],
    "skipLinks": [
      { "text": "To the content", "anchor": "main" },
      { "text": "To the navigation", "anchor": "navigation" },
      { "text": "To the footer", "anchor": "footer" }
    ],
    "helpMenuItems": [{ "id": "call", "label": "Call me back", "onClick": "call-back" },`,
  ),
);

const { visit } = openSite({ fixtures });

test('ME-022 an item of the bar or of a menu calls the handler that the host page has for its action, until that is taken out', async () => {
  const { page, expectQuiet, expectAccessible } = await visit(HOME);
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
  await expectAccessible();
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

test.each([1440, 360])(
  'SH-028 at %i px each skip link of the content leads to its goal, and to nothing that the page lacks',
  async (width) => {
    const { page, expectQuiet } = await visit(HOME, { width });
    const follow = async (presses: number) => {
      await page.goto(page.url().split('#', 1).join(''));
      await untilReady(page);
      for (let press = 0; press < presses; press += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one key after the other.
        await page.keyboard.press('Tab');
      }
      const name = await page.locator(':focus').textContent();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      return [name, await page.locator(':focus').textContent()];
    };

    expect([await follow(1), await follow(2), await follow(3)]).toEqual([
      ['To the content', 'Work out my budget'],
      ['To the navigation', 'Home'],
      ['To the footer', 'Individuals'],
    ]);

    await page.goto(new URL(`${HOME}?standalone`, page.url()).href);
    await untilReady(page);
    const visible = page.locator('.top-bar__skip').filter({ visible: true });
    expect(await visible.allTextContents()).toEqual(['To the content', 'To the footer']);
    await expectQuiet();
  },
);

test('SH-029 scripts of a page find in window.cmsData the content of its segment', async () => {
  const { page, expectQuiet } = await visit(HOME);
  const readContent = () => page.evaluate(() => Reflect.get(window, 'cmsData') as unknown);
  const names = ['footer', 'mobileNavigation', 'navigation', 'segmentContext'];

  await expect.poll(async () => Object.keys(Object(await readContent())).toSorted()).toEqual(names);
  const content: unknown = JSON.parse(read(CONTENT));
  const getMember = (name: string): unknown => Reflect.get(Object(content), name);
  expect(await readContent()).toMatchObject({
    navigation: getMember('navigation'),
    mobileNavigation: getMember('mobileNavigation'),
    segmentContext: getMember('segmentContext'),
    footer: { cardStop: expect.anything(), generalLinks: expect.any(Array) },
  });
  await expectQuiet();
});
