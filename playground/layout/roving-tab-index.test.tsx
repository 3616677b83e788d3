import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { DOWN_A_LIST } from './roving-tab-index.ts';
import { useRovingTabIndex } from './use-roving-tab-index.ts';

function List({
  names,
  present,
}: {
  readonly names: readonly string[];
  readonly present?: string;
}) {
  return (
    <>
      <div ref={useRovingTabIndex(DOWN_A_LIST)}>
        {names.map((name) => (
          <button key={name} type="button" aria-current={name === present ? 'true' : undefined}>
            {name}
          </button>
        ))}
      </div>
      <button type="button">After</button>
    </>
  );
}

const focused = () => document.activeElement?.textContent;

test('a list is one stop, at what is present, and the next one is behind it', async () => {
  render(<List names={['a', 'b', 'c']} present="b" />);

  await userEvent.tab();
  expect(focused()).toBe('b');
  await userEvent.tab();

  expect(focused()).toBe('After');
});

test('arrow keys, Home and End lead through a list, and Tab comes back to where one was', async () => {
  render(<List names={['a', 'b', 'c']} />);

  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('b');
  await userEvent.keyboard('{End}');
  expect(focused()).toBe('c');
  await userEvent.keyboard('{ArrowDown}{Home}');
  expect(focused()).toBe('a');
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.tab();
  await userEvent.tab({ shift: true });

  expect(focused()).toBe('b');
});

test('a list of which the stop has gone keeps one', async () => {
  const { rerender } = render(<List names={['a', 'b']} />);
  await userEvent.tab();

  rerender(<List names={['b', 'c']} />);
  await screen.findByRole('button', { name: 'c' });
  await expect.poll(() => screen.getByRole('button', { name: 'b' }).tabIndex).toBe(0);

  expect(screen.getByRole('button', { name: 'c' }).tabIndex).toBe(-1);
});
