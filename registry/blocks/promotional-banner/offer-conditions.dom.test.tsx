import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { OfferConditions } from './offer-conditions.tsx';

test('conditions whose dialog does not come stand in the page', async () => {
  const { container } = render(
    <OfferConditions
      conditions={{ label: 'Conditions', body: ['Until the end of the year.'] }}
      loadDialog={() => Promise.reject(new Error('no network'))}
    />,
  );
  const inPage = () => container.querySelector('.promotional-banner__conditions-text');
  expect(inPage()).not.toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Conditions' }));

  expect(await screen.findByText('Until the end of the year.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(inPage()).toBeNull();
});
