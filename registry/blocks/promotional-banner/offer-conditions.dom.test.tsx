import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { OfferConditions } from './offer-conditions.tsx';

test('conditions whose dialog does not come stand in the page', async () => {
  render(
    <OfferConditions
      conditions={{ label: 'Conditions', body: ['Until the end of the year.'] }}
      loadDialog={() => Promise.reject(new Error('no network'))}
    />,
  );
  expect(screen.queryByText('Until the end of the year.')).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Conditions' }));

  expect(await screen.findByText('Until the end of the year.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
