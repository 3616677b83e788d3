import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openSampleWindow, region } from '../open-window.testing.tsx';
import type { PlaygroundStore } from '../state/state.ts';
import { joinFrame, type JoinedFrame } from './join-frame.testing.ts';

const SHOWN = { type: 'vitrine:shown', status: 200, problems: [], missing: [], steps: [] };
const frame = () => screen.queryByTitle<HTMLIFrameElement>('Preview');
const select = (name: string) =>
  region('Preview').getByRole<HTMLSelectElement>('combobox', { name });
const link = () => region('Preview').getByRole('link', { name: /^Open the scenario/ });
const handle = () => region('Preview').getByRole('separator', { name: 'Resize' });
const width = () => region('Preview').getByRole('spinbutton', { name: 'Width' });
const chosen = (store: PlaygroundStore) => store.getState().playground?.selects.viewport;
const style = () => frame()?.getAttribute('style');

async function join(): Promise<JoinedFrame> {
  const joined = await act(() => joinFrame(frame()));
  await act(joined.paint);
  return joined;
}

afterEach(() => void vi.restoreAllMocks());

describe('the size of the page', () => {
  test('is moved by arrow keys on its edge, within what a window can be', async () => {
    const { store } = await openSampleWindow();
    handle().focus();

    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}{PageUp}');
    const moved = [chosen(store), handle().getAttribute('aria-valuenow'), style()];
    await userEvent.keyboard('{Home}{ArrowLeft}');
    const least = chosen(store);
    await userEvent.keyboard('{End}');

    expect(moved).toEqual(['430', '430', expect.stringContaining('width: 430px')]);
    expect([least, chosen(store)]).toEqual(['200', '4000']);
    expect(handle()).toHaveFocus();
  });

  test('is dragged by its edge: the page stands in the middle, so it grows by twice as much', async () => {
    const { store } = await openSampleWindow();
    const { prototype } = HTMLElement;
    Object.assign(prototype, { setPointerCapture: vi.fn<() => void>() });
    onTestFinished(() => void Reflect.deleteProperty(prototype, 'setPointerCapture'));

    const user = userEvent.setup();
    await user.pointer([
      { keys: '[MouseLeft>]', target: handle(), coords: { clientX: 500 } },
      { target: handle(), coords: { clientX: 540 } },
    ]);
    const dragged = [chosen(store), frame()?.dataset['dragged']];
    await user.pointer([
      { keys: '[/MouseLeft]', target: handle() },
      { target: handle(), coords: { clientX: 900 } },
    ]);

    expect(dragged).toEqual(['400', 'true']);
    expect([chosen(store), frame()?.dataset['dragged']]).toEqual(['400', 'false']);
  });

  test('is typed as a number, which counts once it is whole', async () => {
    const { store } = await openSampleWindow();

    await userEvent.clear(width());
    await userEvent.type(width(), '4');
    const before = chosen(store);
    await userEvent.type(width(), '12{Enter}');
    const after = chosen(store);
    await userEvent.clear(width());
    await userEvent.type(width(), '9{Enter}');
    const least = chosen(store);
    await userEvent.type(width(), '777{Escape}');
    await userEvent.tab();

    expect([before, after, least, chosen(store)]).toEqual(['320', '412', '200', '200']);
    expect(width()).toHaveValue(200);
  });

  test('changes without asking for the page again', async () => {
    const { doing } = await openSampleWindow();
    const joined = await join();
    await act(() => joined.answer({ ...SHOWN, sequence: 1 }));

    await doing(({ choose }) => choose('viewport', '500'));
    await act(joined.paint);

    expect(joined.shows()).toHaveLength(1);
  });

  test('is drawn as large as is chosen, also in the next window', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(752);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(500);
    const { environment, close } = await openSampleWindow();
    await userEvent.selectOptions(select('Viewport'), '360');

    await userEvent.selectOptions(select('Zoom'), '150%');
    const large = [style(), document.querySelector<HTMLElement>('.ruler__scale')?.style.width];
    close();
    await openSampleWindow({ environment });

    expect(large).toEqual(['width: 360px; height: 800px; transform: scale(1.5);', '540px']);
    expect(select('Zoom').value).toBe('150');
  });
});

describe('beside the selects', () => {
  test('the page is loaded again in a frame of its own', async () => {
    await openSampleWindow();
    const before = frame();
    const button = region('Preview').getByRole('button', { name: 'Reload the preview' });

    await userEvent.click(button);

    expect(frame()).not.toBe(before);
    expect(button).toHaveFocus();
  });

  test('a link opens the scenario alone, for the visitor that is chosen', async () => {
    const { doing } = await openSampleWindow();
    const before = link().getAttribute('href');

    await doing(({ choose }) => choose('session', 'signed-in'));
    await doing(({ choose }) => choose('viewport', '500'));
    await doing(({ setCondition }) => setCondition('fault-macros', 'status:503'));

    expect(before).toBe('/preview/section-title/sample');
    expect(link()).toHaveAttribute(
      'href',
      '/preview/section-title/sample?session=signed-in&fault-macros=status%3A503',
    );
    expect(link()).toHaveAttribute('target', '_blank');
  });

  test('the preview says that it opens, and what it waits for where nothing is open', async () => {
    const { close } = await openSampleWindow();
    const opening = region('Preview').queryByText('Opening…');
    const joined = await join();
    await act(() => joined.answer({ ...SHOWN, sequence: 1 }));
    const opened = region('Preview').queryByText('Opening…');
    close();
    await openSampleWindow({ scenarios: [] });

    expect([opening === null, opened]).toEqual([false, null]);
    expect(region('Preview').getByText(/^The page will stand here/)).toBeVisible();
  });
});
