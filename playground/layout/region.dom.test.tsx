import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { PlaygroundContext } from '../context/playground-context.ts';
import { sampleEnvironment } from '../environment/sample-environment.testing.ts';
import { translatorFor } from '../environment/messages.ts';
import { createPlaygroundStore } from '../state/store.ts';
import { iconIn } from './icon.testing.ts';
import { Region } from './region.tsx';

const context = {
  store: createPlaygroundStore({
    source: { list: async () => [], load: async () => undefined },
    loadChecks: () => new Promise<never>(() => {}),
    now: () => 0,
  }),
  environment: sampleEnvironment(),
  t: translatorFor('en-GB'),
};

function Foldable() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <PlaygroundContext value={context}>
      <Region name="History" isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} count={11}>
        <p>Eleven calls</p>
      </Region>
    </PlaygroundContext>
  );
}

test('a folded region keeps its landmark and a button of the same name', async () => {
  render(<Foldable />);
  const region = screen.getByRole('region', { name: 'History' });
  const button = within(region).getByRole('button', { name: 'History', expanded: true });

  await userEvent.click(button);

  expect(screen.getByRole('region', { name: 'History' })).toBeVisible();
  expect(within(region).getByRole('button', { name: 'History', expanded: false })).toBe(button);
  expect(screen.queryByText('Eleven calls')).toBeNull();
});

test('a folded region opens again', async () => {
  render(<Foldable />);
  const button = screen.getByRole('button', { name: 'History' });
  const carets = [iconIn(button)];

  await userEvent.click(button);
  carets.push(iconIn(button));
  await userEvent.click(button);
  carets.push(iconIn(button));

  expect(screen.getByText('Eleven calls')).toBeVisible();
  expect(carets).toEqual(['caret-down', 'caret-right', 'caret-down']);
});
