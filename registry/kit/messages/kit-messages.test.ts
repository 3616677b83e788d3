import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadKitMessages, FORM_KIT_LANGUAGES, INTERFACE_LANGUAGES } from './kit-messages.ts';
import { addKitMessages } from './add-kit-messages.ts';

const FOLDER = new URL('locales/', import.meta.url);
const files = readdirSync(FOLDER).map((name) => name.replace('.json', ''));
const fileOf = (name: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8'));
const keys = Object.keys(fileOf('en-GB'));

/** The very module of a file: files of one language may say the same. */
const moduleOf = async (name: string): Promise<unknown> => {
  const module: { readonly default: unknown } = await import(`./locales/${name}.json`);
  return module.default;
};
/** The name of the file whose messages a locale gets. */
async function fileServing(locale: string): Promise<string | undefined> {
  const { default: messages } = await loadKitMessages(locale);
  const modules = await Promise.all(files.map(moduleOf));
  return files[modules.indexOf(messages)];
}

describe('the messages of the kit', () => {
  test.each(
    'bg cs de en-AU en-GB en-US en-PH es fr-FR fr-BE hu it nl-NL nl-BE pl ro ru sk tr uk zh'.split(
      ' ',
    ),
  )('LO-004 are there in %s, a language of the interface', async (name) => {
    expect(await fileServing(name)).toBe(name);
  });

  test.each('bg cs de en es fr hu id it nl pl ro ru sk tr uk zh'.split(' '))(
    'LO-009 are there in %s, a language of forms',
    async (name) => {
      expect(await fileServing(name)).toBe(name);
    },
  );

  test('are written in no other language', () => {
    const named: readonly string[] = [...INTERFACE_LANGUAGES, ...FORM_KIT_LANGUAGES];

    expect(files.filter((name) => !named.includes(name))).toEqual([]);
  });

  test.each(files)('are the same ones in %s, and none is empty', (name) => {
    const messages = fileOf(name);

    expect(Object.keys(messages)).toEqual(keys);
    expect(Object.values(messages).filter((text) => text.trim() === '')).toEqual([]);
  });

  test.each([
    ['bg', 'Назад', 'Затваряне'],
    ['cs', 'Zpět', 'Zavřít'],
    ['de', 'Zurück', 'Schließen'],
    ['en-AU', 'Back', 'Close'],
    ['en-GB', 'Back', 'Close'],
    ['en-US', 'Back', 'Close'],
    ['en-PH', 'Back', 'Close'],
    ['es', 'Volver', 'Cerrar'],
    ['fr-FR', 'Retour', 'Fermer'],
    ['fr-BE', 'Retour', 'Fermer'],
    ['hu', 'Vissza', 'Bezárás'],
    ['it', 'Indietro', 'Chiudi'],
    ['nl-NL', 'Terug', 'Sluiten'],
    ['nl-BE', 'Terug', 'Sluiten'],
    ['pl', 'Wstecz', 'Zamknij'],
    ['ro', 'Înapoi', 'Închide'],
    ['ru', 'Назад', 'Закрыть'],
    ['sk', 'Späť', 'Zavrieť'],
    ['tr', 'Geri', 'Kapat'],
    ['uk', 'Назад', 'Закрити'],
    ['zh', '返回', '关闭'],
  ])('LO-005 LO-006 in %s the way back says %s, and what closes %s', async (name, back, close) => {
    const { default: messages } = await loadKitMessages(name);

    expect([messages.button_back, messages.button_close]).toEqual([back, close]);
  });

  test('a language that is not English has messages of its own', () => {
    const english = Object.values(fileOf('en-GB'));
    const others = files.filter((name) => !name.startsWith('en'));

    const borrowed = others.filter((name) =>
      Object.values(fileOf(name)).some((text) => english.includes(text)),
    );

    expect(borrowed).toEqual([]);
  });
});

describe('the messages of a locale', () => {
  test.each(['fr-BE', 'nl-BE', 'nl-NL', 'en-GB'])(
    'LO-014 are those of its own file: %s',
    async (locale) => {
      expect(await fileServing(locale)).toBe(locale);
    },
  );

  test.each([
    ['fr-LU', 'fr'],
    ['de-DE', 'de'],
    ['it-IT', 'it'],
    ['en-IE', 'en'],
  ])('are those of its language where it has none: %s', async (locale, language) => {
    expect(await fileServing(locale)).toBe(language);
  });

  test.each(['pt-BR', '', '__proto__', '../../package'])(
    'LO-014 are those of en-GB where its language has none: "%s"',
    async (locale) => {
      expect(await fileServing(locale)).toBe('en-GB');
    },
  );

  test.each([
    ['zh-Hans-CN', 'zh'],
    ['es-419', 'es'],
    ['fil-PH', 'en-GB'],
  ])('of %s are those of %s', async (locale, file) => {
    expect(await fileServing(locale)).toBe(file);
  });
});

const own = (locale: string) => Promise.resolve({ default: { title: `Title in ${locale}` } });
const better = () => Promise.resolve({ default: { button_close: 'Close the menu' } });
const broken = () => Promise.reject(new Error('no network'));

describe('an entry with messages of the kit', () => {
  test('gets those it names beside its own', async () => {
    const messages = await addKitMessages(own, ['button_close'])('fr-BE');

    expect(messages.default).toEqual({ title: 'Title in fr-BE', button_close: 'Fermer' });
  });

  test('may have a better message of its own', async () => {
    const messages = await addKitMessages(better, ['button_close', 'button_back'])('en-GB');

    expect(messages.default).toEqual({ button_close: 'Close the menu', button_back: 'Back' });
  });

  test('has none where its own do not arrive, so that no component mixes two languages', async () => {
    await expect(addKitMessages(broken, ['button_close'])('fr-BE')).rejects.toThrow('no network');
  });
});
