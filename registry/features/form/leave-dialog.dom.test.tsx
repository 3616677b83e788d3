import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { LeaveDialog } from './leave-dialog.tsx';
import messages from './locales/en-GB.json' with { type: 'json' };

test.each([
  ['Escape', '{Escape}', [[false]]],
  ['the button that has the focus', '{Enter}', [[false]]],
  ['the button behind it', '{Tab}{Enter}', [[true]]],
])('who leaves a form answers with %s', async (_, keys, answers) => {
  const user = userEvent.setup();
  const onAnswer = vi.fn<(mayLeave: boolean) => void>();
  render(<LeaveDialog messages={messages} onAnswer={onAnswer} />);
  await screen.findByRole('alertdialog', { name: 'Leave without sending?' });

  await user.keyboard(keys);

  expect(onAnswer.mock.calls).toEqual(answers);
});
