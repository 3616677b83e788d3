import { describe, expect, test } from 'vitest';
import type { Bundle } from './bundles.ts';
import { createI18n } from './create-i18n.ts';

const TEXTS: ReadonlyMap<string, Bundle> = new Map([
  ['en-GB', { SAVE: 'Save', BACK: 'Back' }],
  ['fr-BE', { SAVE: 'Épargner' }],
]);

/** Loads out of TEXTS, and notes which locales it was asked for. */
function recordingLoader(texts = TEXTS) {
  const asked: string[] = [];
  const load = (locale: string) => {
    asked.push(locale);
    const bundle = texts.get(locale);
    return bundle ? Promise.resolve(bundle) : Promise.reject(new Error(`no ${locale}.json`));
  };
  return { asked, load };
}

describe('createI18n', () => {
  test.each(['fr', 'FR-be', 'fr_BE', 'fr-BE-x', '', 'fr-BE\n'])(
    'LO-003 refuses the locale "%s", which has no region in the one form there is',
    (locale) => {
      expect(() => createI18n(locale)).toThrow('Name its region too, as in en-GB.');
    },
  );

  test('LO-003 a locale without a region does not take the place of the present one', () => {
    const i18n = createI18n('fr-BE');

    expect(() => i18n.setLocale('nl')).toThrow(
      'setLocale() was given the locale "nl". Name its region too, as in en-GB.',
    );
    expect(i18n.locale).toBe('fr-BE');
  });

  test('LO-018 a key that is missing in the locale gives the text of the fallback', async () => {
    const texts = await createI18n('fr-BE').texts('savings', recordingLoader().load);

    expect(texts).toEqual({ SAVE: 'Épargner', BACK: 'Back' });
  });

  test('LO-018 a locale without texts gives those of the fallback', async () => {
    const texts = await createI18n('nl-BE').texts('savings', recordingLoader().load);

    expect(texts).toEqual({ SAVE: 'Save', BACK: 'Back' });
  });

  test('a fallback without texts leaves those of the locale', async () => {
    const { load } = recordingLoader(new Map([['fr-BE', { SAVE: 'Épargner' }]]));

    expect(await createI18n('fr-BE').texts('savings', load)).toEqual({ SAVE: 'Épargner' });
  });

  test('texts are loaded once, and callers at the same time share the load', async () => {
    const { asked, load } = recordingLoader();
    const i18n = createI18n('fr-BE');

    const [one, other] = await Promise.all([i18n.texts('a', load), i18n.texts('a', load)]);
    const later = await i18n.texts('a', load);

    expect(asked).toEqual(['fr-BE', 'en-GB']);
    expect(other).toBe(one);
    expect(later).toBe(one);
  });

  test('in the language of the fallback there is one load', async () => {
    const { asked, load } = recordingLoader();

    await createI18n('en-GB').texts('savings', load);

    expect(asked).toEqual(['en-GB']);
  });

  test('namespaces are apart, whatever they are called', async () => {
    const { asked, load } = recordingLoader();
    const i18n = createI18n('en-GB');

    await i18n.texts('savings', load);
    await i18n.texts('__proto__', load);

    expect(asked).toHaveLength(2);
  });

  test('LO-007 where neither locale has texts the namespace and the locale are named', async () => {
    const { load } = recordingLoader(new Map());

    const texts = createI18n('fr-BE').texts('savings', load);

    await expect(texts).rejects.toThrow('There are no words of savings in fr-BE or en-GB.');
    await expect(texts).rejects.toHaveProperty('cause', new Error('no fr-BE.json'));
  });

  test('a text that is empty counts as missing', async () => {
    const empty = new Map([
      ['en-GB', { SAVE: 'Save', BACK: '' }],
      ['fr-BE', { SAVE: '' }],
    ]);

    const texts = await createI18n('fr-BE').texts('savings', recordingLoader(empty).load);

    expect(texts).toEqual({ SAVE: 'Save' });
  });

  test('a locale is asked for first, then its language, then those of the fallback', async () => {
    const { asked, load } = recordingLoader(new Map());

    await expect(createI18n('fr-BE').texts('savings', load)).rejects.toThrow('no words');

    expect(asked.filter((locale) => locale.startsWith('fr'))).toEqual(['fr-BE', 'fr']);
    expect(asked.filter((locale) => locale.startsWith('en'))).toEqual(['en-GB', 'en']);
  });

  test('the texts of the language serve a locale that has none of its own', async () => {
    const { load } = recordingLoader(
      new Map([
        ['fr', { SAVE: 'Épargner' }],
        ['en', { SAVE: 'Save', BACK: 'Back' }],
      ]),
    );

    expect(await createI18n('fr-LU').texts('savings', load)).toEqual({
      SAVE: 'Épargner',
      BACK: 'Back',
    });
  });

  test('a loader that throws counts as one that rejects', async () => {
    const texts = createI18n('fr-BE').texts('savings', (locale) => {
      if (locale === 'en-GB') return Promise.resolve({ SAVE: 'Save' });
      throw new Error('broken');
    });

    expect(await texts).toEqual({ SAVE: 'Save' });
  });

  test('texts with names that every object inherits are texts like any other', async () => {
    const hostile: Bundle = JSON.parse('{"__proto__":"Prototype","constructor":"Builder"}');

    const texts = await createI18n('en-GB').texts('savings', () => Promise.resolve(hostile));

    expect(Object.entries(texts)).toEqual([
      ['__proto__', 'Prototype'],
      ['constructor', 'Builder'],
    ]);
    expect(Object.getPrototypeOf(texts)).toBe(Object.prototype);
  });

  test('a failure is not remembered', async () => {
    const i18n = createI18n('fr-BE');
    await expect(i18n.texts('savings', recordingLoader(new Map()).load)).rejects.toThrow(
      'There are no words',
    );

    const texts = await i18n.texts('savings', recordingLoader().load);

    expect(texts['SAVE']).toBe('Épargner');
  });
});

describe('a change of the locale', () => {
  test('LO-002 texts that are asked for afterwards are those of the new locale', async () => {
    const { load } = recordingLoader();
    const i18n = createI18n('en-GB');
    const before = await i18n.texts('savings', load);

    i18n.setLocale('fr-BE');

    expect(before['SAVE']).toBe('Save');
    expect((await i18n.texts('savings', load))['SAVE']).toBe('Épargner');
  });

  test('what was loaded for one locale is not loaded again for another', async () => {
    const { asked, load } = recordingLoader();
    const i18n = createI18n('en-GB');

    for (const locale of ['en-GB', 'fr-BE', 'nl-BE', 'en-GB', 'fr-BE']) {
      i18n.setLocale(locale);
      await i18n.texts('savings', load);
    }

    expect(asked.filter((locale) => locale === 'en-GB')).toHaveLength(1);
    expect(asked.filter((locale) => locale === 'fr-BE')).toHaveLength(1);
  });

  test('texts on their way stay those of the locale that was present then', async () => {
    const i18n = createI18n('en-GB');
    const late = i18n.texts('savings', recordingLoader().load);

    i18n.setLocale('fr-BE');

    expect(await late).toEqual(TEXTS.get('en-GB'));
  });

  test('is told of once, and only where the locale is another one', () => {
    const told: unknown[] = [];
    const events = { emit: (name: string, detail?: unknown) => void told.push([name, detail]) };
    const i18n = createI18n('en-GB', events);

    i18n.setLocale('en-GB');
    i18n.setLocale('fr-BE');
    i18n.setLocale('fr-BE');

    expect(told).toEqual([['locale-changed', { locale: 'fr-BE', previous: 'en-GB' }]]);
  });

  test('formats are those of the locale that is present when they are asked for', async () => {
    const i18n = createI18n('en-GB');
    const english = i18n.formats();

    i18n.setLocale('nl-BE');

    expect((await english).locale).toBe('en-GB');
    expect((await i18n.formats()).amount(1234.5)).toBe('€ 1.234,50');
  });
});
