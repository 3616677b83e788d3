import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { translatorFor } from '../environment/messages.ts';
import { PlaygroundContext } from '../context/playground-context.ts';
import { sampleEnvironment } from '../environment/sample-environment.testing.ts';
import { sampleScenario } from '../state/sample-scenario.testing.ts';
import { createPlaygroundStore } from '../state/store.ts';
import type { Choice } from './choice.ts';
import { PickerDialog } from './picker-dialog.tsx';

const CHOICES: readonly Choice[] = ['paragraph', 'news-card', 'video-card'].map((id) => ({
  id,
  label: id,
  detail: 'A part of a page.',
}));

afterEach(cleanup);

function openDialog() {
  const onChoose = vi.fn<(choice: Choice) => void>();
  const context = {
    store: createPlaygroundStore({
      source: { list: async () => [sampleScenario], load: async () => sampleScenario },
      loadChecks: () => new Promise<never>(() => {}),
      now: () => 0,
    }),
    environment: sampleEnvironment('https://www.meridia.test/playground/'),
    t: translatorFor('en-GB'),
  };
  const dialog = (data: readonly Choice[] | undefined) => (
    <PlaygroundContext value={context}>
      <PickerDialog
        title="Add to flexZone"
        searchName="Filter"
        look="list"
        choices={{ data, hasFailed: false }}
        Option={({ choice }) => choice.label}
        onChoose={onChoose}
        onClose={() => {}}
      />
    </PlaygroundContext>
  );
  const { rerender } = render(dialog(undefined));
  return { onChoose, load: () => rerender(dialog(CHOICES)) };
}

test('Enter before the choices have come takes the first that is meant once they have, and once only', () => {
  const { onChoose, load } = openDialog();
  const filter = screen.getByLabelText('Filter');
  fireEvent.change(filter, { target: { value: 'card' } });
  fireEvent.keyDown(filter, { key: 'Enter' });
  const before = onChoose.mock.calls.length;

  load();
  load();

  expect(before).toBe(0);
  expect(onChoose.mock.calls).toEqual([[CHOICES[1]]]);
});

test('without Enter nothing is chosen when they come', () => {
  const { onChoose, load } = openDialog();

  load();

  expect(onChoose).not.toHaveBeenCalled();
});
