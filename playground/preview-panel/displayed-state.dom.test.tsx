import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { openSampleWindow, region } from '../open-window.testing.tsx';
import { joinFrame } from './join-frame.testing.ts';

const SHOWN = { type: 'vitrine:shown', status: 200, problems: [], missing: [], steps: [] };

async function join() {
  const joined = await act(() => joinFrame(screen.queryByTitle<HTMLIFrameElement>('Preview')));
  await act(joined.paint);
  return joined;
}

describe('parts of the page that are not shown', () => {
  const PLACE = '/data/flexZone/flexComponents/0';
  const words = 'Parts of the page that are not shown: 2';

  test('are counted near the preview, where a button leads to the first of them', async () => {
    const { store } = await openSampleWindow();
    const joined = await join();
    const remark = region('Preview').getByRole('status');
    const before = remark.textContent;

    await act(() => joined.answer({ ...SHOWN, sequence: 1, missing: ['', PLACE] }));
    const said = remark.textContent;
    await userEvent.click(region('Preview').getByRole('button', { name: 'Go to the first' }));

    expect([before, said]).toEqual(['', words]);
    expect(store.getState().playground).toMatchObject({
      selection: PLACE,
      caret: { document: 'page', takesFocus: true },
    });
  });

  test('of the shell have no place in the page model', async () => {
    await openSampleWindow();
    const joined = await join();

    await act(() => joined.answer({ ...SHOWN, sequence: 1, missing: ['', ''] }));

    expect(region('Preview').getByText(words)).toBeVisible();
    expect(region('Preview').queryByRole('button', { name: 'Go to the first' })).toBeNull();
  });

  test('are not told of a page that stands in for a broken text', async () => {
    const { doing } = await openSampleWindow();
    const joined = await join();
    await act(() => joined.answer({ ...SHOWN, sequence: 1, missing: [PLACE, PLACE] }));

    await doing(({ edit }) => edit('page', '{"data": '));

    expect(region('Preview').getByRole('status')).toHaveTextContent(
      'The preview shows the last good page',
    );
    expect(region('Preview').queryByRole('button', { name: 'Go to the first' })).toBeNull();
  });
});
