import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { createGroup } from '../form/create-group.ts';
import { GroupFrame } from './group-frame.tsx';

afterEach(cleanup);

const messages = { field_optional: '(optional)' };

test('FO-029 a group has its label as its name, with the mark that it is optional', () => {
  const group = createGroup({ name: 'address', label: 'Address', helpText: 'Where you live' });
  render(
    <GroupFrame group={group} messages={messages} displayOptional>
      Fields
    </GroupFrame>,
  );

  const frame = screen.getByRole('group', { name: 'Address (optional)' });
  expect(frame).toHaveAccessibleDescription('Where you live');
});

test('a group is touched once the focus has left all that is in it', async () => {
  const group = createGroup({ name: 'address' });
  render(
    <GroupFrame group={group} messages={messages}>
      <input />
      <input />
    </GroupFrame>,
  );
  const touched: boolean[] = [];
  for (let key = 0; key < 3; key += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one key after the other.
    await userEvent.tab();
    touched.push(group.getState().touched);
  }

  expect(touched).toEqual([false, false, true]);
});
