import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { kitBundleOf, kitMessages, withKitMessages } from './kit-messages.ts';
import { FORM_KIT_LANGUAGES, INTERFACE_LANGUAGES } from './languages.ts';

const FOLDER = new URL('locales/', import.meta.url);
const files = readdirSync(FOLDER).map((name) => name.replace('.json', ''));
const bundle = (name: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8'));
const keys = Object.keys(bundle('en-GB'));

describe('the words of the kit', () => {
  test('LO-004 are written in every language of the interface', () => {
    const spoken =
      'bg cs de en-AU en-GB en-US en-PH es fr-FR fr-BE hu it nl-NL nl-BE pl ro ru sk tr uk zh';

    expect(INTERFACE_LANGUAGES).toEqual(spoken.split(' '));
    expect(files).toEqual(expect.arrayContaining([...INTERFACE_LANGUAGES]));
  });

  test('LO-009 are written in every language of the forms', () => {
    const spoken = 'bg cs de en es fr hu id it nl pl ro ru sk tr uk zh';

    expect(FORM_KIT_LANGUAGES).toEqual(spoken.split(' '));
    expect(files).toEqual(expect.arrayContaining([...FORM_KIT_LANGUAGES]));
  });

  test('are written in no language that nobody names', () => {
    const named: readonly string[] = [...INTERFACE_LANGUAGES, ...FORM_KIT_LANGUAGES];

    expect(files.filter((name) => !named.includes(name))).toEqual([]);
  });

  test.each(files)('are the same ones in %s, and none is empty', (name) => {
    const messages = bundle(name);

    expect(Object.keys(messages)).toEqual(keys);
    expect(Object.values(messages).filter((text) => text.trim() === '')).toEqual([]);
  });

  test.each([...INTERFACE_LANGUAGES])(
    'LO-005 LO-006 button_back and button_close are there in %s',
    async (name) => {
      const { default: messages } = await kitMessages(name);

      expect([messages.button_back, messages.button_close]).toEqual([
        expect.stringMatching(/^\p{L}/u),
        expect.stringMatching(/^\p{L}/u),
      ]);
      expect(messages.button_back).not.toBe(messages.button_close);
    },
  );

  test.each([
    ['en-GB', 'Back', 'Close'],
    ['fr-BE', 'Retour', 'Fermer'],
    ['nl-BE', 'Terug', 'Sluiten'],
    ['de', 'Zurück', 'Schließen'],
    ['zh', '返回', '关闭'],
  ])('LO-005 LO-006 in %s one goes %s, and things %s', async (locale, back, close) => {
    expect((await kitMessages(locale)).default).toMatchObject({
      button_back: back,
      button_close: close,
    });
  });

  test('a language that is not English has words of its own', () => {
    const english = Object.values(bundle('en-GB'));
    const others = files.filter((name) => !name.startsWith('en'));

    const borrowed = others.filter((name) =>
      Object.values(bundle(name)).some((text) => english.includes(text)),
    );

    expect(borrowed).toEqual([]);
  });
});

describe('the words of a locale', () => {
  test.each(['fr-BE', 'nl-BE', 'nl-NL', 'en-GB'])(
    'LO-014 are those of its own bundle: %s',
    async (locale) => {
      expect(kitBundleOf(locale)).toBe(locale);
      expect((await kitMessages(locale)).default).toEqual(bundle(locale));
    },
  );

  test.each([
    ['fr-LU', 'fr'],
    ['de-DE', 'de'],
    ['it-IT', 'it'],
    ['en-IE', 'en'],
  ])('are those of its language where it has none: %s', async (locale, language) => {
    expect((await kitMessages(locale)).default).toEqual(bundle(language));
  });

  test.each(['pt-BR', '', '__proto__', '../../package'])(
    'LO-014 are those of en-GB where nobody speaks its language: "%s"',
    async (locale) => {
      expect((await kitMessages(locale)).default).toEqual(bundle('en-GB'));
    },
  );

  test.each([
    ['zh-Hans-CN', 'zh'],
    ['es-419', 'es'],
    ['fil-PH', 'en-GB'],
  ])('of %s are those of %s', async (locale, file) => {
    expect((await kitMessages(locale)).default).toEqual(bundle(file));
  });
});

const own = (locale: string) => Promise.resolve({ default: { title: `Title in ${locale}` } });
const better = () => Promise.resolve({ default: { button_close: 'Close the menu' } });
const broken = () => Promise.reject(new Error('no network'));

describe('an entry with words of the kit', () => {
  test('gets those it wants beside its own', async () => {
    const messages = await withKitMessages(own, ['button_close'])('fr-BE');

    expect(messages.default).toEqual({ title: 'Title in fr-BE', button_close: 'Fermer' });
  });

  test('may have a better word of its own', async () => {
    const messages = await withKitMessages(better, ['button_close', 'button_back'])('en-GB');

    expect(messages.default).toEqual({ button_close: 'Close the menu', button_back: 'Back' });
  });

  test('has none where its own do not arrive, so that no part speaks two languages', async () => {
    await expect(withKitMessages(broken, ['button_close'])('fr-BE')).rejects.toThrow('no network');
  });
});
