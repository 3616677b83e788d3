import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openSampleWindow, region } from '../open-window.testing.tsx';
import { waitUntilWanted } from './wait-until-wanted.ts';

async function openWaiting() {
  const opened = await openSampleWindow();
  const onWanted = vi.fn<() => void>();
  void waitUntilWanted(opened.store, document).then(onWanted);
  return { ...opened, onWanted };
}

test('the full editor is wanted once the preview has answered', async () => {
  const { doing, onWanted } = await openWaiting();

  await doing(({ notify }) => notify(undefined));
  const before = onWanted.mock.calls.length;
  await doing(({ noteShown }) => noteShown({ problems: [], steps: [] }));

  expect([before, onWanted.mock.calls.length]).toEqual([0, 1]);
});

test('it is wanted with the first focus in the text, and with none elsewhere', async () => {
  const { field, onWanted } = await openWaiting();

  await act(async () => region('Preview').getByRole('combobox', { name: 'Locale' }).focus());
  const before = onWanted.mock.calls.length;
  await act(async () => field().focus());

  expect([before, onWanted.mock.calls.length]).toEqual([0, 1]);
});
