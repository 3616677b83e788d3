import { afterEach, expect, test, vi } from 'vitest';
import { syncPageLocale } from './sync-page-locale.ts';

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
  const kept = syncPageLocale(root);
  kept.change('fr-BE');
  stopKeeping = kept.stop;
  return kept;
}

test('LO-002 the lang of the page follows the locale', () => {
  root.lang = 'fr';
  const { change } = keptPage();
  expect(root).toHaveProperty('lang', 'fr-BE');

  change('nl-BE');

  expect(root).toHaveProperty('lang', 'nl-BE');
});

test('a lang that is right is not written again', () => {
  root.lang = 'fr-BE';
  const write = vi.spyOn(root, 'setAttribute');

  keptPage();

  expect(write).not.toHaveBeenCalled();
  write.mockRestore();
});

/** Waits for observers of the document, which are told once the running code has ended. */
const observers = () => Promise.resolve();

test('while a translator has the lang, the locale stands beside it', async () => {
  const { change } = keptPage();

  root.lang = 'pl';
  await observers();
  expect(root.getAttribute('data-localize-lang')).toBe('fr-BE');
  change('nl-BE');

  expect(root.lang).toBe('pl');
  expect(root.getAttribute('data-localize-lang')).toBe('nl-BE');
});

test('a translator that restores the lang leaves nothing behind', async () => {
  const { change } = keptPage();
  root.lang = 'pl';
  await observers();
  expect(root.hasAttribute('data-localize-lang')).toBe(true);

  root.lang = 'fr-BE';
  await observers();
  expect(root.hasAttribute('data-localize-lang')).toBe(false);
  change('nl-BE');

  expect(root.lang).toBe('nl-BE');
});

test('a lang that is not kept any more stays as it is', async () => {
  const { stop } = keptPage();

  stop();
  root.lang = 'nl';
  await observers();

  expect(root.lang).toBe('nl');
  expect(root).not.toHaveAttribute('data-localize-lang');
});
