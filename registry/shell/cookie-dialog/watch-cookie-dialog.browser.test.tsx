import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { nextFrames } from '#tests/next-frames.ts';
import { inDialog, showCookieDialog, type ShowOptions } from './cookie-dialog.sample.testing.tsx';

beforeEach(() => page.viewport(1000, 800));
afterEach(() => page.viewport(414, 896));

const loadDialog = () => import('./follow-cookie-dialog.ts');

/** Starts a page, and waits for as long as a dialog would take that opens by itself. */
async function startPage(options: ShowOptions = {}) {
  const load = vi.fn<typeof loadDialog>(loadDialog);
  const shown = showCookieDialog({ loadDialog: load, ...options });
  shown.start();
  await loadDialog();
  await nextFrames();
  return { ...shown, load };
}

function markAsConsentPage(): void {
  document.documentElement.dataset['consentPage'] = '';
  onTestFinished(() => void delete document.documentElement.dataset['consentPage']);
}

/** Changes the address of the page, until the test is over. */
function goTo(fragment: string): void {
  const { pathname, search } = location;
  history.replaceState({ own: 1 }, '', fragment);
  onTestFinished(() => history.replaceState(null, '', pathname + search));
}

describe('on load', () => {
  test('CK-025 it opens where nobody has chosen yet, on the page that the experience names', async () => {
    const { dialog } = await startPage();

    expect(dialog.matches(':modal')).toBe(true);
    await expect.element(inDialog.title('Choose your cookies')).toBeVisible();
  });

  test.each([1, 2, 3] as const)('CK-026 it does not where level %i was chosen', async (level) => {
    const { dialog, load } = await startPage({ level });

    expect(dialog.open).toBe(false);
    expect(load).not.toHaveBeenCalled();
  });

  test('CK-027 it does not on a page about cookies', async () => {
    markAsConsentPage();

    const { dialog } = await startPage();

    expect(dialog.open).toBe(false);
  });

  test('CK-028 it does not in a browser whose name holds the marker', async () => {
    const { dialog } = await startPage({ skipMarker: 'Chrome' });

    expect(dialog.open).toBe(false);
  });

  test('it does once another page has taken the place of one about cookies, and closes on the way back', async () => {
    markAsConsentPage();
    const { dialog } = await startPage();

    delete document.documentElement.dataset['consentPage'];
    await expect.poll(() => dialog.open).toBe(true);
    document.documentElement.dataset['consentPage'] = '';

    await expect.poll(() => dialog.open).toBe(false);
  });

  test('its code that does not come is told developers, and leaves the page as it is', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue(undefined);
    onTestFinished(() => error.mockRestore());

    const { dialog } = await startPage({ loadDialog: () => Promise.reject(new Error('offline')) });

    expect(dialog.open).toBe(false);
    expect(error).toHaveBeenCalledTimes(1);
  });
});

test('a choice that is made in another tab closes a dialog that has opened by itself, without a word', async () => {
  const { dialog, events, chooseElsewhere } = await startPage();

  chooseElsewhere(1);

  expect([dialog.open, events]).toEqual([false, []]);
});

test('one that the visitor has opened stays open', { tags: ['deep'] }, async () => {
  const { dialog, footerLink, chooseElsewhere } = await startPage({ level: 1 });
  await footerLink().click();
  await expect.poll(() => dialog.open).toBe(true);

  chooseElsewhere(3);

  expect(dialog.open).toBe(true);
});

test(
  'one that was open before opens at once, and keeps the page from scrolling',
  { tags: ['deep'] },
  async () => {
    const { dialog, footerLink } = await startPage({ level: 1 });
    await footerLink().click();
    await expect.poll(() => dialog.open).toBe(true);
    const link = footerLink().element();
    const closed = new Promise((resolve) =>
      dialog.addEventListener('close', resolve, { once: true }),
    );
    dialog.close();
    // The event comes later.
    expect(link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))).toBe(
      false,
    );

    expect(dialog.open).toBe(true);
    await closed;
    await nextFrames();
    expect(document.documentElement.dataset['overlayLock']).toBeDefined();
    dialog.close();
    await expect.poll(() => document.documentElement.dataset['overlayLock']).toBeUndefined();
  },
);

test(
  'a link in the text opens it, where it has the address of the one in the footer',
  { tags: ['deep'] },
  async () => {
    const { dialog } = await startPage({ level: 1 });

    await inDialog.link('here').click();

    await expect.poll(() => dialog.open).toBe(true);
  },
);

test('FT-017 a click that opens a tab, and any other link, lead where they did', async () => {
  const { dialog, footerLink } = await startPage({ level: 1 });
  const prevented: boolean[] = [];
  const note = (event: Event) => {
    prevented.push(event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('click', note);
  onTestFinished(() => window.removeEventListener('click', note));

  await footerLink().click({ modifiers: ['Control'] });
  await inDialog.link('Cards').click();
  expect([prevented, dialog.open]).toEqual([[false, false], false]);
  await footerLink().click();

  expect(prevented.at(-1)).toBe(true);
});

describe('an address whose fragment names it', () => {
  test('opens it as the footer does, and does not ask again when the page is opened anew', async () => {
    goTo('#cookie-dialog');

    const { dialog } = await startPage();

    expect(dialog.matches(':modal')).toBe(true);
    await expect.element(inDialog.title('🍪 Your cookie choice')).toBeVisible();
    expect([location.hash, history.state]).toEqual(['', { own: 1 }]);
  });

  test('does so whenever it becomes the address of the page', async () => {
    goTo('');
    const { dialog } = await startPage({ level: 1 });

    location.hash = 'cookie-dialog';

    await expect.poll(() => dialog.open).toBe(true);
    expect(location.hash).toBe('');
  });

  test('is left alone where it names something else', async () => {
    goTo('#cookie-dialog-main');

    const { dialog } = await startPage({ level: 1 });

    expect([dialog.open, location.hash]).toEqual([false, '#cookie-dialog-main']);
  });
});

test('a page that has ended opens nothing', { tags: ['deep'] }, async () => {
  const { dialog, start, footerLink } = showCookieDialog({ level: 1 });
  start()();
  window.addEventListener('click', stayHere);
  onTestFinished(() => window.removeEventListener('click', stayHere));

  await footerLink().click();

  expect(dialog.open).toBe(false);
});

function stayHere(event: Event): void {
  event.preventDefault();
}
