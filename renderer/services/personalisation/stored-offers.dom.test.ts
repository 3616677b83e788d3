import { expect, test, vi } from 'vitest';
import { registerStoredOffers } from './stored-offers.ts';

const leave = () => window.dispatchEvent(new Event('pagehide'));
const comeBack = (persisted = true) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

/** A page whose visitor allows offers, or not; the test changes that. */
function openPage(isAllowed: boolean) {
  const choice = { isAllowed };
  const reload = vi.fn<() => void>();
  const consent = {
    allows: () => choice.isAllowed,
    levelOf: () => 2 as const,
    register: () => () => undefined,
  };
  registerStoredOffers(window, consent, { reload });
  return { choice, reload };
}

test('a page that comes back after a withdrawal is loaded anew, and no other is', () => {
  const withdrawn = openPage(true);
  const kept = openPage(true);
  const never = openPage(false);
  const later = openPage(false);
  later.choice.isAllowed = true;
  leave();
  for (const { choice } of [withdrawn, later]) choice.isAllowed = false;

  comeBack(false);
  const shownFirst = withdrawn.reload.mock.calls.length;
  comeBack();

  expect(shownFirst).toBe(0);
  const loads = [withdrawn, later, kept, never].map(({ reload }) => reload.mock.calls.length);
  expect(loads).toEqual([1, 1, 0, 0]);
});
