import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { translatorFor } from '../environment/messages.ts';
import { PlaygroundContext } from '../context/playground-context.ts';
import { sampleEnvironment } from '../environment/sample-environment.testing.ts';
import { sampleScenario } from '../state/sample-scenario.testing.ts';
import { createPlaygroundStore } from '../state/store.ts';
import { Chooser, type Choice } from './chooser.tsx';

const CHOICES: readonly Choice[] = ['paragraph', 'news-card', 'video-card'].map((id) => ({
  id,
  label: id,
  detail: 'A part of a page.',
}));

afterEach(cleanup);

function openChooser() {
  const onChoose = vi.fn<(id: string) => void>();
  const context = {
    store: createPlaygroundStore({
      source: { list: async () => [sampleScenario], load: async () => sampleScenario },
      loadChecks: () => new Promise<never>(() => {}),
      now: () => 0,
    }),
    environment: sampleEnvironment('https://www.meridia.test/playground/'),
    t: translatorFor('en-GB'),
  };
  const chooser = (choices: readonly Choice[], isLoading: boolean) => (
    <PlaygroundContext value={context}>
      <Chooser
        title="Add to flexZone"
        filterName="Filter"
        choices={choices}
        isLoading={isLoading}
        onChoose={onChoose}
        onClose={() => {}}
      />
    </PlaygroundContext>
  );
  const { rerender } = render(chooser([], true));
  return { onChoose, load: () => rerender(chooser(CHOICES, false)) };
}

test('Enter before the choices have come takes the first that is meant once they have, and once only', () => {
  const { onChoose, load } = openChooser();
  const filter = screen.getByLabelText('Filter');
  fireEvent.change(filter, { target: { value: 'card' } });
  fireEvent.keyDown(filter, { key: 'Enter' });
  const before = onChoose.mock.calls.length;

  load();
  load();

  expect(before).toBe(0);
  expect(onChoose.mock.calls).toEqual([['news-card']]);
});

test('without Enter nothing is chosen when they come', () => {
  const { onChoose, load } = openChooser();

  load();

  expect(onChoose).not.toHaveBeenCalled();
});
