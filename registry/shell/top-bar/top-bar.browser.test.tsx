import { expect, onTestFinished, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { boxOf } from '#tests/whole-pixels.ts';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { samplePage } from '../sample-page.testing.ts';
import messages from './locales/en-GB.json';
import { TopBar } from './top-bar.tsx';

const topBar = <TopBar page={samplePage} messages={messages} />;

test('TB-028 the logo has its name above 840 px only', async () => {
  renderInBrowser(topBar);
  const name = page.getByText('Meridia', { exact: true });

  await page.viewport(841, 800);
  await expect.element(name).toBeVisible();

  await page.viewport(840, 800);
  await expect.element(name).not.toBeVisible();
});

test('the segments have a row from 840 px', async () => {
  renderInBrowser(topBar);
  const business = page.getByText('Business');

  await page.viewport(840, 800);
  await expect.element(business).toBeVisible();

  await page.viewport(839, 800);
  await expect.element(business).not.toBeVisible();
});

test('the skip link appears when the keyboard reaches it', async () => {
  const bar = renderInBrowser(topBar);
  const skip = bar.querySelector('.top-bar__skip') ?? bar;
  expect(boxOf(skip).width).toBe(1);

  await userEvent.keyboard('{Tab}');

  expect(document.activeElement).toBe(skip);
  expect(boxOf(skip).height).toBeGreaterThanOrEqual(44);
});

test('on paper it is the name of the bank and the address of the page, and on a screen they are not there', async () => {
  const bar = renderInBrowser(topBar);
  const shown = () => bar.innerText.replaceAll(/\s+/g, ' ').trim();
  expect(shown()).not.toContain('https://');

  await printMedia();

  expect(shown()).toBe(`${samplePage.appName} ${samplePage.address}`);

  // What the browser fills in when it prints.
  bar.querySelector('time')?.append('22/11/2026');
  expect(shown()).toBe(`${samplePage.appName} ${samplePage.address} Printed on 22/11/2026`);
});

async function printMedia(): Promise<void> {
  onTestFinished(() => emulate(''));
  await emulate('print');
}

async function emulate(media: string): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { media });
}
