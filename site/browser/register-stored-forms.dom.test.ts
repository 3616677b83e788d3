import { expect, test } from 'vitest';
import { createConsent } from '#renderer/consent';
import { createMemoryBrowser } from '#renderer/memory';
import { registerStoredForms } from './register-stored-forms.ts';

const NAMES = ['stored-forms', 'stored-choices'];
const listStored = () => NAMES.filter((name) => window.sessionStorage.getItem(name) !== null);

function store(): void {
  for (const name of NAMES) window.sessionStorage.setItem(name, 'stored');
}

test('what forms have stored goes once a tab withdraws its consent, and at no other choice', async () => {
  const browser = createMemoryBrowser();
  const [ours, other] = [browser.openTab(), browser.openTab()].map((tab) => {
    const consent = createConsent({}, tab);
    consent.start();
    return consent;
  });
  ours?.save(3);
  // Each choice is noted by its time.
  await browser.clock.advance(1);
  if (ours) registerStoredForms(window, ours);
  store();

  other?.save(2);
  expect(listStored()).toEqual(NAMES);
  await browser.clock.advance(1);
  other?.save(1);
  expect(listStored()).toEqual([]);
});

test('of whoever has not given it, a page deletes what was typed and keeps the choices', () => {
  store();
  registerStoredForms(window, createConsent({}, createMemoryBrowser().openTab()));

  expect(listStored()).toEqual(['stored-choices']);
});
