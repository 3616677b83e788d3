import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { sampleEnvironment } from './environment/sample-environment.testing.ts';
import type { Notice } from './state/notice.ts';
import { openSampleWindow } from './open-window.testing.tsx';
import { iconIn } from './layout/icon.testing.ts';
import { NO_DRAFTS } from './state/drafts/drafts.ts';

const bar = () => {
  const [element] = screen.getAllByRole('status').filter((each) => each.matches('.notice-bar'));
  if (!element) throw new Error('There is no bar for notices.');
  return element;
};
const texts = () =>
  [...bar().children].map((line) => line.querySelector('span')?.textContent ?? '');
const buttons = () =>
  within(bar())
    .queryAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);

const NOTICES: readonly (readonly [Notice, RegExp])[] = [
  [{ kind: 'cut-link' }, /^This link was cut or changed on its way/],
  [{ kind: 'link-over-draft' }, /^The texts of this link stand over your own draft/],
  [{ kind: 'other-version-link' }, /^This link was made by another version of the playground/],
  [{ kind: 'large-link' }, /too large to be opened: a page may have 5,000,000 bytes\. /],
  [
    { kind: 'moved-link', documents: ['page', 'macros'] },
    /^Page model, Macros: the files have changed since this link was made\. Its edits stand/,
  ],
  [{ kind: 'unfit-link', documents: ['macros'] }, /^Macros: the files .* have no place in them/],
  [{ kind: 'draft-of-other-files', documents: ['page'] }, /^Page model: .* this draft was begun/],
  [{ kind: 'unknown-scenario', id: 'x/y', meant: [] }, /^There is no scenario “x\/y”\. Choose one/],
  [
    { kind: 'unknown-scenario', id: 'x/y', meant: [], hasEdits: true },
    /^There is no scenario “x\/y”\. The edited texts of this link are kept/,
  ],
  [{ kind: 'failed', reason: 'No list.' }, /^This could not be opened\. No list\.$/],
];

describe('the bar for notices', () => {
  test('is there, and empty, before there is anything to say', async () => {
    await openSampleWindow();

    expect(bar()).toBeEmptyDOMElement();
  });

  test.each(NOTICES)('explains %j, until it is dismissed', async (notice, text) => {
    const { doing, store } = await openSampleWindow();
    await doing(({ notify }) => notify(notice));
    const shown = texts();
    const ways = buttons();
    const icons = [...bar().children].map(iconIn);

    await userEvent.click(within(bar()).getByRole('button', { name: 'Dismiss' }));

    expect(shown).toEqual([expect.stringMatching(text)]);
    expect([ways, icons]).toEqual([['Dismiss'], ['warning-fill']]);
    expect(bar()).toBeEmptyDOMElement();
    expect(store.getState().notice).toBeUndefined();
  });

  test('offers the scenarios that may have been meant, and opens the one that is chosen', async () => {
    const { store } = await openSampleWindow({ query: '?scenario=section-title/smaple' });
    const offered = buttons();

    await userEvent.click(within(bar()).getByRole('button', { name: 'section-title/sample' }));

    expect([offered[0], offered.at(-1)]).toEqual(['section-title/sample', 'Dismiss']);
    expect(store.getState().playground?.scenarioId).toBe('section-title/sample');
    expect(bar()).toBeEmptyDOMElement();
  });

  test('offers the edited texts as files where they are too long for a link', async () => {
    const { doing } = await openSampleWindow();
    const files: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      files.push(`${this.download} ${this.href}`);
    });
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:text' }));
    await doing(({ edit }) => edit('macros', '{}'));
    await doing(({ notify }) => notify({ kind: 'link-too-long' }));

    await userEvent.click(within(bar()).getByRole('button', { name: 'Download the texts' }));

    expect(texts()).toEqual([expect.stringMatching(/^The edited texts are too long for a link\./)]);
    expect(files).toEqual(['section-title-sample.macros.json blob:text']);
  });

  test('shows what is done about a scenario that another window has', async () => {
    const takeOver = vi.fn<() => Promise<void>>(() => Promise.resolve());
    await openSampleWindow({
      drafts: {
        ...NO_DRAFTS,
        open: () => Promise.resolve({ isOwn: false, draft: undefined }),
        takeOver,
      },
    });
    const [shown, ways] = [texts(), buttons()];

    await userEvent.click(within(bar()).getByRole('button', { name: 'Edit here' }));

    expect(shown).toEqual([expect.stringMatching(/^This scenario is open in another window/)]);
    expect(ways).toEqual(['Edit here']);
    expect(takeOver).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['full', /^The browser’s storage is full/],
    ['unavailable', /^The browser does not let the playground store anything/],
  ] as const)('says that storage is %s for as long as it is', async (storageStatus, text) => {
    const { doing } = await openSampleWindow();

    await doing(({ noteStorageStatus }) => noteStorageStatus(storageStatus));
    const shown = texts();
    await doing(({ noteStorageStatus }) => noteStorageStatus('works'));

    expect(shown).toEqual([expect.stringMatching(text)]);
    expect(bar()).toBeEmptyDOMElement();
  });

  test('says that there is no full editor, and nothing while it is on its way or has come', async () => {
    const { doing } = await openSampleWindow();
    const said: string[][] = [];

    for (const status of ['loading', 'full', 'plain'] as const) {
      // One after the other, as they follow in a window.
      // oxlint-disable-next-line no-await-in-loop
      await doing(({ noteEditor }) => noteEditor(status));
      said.push(texts());
    }

    expect(said).toEqual([[], [], [expect.stringMatching(/^The full editor could not be loaded/)]]);
  });

  test.each([false, true])(
    'loads the window again for an editor that did not come; offline: %s',
    async (isOffline) => {
      const environment = sampleEnvironment(undefined, { isOffline });
      const { doing } = await openSampleWindow({ environment });
      await doing(({ noteEditor }) => noteEditor('plain'));

      await userEvent.click(within(bar()).getByRole('button', { name: 'Try again' }));

      const said = within(bar()).queryAllByText(/The server does not answer/);
      expect([environment.reloads(), said.length]).toEqual(isOffline ? [0, 1] : [1, 0]);
    },
  );
});
