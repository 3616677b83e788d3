// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { createMemoryHost } from '../../host/memory/index.testing.ts';
import { createEvents } from '../events/index.ts';
import { keepPageLocale } from './keep-page-locale.ts';
import { sampleI18n } from './sample-i18n.testing.ts';

const root = document.documentElement;

let stopKeeping: (() => void) | undefined;

afterEach(() => {
  // Before the attributes go: else their loss would look like a translator's work.
  stopKeeping?.();
  root.removeAttribute('lang');
  root.removeAttribute('data-localize-lang');
});

/** A page in French whose `lang` is kept. */
function keptPage() {
  const events = createEvents(createMemoryHost());
  const i18n = sampleI18n('fr-BE', events);
  const stop = keepPageLocale(root, { i18n, events });
  stopKeeping = stop;
  return { i18n, stop };
}

test('LO-002 the lang of the page follows the locale', () => {
  root.lang = 'fr';
  const { i18n } = keptPage();
  expect(root).toHaveProperty('lang', 'fr-BE');

  i18n.setLocale('nl-BE');

  expect(root).toHaveProperty('lang', 'nl-BE');
});

test('while a translator has the lang, the locale stands beside it', async () => {
  const { i18n } = keptPage();

  root.lang = 'pl';
  await vi.waitFor(() => expect(root.getAttribute('data-localize-lang')).toBe('fr-BE'));
  i18n.setLocale('nl-BE');

  expect(root.lang).toBe('pl');
  expect(root.getAttribute('data-localize-lang')).toBe('nl-BE');
});

test('a translator that restores the lang leaves nothing behind', async () => {
  const { i18n } = keptPage();
  root.lang = 'pl';
  await vi.waitFor(() => expect(root.hasAttribute('data-localize-lang')).toBe(true));

  root.lang = 'fr-BE';
  await vi.waitFor(() => expect(root.hasAttribute('data-localize-lang')).toBe(false));
  i18n.setLocale('nl-BE');

  expect(root.lang).toBe('nl-BE');
});

test('a lang that is not kept any more stays as it is', () => {
  const { i18n, stop } = keptPage();

  stop();
  i18n.setLocale('nl-BE');

  expect(root.lang).toBe('fr-BE');
});
