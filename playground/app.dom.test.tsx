import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openSampleWindow, region } from './open-window.testing.tsx';
import { REGION_NAMES } from '#tests/region-names.ts';
import { isStale } from './state/document/draft.ts';

const loseCode = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const regions = () => screen.getAllByRole('region').map((each) => each.getAttribute('aria-label'));

test('all seven regions are there, in the order in which F6 leads through them', async () => {
  await openSampleWindow();

  expect(regions()).toEqual(REGION_NAMES);
});

test('without the full editor a notice says so, and the plain one does all that an editor does', async () => {
  const { field, page } = await openSampleWindow({ loadFullEditor: loseCode });

  expect(screen.getByText(/^The full editor could not be loaded\./)).toBeVisible();
  await userEvent.type(field(), ',', { initialSelectionStart: 1 });
  await userEvent.click(region('Problems').getByRole('button', { name: /^Error:Broken JSON/ }));

  expect(page()?.text).toMatch(/^\{,\n/);
  expect(page()).toSatisfy(isStale);
  expect(field()).toHaveFocus();
  expect(regions()).toEqual(REGION_NAMES);
});
