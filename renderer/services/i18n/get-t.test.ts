import { describe, expect, test } from 'vitest';
import { createMemoryHost } from '../../host/memory/index.testing.ts';
import { createI18n } from './create-i18n.ts';
import { createTranslator } from './create-translator.ts';
import type { LoadMessages, Messages } from './messages.ts';

const KIT: Readonly<Record<string, Messages>> = {
  'en-GB': {
    save: 'Save',
    back: 'Back',
    note_one: '{{count}} note',
    note_other: '{{count}} notes',
  },
  'fr-BE': { save: 'Épargner', greet: 'Bonjour {{name}}', price: '$t(save)' },
  pl: {
    note_one: '{{count}} notatka',
    note_few: '{{count}} notatki',
    note_many: '{{count}} notatek',
  },
};

/** Loads the messages of a table. */
function loaderOf(table: Readonly<Record<string, Messages>>): LoadMessages {
  return (locale) =>
    Object.hasOwn(table, locale)
      ? Promise.resolve(table[locale] ?? {})
      : Promise.reject(new Error(`no ${locale}.json`));
}

const loadKit = loaderOf(KIT);

/** The function of a namespace `kit`, and what developers read on the console. */
async function sampleT(locale = 'fr-BE', load = loadKit) {
  const { console, messages: warnings } = createMemoryHost();
  const translator = createTranslator(console);
  const i18n = createI18n(locale, { translator });
  return { t: await i18n.getT('kit', load), i18n, translator, warnings };
}

describe('a message by its key', () => {
  test('is that of the locale', async () => {
    const { t } = await sampleT();

    expect([t('save'), t('kit:save')]).toEqual(['Épargner', 'Épargner']);
  });

  test('LO-018 is that of the fallback where the locale lacks it, and nobody is warned', async () => {
    const { t, warnings } = await sampleT();

    expect(t('back')).toBe('Back');
    expect(warnings).toEqual([]);
  });

  test('is the key itself where nobody has it, with one warning', async () => {
    const { t, warnings } = await sampleT();

    expect([t('kit:lost'), t('kit:lost')]).toEqual(['kit:lost', 'kit:lost']);

    expect(warnings).toEqual([
      {
        level: 'warn',
        text: 'There is no text for kit:lost in fr-BE or en-GB. Add it to the words of its namespace.',
      },
    ]);
  });

  test('is warned of once where nobody has any of its plural forms', async () => {
    const { t, warnings } = await sampleT();

    expect(t('lost', { count: 2 })).toBe('lost');

    expect(warnings).toHaveLength(1);
  });

  test('travels as data under a key with a colon too', async () => {
    const load = loaderOf({ 'en-GB': { 'kit:save': 'Keep', save: 'Save' } });
    const { i18n } = await sampleT('en-GB', load);

    expect(await i18n.messages('kit', load)).toEqual({ 'kit:save': 'Keep', save: 'Save' });
  });

  test('is never empty', async () => {
    const { t } = await sampleT('en-GB', loaderOf({ 'en-GB': { title: '' } }));

    expect(t('title')).toBe('title');
  });

  test.each(['__proto__', 'constructor', 'toString'])(
    'is the key itself for %s, which every object inherits',
    async (name) => {
      const { t } = await sampleT();

      expect(t(name)).toBe(name);
    },
  );

  test('of several keys is the first that is found, and else the first key', async () => {
    const { t, i18n } = await sampleT();
    await i18n.getT('card', loaderOf({ 'fr-BE': { title: 'Carte' } }));

    expect(t(['card:save', 'kit:save', 'card:title'])).toBe('Épargner');
    expect(t(['card:title', 'kit:save'])).toBe('Carte');
    expect(t(['card:x', 'kit:y'])).toBe('card:x');
  });

  test('LO-002 changes with the locale, and functions that are bound already stay', async () => {
    const { t, i18n } = await sampleT();

    i18n.setLocale('en-GB');

    expect((await i18n.getT('kit', loadKit))('save')).toBe('Save');
    expect(t('save')).toBe('Épargner');
  });

  test.each([
    ['en-GB', ['0 notes', '1 note', '2 notes', '5 notes']],
    ['pl-PL', ['0 notatek', '1 notatka', '2 notatki', '5 notatek']],
  ])('has the plural form that its count has in %s', async (locale, forms) => {
    const { t } = await sampleT(locale);

    expect([0, 1, 2, 5].map((count) => t('note', { count }))).toEqual(forms);
  });
});

describe('values in a message', () => {
  test.each(['<b>', '$& $1', '{{name}} {{count}}', '$t(save)', '"&amp;"'])(
    'are put in as they are: %s',
    async (name) => {
      const { t } = await sampleT();

      expect(t('greet', { name })).toBe(`Bonjour ${name}`);
    },
  );

  test('choose no message, whatever they are called', async () => {
    const { t } = await sampleT('en-GB');

    expect(t('save', { lng: 'fr-BE', ns: 'other', context: 'x', defaultValue: 'y' })).toBe('Save');
  });

  test('are not looked for by `$t()`, which means nothing in a message', async () => {
    const { t, i18n } = await sampleT();
    const messages = await i18n.messages('kit', loadKit);

    expect([t('price'), messages['price']]).toEqual(['$t(save)', '$t(save)']);
  });

  test('that are missing leave their placeholder readable', async () => {
    const { t } = await sampleT();

    expect(t('greet')).toBe('Bonjour {{name}}');
  });
});

describe('a namespace', () => {
  test('LO-007 that was not loaded is an error that names it and the locale', async () => {
    const { t } = await sampleT();

    expect(() => t('cards:save')).toThrow('There are no words of cards in fr-BE or en-GB.');
  });

  test('LO-007 whose files do not arrive is an error that says why', async () => {
    const { i18n } = await sampleT();

    const cards = i18n.getT('cards', () => Promise.reject(new Error('no network')));

    await expect(cards).rejects.toMatchObject({
      message: 'There are no words of cards in fr-BE or en-GB.',
      cause: new Error('no network'),
    });
  });

  test('is refused where its messages come from two sources', async () => {
    const { i18n, t } = await sampleT();

    await expect(i18n.messages('kit', loaderOf(KIT))).rejects.toThrow(
      'kit was given messages from two sources. Keep one of them.',
    );
    expect(t('save')).toBe('Épargner');
  });
});

describe('one translator for several visits', () => {
  test('RN-009 gives each of them messages in its own locale', async () => {
    const { translator } = await sampleT();
    const locales = ['fr-BE', 'en-GB', 'fr-BE', 'pl-PL'];

    const all = await Promise.all(
      locales.map((locale) => createI18n(locale, { translator }).getT('kit', loadKit)),
    );

    expect(all.map((t) => t('save'))).toEqual(['Épargner', 'Save', 'Épargner', 'Save']);
    expect(all.map((t) => t('note', { count: 2 }))).toEqual([
      '2 notes',
      '2 notes',
      '2 notes',
      '2 notatki',
    ]);
  });

  test('RN-009 gives data that nobody can change for others', async () => {
    const { i18n } = await sampleT();

    const messages = await i18n.messages('kit', loadKit);

    expect(Object.isFrozen(messages)).toBe(true);
  });

  test('has the messages of a locale that is also known by another name', async () => {
    const { t } = await sampleT('iw-IL', loaderOf({ 'iw-IL': { save: 'לחסוך' } }));

    expect(t('save')).toBe('לחסוך');
  });
});
