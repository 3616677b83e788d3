import { expect, test } from 'vitest';
import {
  backToOwnTexts,
  eventually,
  pageWith,
  replaceText,
  sharePlayground,
} from './open-playground.ts';
import { openSite } from './visit.ts';

const { visit } = openSite();
const openShared = sharePlayground(visit);
/** The scenario as it is, whatever the test before made of it. */
async function openOwn() {
  const playground = await openShared('?scenario=section-title/minimal');
  await backToOwnTexts(playground);
  return playground;
}

const SCRIPT = '<img src=x onerror="document.title=1"><script>document.title=2</script>';

test('scripts in a text reach the preview as text', { tags: ['deep'] }, async () => {
  const { page, pageModel, preview, previewText, consoleMessages } = await openOwn();
  const titles = () => Promise.all([page.title(), preview.title()]);
  const before = await titles();

  await replaceText(
    pageModel,
    pageWith(
      { componentType: 'section-title', title: SCRIPT },
      { componentType: 'paragraph', richBody: { value: `<p>Seen</p>${SCRIPT}` } },
    ),
  );
  await eventually(previewText, (shown) => shown.includes('Seen'));

  expect(await previewText()).toContain(SCRIPT);
  expect(await preview.locator('main script, main [onerror]').count()).toBe(0);
  expect((await titles())[0]).toBe(before[0]);
  expect(await preview.title()).not.toMatch(/^[12]$/);
  expect(consoleMessages).toEqual([]);
});

test.each([
  ['lists ten thousand deep', '['.repeat(10_000) + ']'.repeat(10_000), 'Too deep'],
  ['lists that never end', '['.repeat(10_000), 'Too deep'],
  ['five million letters', `{"data": "${'x'.repeat(5_000_000)}"}`, 'Document too large'],
  ['no JSON at all', SCRIPT, 'Broken JSON'],
])(
  '%s is one problem, and the window stays alive',
  { tags: ['deep'] },
  async (_, text, message) => {
    const { page, pageModel, problems, previewText, consoleMessages } = await openOwn();
    const before = await previewText();

    await replaceText(pageModel, text);
    await problems.getByText(message).waitFor();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));

    await expect.poll(() => problems.getByRole('listitem').count()).toBe(1);
    expect(await previewText()).toBe(before);
    expect(consoleMessages).toEqual([]);
  },
);

test(
  'a forbidden name is one problem, and the page goes without it',
  { tags: ['deep'] },
  async () => {
    const { pageModel, problems, previewText, consoleMessages } = await openOwn();
    const titled = pageWith({ componentType: 'section-title', title: 'Kept' });

    await replaceText(pageModel, titled.replace('"data": {', '"data": {"__proto__": {"x": 1},'));
    await problems.getByText('Forbidden property name').waitFor();
    await eventually(previewText, (shown) => shown.includes('Kept'));

    await expect.poll(() => problems.getByRole('listitem').count()).toBe(1);
    expect(consoleMessages).toEqual([]);
  },
);

test(
  'messages from elsewhere change nothing, however many there are',
  { tags: ['deep'] },
  async () => {
    const { page, pageModel, previewText, consoleMessages } = await openOwn();
    const inspector = page.getByRole('region', { name: 'Inspector', exact: true });
    const before = await inspector.innerText();

    await page.evaluate(() => {
      const problem = {
        code: 'x',
        severity: 'error',
        pointer: '',
        message: 'Forged',
        fix: 'Forged',
      };
      for (let sequence = 0; sequence < 1_000; sequence += 1) {
        const forged = {
          type: 'vitrine:shown',
          sequence,
          status: 200,
          problems: [problem],
          steps: [],
        };
        window.postMessage(forged, window.location.origin);
        const clicked = { pointer: '/data/flexZone/flexComponents/0', of: sequence, edits: true };
        window.postMessage({ type: 'vitrine:clicked', ...clicked }, window.location.origin);
        window.postMessage({ type: 'vitrine:clicked', ...clicked, pointer: 7 }, '*');
        const select = { type: 'vitrine:select', pointer: clicked.pointer, isSelecting: false };
        window.frames[0]?.postMessage(select, '*');
        window.frames[0]?.postMessage({ type: 'vitrine:show', sequence, scenario: {} }, '*');
      }
    });
    const afterwards = await inspector.innerText();
    await replaceText(
      pageModel,
      pageWith({ componentType: 'section-title', title: 'Still listening' }),
    );
    await eventually(previewText, (shown) => shown.includes('Still listening'));

    expect(before).not.toContain('Forged');
    // Nothing is selected, and the caret has not moved.
    expect(afterwards).toBe(before);
    expect(await inspector.innerText()).not.toContain('Forged');
    expect(consoleMessages).toEqual([]);
  },
);

test(
  'a preview that posts without end is ignored, and the editor goes on',
  { tags: ['deep'] },
  async () => {
    const { page, preview, pageModel, problems } = await openOwn();

    await preview.evaluate(() => {
      for (let count = 0; count < 20_000; count += 1) {
        window.parent.postMessage(
          { type: 'vitrine:failed', sequence: count, reason: 'Noise' },
          '*',
        );
      }
    });
    await replaceText(pageModel, '{');

    await problems.getByText('Broken JSON').waitFor();
    await expect
      .poll(() => page.getByRole('region', { name: 'Preview', exact: true }).isVisible())
      .toBe(true);
  },
);
