import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { iconIn } from './icon.testing.ts';
import { Region } from './region.tsx';

function Foldable() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Region name="History" isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} count={11}>
      <p>Eleven calls</p>
    </Region>
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
