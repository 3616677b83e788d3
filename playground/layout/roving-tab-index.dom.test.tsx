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

const press = (target: Element | undefined, key: string) =>
  target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

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

test.each(['Alt', 'Control', 'Meta', 'Shift'])(
  'an arrow key with %s is none of a list',
  async (key) => {
    render(<List names={['a', 'b']} />);
    await userEvent.tab();

    await userEvent.keyboard(`{${key}>}{ArrowDown}{/${key}}`);

    expect(focused()).toBe('a');
  },
);

test('a list is left alone at its ends, before it has the focus, and once it has gone', async () => {
  const { unmount } = render(<List names={['a', 'b']} />);
  const [first, last] = screen.getAllByRole('button');

  const unfocused = press(first, 'ArrowDown');
  first?.focus();
  const ends = [press(first, 'ArrowUp'), press(first, 'ArrowDown'), press(last, 'ArrowDown')];
  const back = [press(last, 'ArrowUp'), focused()];
  unmount();

  expect(unfocused).toBe(true);
  expect(ends).toEqual([true, false, true]);
  expect(back).toEqual([false, 'a']);
  expect(press(first, 'ArrowDown')).toBe(true);
});
