import { describe, expect, test } from 'vitest';
import { createMemoryHost } from '../../host/memory/index.testing.ts';
import type { Bundle } from './bundles.ts';
import { createI18n } from './create-i18n.ts';
import { createTranslations } from './create-translations.ts';

const ENGLISH = { save: 'Save', back: 'Back' };
const FRENCH = { save: 'Épargner' };

/** Translations into French with a namespace `kit`, and what they tell developers. */
function sampleTranslations(locale = 'fr-BE') {
  const i18n = createI18n(locale);
  const { console, messages } = createMemoryHost();
  const translations = createTranslations(i18n, console);
  const loaded: string[] = [];
  const add = (namespace: string, bundleLocale: string, bundle: Bundle) =>
    translations.register(namespace, bundleLocale, () => {
      loaded.push(`${namespace} ${bundleLocale}`);
      return Promise.resolve(bundle);
    });
  add('kit', 'en-GB', ENGLISH);
  add('kit', 'fr-BE', FRENCH);
  return { i18n, add, loaded, messages, ...translations };
}

describe('a text by its key', () => {
  test('is that of the locale', async () => {
    expect(await sampleTranslations().text('kit:save')).toBe('Épargner');
  });

  test('LO-018 is that of the fallback where the locale lacks it, and nobody is warned', async () => {
    const { text, messages } = sampleTranslations();

    expect(await text('kit:back')).toBe('Back');
    expect(messages).toEqual([]);
  });

  test('is the key itself where nobody has it, with one warning', async () => {
    const { text, messages } = sampleTranslations();

    expect(await text('kit:lost')).toBe('kit:lost');
    expect(await text('kit:lost')).toBe('kit:lost');

    expect(messages).toEqual([
      {
        level: 'warn',
        text: 'There is no text for kit:lost in fr-BE or en-GB. Add it to the words of its namespace.',
      },
    ]);
  });

  test('is never empty', async () => {
    const { add, text } = sampleTranslations();
    add('blank', 'en-GB', { title: '' });

    expect(await text('blank:title')).toBe('blank:title');
  });

  test.each(['__proto__', 'constructor', 'toString'])(
    'is the key itself for %s, which every object inherits',
    async (name) => {
      expect(await sampleTranslations().text(`kit:${name}`)).toBe(`kit:${name}`);
    },
  );

  test('may have colons in its name', async () => {
    const { add, text } = sampleTranslations();
    add('odd', 'fr-BE', { 'a:b': 'deux' });

    expect(await text('odd:a:b')).toBe('deux');
  });

  test.each(['save', ':save', 'kit:', ''])('is refused where the key is "%s"', async (key) => {
    await expect(sampleTranslations().text(key)).rejects.toThrow(
      `text() was given the key "${key}". Write it as namespace:name.`,
    );
  });

  test('of several keys is the first that is found', async () => {
    const { add, text } = sampleTranslations();
    add('card', 'fr-BE', { title: 'Carte' });

    expect(await text(['card:save', 'kit:save', 'card:title'])).toBe('Épargner');
    expect(await text(['card:x', 'kit:y'])).toBe('card:x');
  });

  test('LO-002 changes with the locale', async () => {
    const { i18n, text } = sampleTranslations();
    expect(await text('kit:save')).toBe('Épargner');

    i18n.setLocale('en-GB');

    expect(await text('kit:save')).toBe('Save');
  });
});

describe('a namespace', () => {
  test('is loaded when a text of it is asked for, once, and in no other locale', async () => {
    const { add, loaded, text } = sampleTranslations();
    add('kit', 'nl-BE', { save: 'Sparen' });
    expect(loaded).toEqual([]);

    await Promise.all([text('kit:save'), text('kit:back')]);

    expect(loaded).toEqual(['kit fr-BE', 'kit en-GB']);
  });

  test('LO-007 that is not registered is an error that names it and the locale', async () => {
    await expect(sampleTranslations().text('cards:save')).rejects.toThrow(
      'There are no words of cards in fr-BE or en-GB.',
    );
  });

  test('LO-007 whose files do not arrive is an error that says why', async () => {
    const { register, text } = sampleTranslations();
    register('cards', 'fr-BE', () => Promise.reject(new Error('no network')));

    await expect(text('cards:save')).rejects.toMatchObject({
      message: 'There are no words of cards in fr-BE or en-GB.',
      cause: new Error('no network'),
    });
  });

  test('serves a locale by the texts of its language', async () => {
    const { add, text } = sampleTranslations('nl-NL');
    add('cards', 'nl', { title: 'Kaarten' });

    expect(await text('cards:title')).toBe('Kaarten');
  });

  test('is refused a second time for a locale, and keeps the first texts', async () => {
    const { add, text } = sampleTranslations();

    expect(() => add('kit', 'fr-BE', { save: 'Sauver' })).toThrow(
      'register() was given kit for fr-BE twice. Keep one of them.',
    );
    expect(await text('kit:save')).toBe('Épargner');
  });
});
