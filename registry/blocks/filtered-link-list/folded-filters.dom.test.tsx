import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { FoldedFilters } from './folded-filters.tsx';
import messages from './locales/en-GB.json';

const FILTERS = [
  { key: 'cards', label: 'Cards' },
  { key: 'saving', label: 'Saving' },
];

test('BL-015 filters whose code does not come stand in the page', async () => {
  const chosen: unknown[] = [];
  render(
    <FoldedFilters
      filters={FILTERS}
      value="cards"
      onValueChange={(key) => chosen.push(key)}
      messages={messages}
      loadOverlay={() => Promise.reject(new Error('no network'))}
    />,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Subject: Cards' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Saving' }));

  expect(chosen).toEqual(['saving']);
  expect(screen.queryByRole('button', { name: /^Subject/ })).toBeNull();
});
