import { describe, expect, test } from 'vitest';
import { createI18n, type Bundle } from './create-i18n.ts';

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
    'refuses the locale "%s", which has no region in the one form there is',
    (locale) => {
      expect(() => createI18n(locale)).toThrow('Name its region too, as in en-GB.');
    },
  );

  test('a key that is missing in the locale gives the text of the fallback', async () => {
    const texts = await createI18n('fr-BE').texts('savings', recordingLoader().load);

    expect(texts).toEqual({ SAVE: 'Épargner', BACK: 'Back' });
  });

  test('a locale without texts gives those of the fallback', async () => {
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

  test('where neither locale has texts the namespace and the locale are named', async () => {
    const { load } = recordingLoader(new Map());

    const texts = createI18n('fr-BE').texts('savings', load);

    await expect(texts).rejects.toThrow('There are no words of savings in fr-BE or en-GB.');
    await expect(texts).rejects.toHaveProperty('cause', new Error('no fr-BE.json'));
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
