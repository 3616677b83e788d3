import { describe, expect, test } from 'vitest';
import type { Messages } from './messages.ts';
import { sampleI18n } from './sample-i18n.testing.ts';

const MESSAGES: ReadonlyMap<string, Messages> = new Map([
  ['en-GB', { SAVE: 'Save', BACK: 'Back' }],
  ['fr-BE', { SAVE: 'Épargner' }],
]);

/** Loads out of MESSAGES, and notes which locales it was asked for. */
function recordingLoader(all = MESSAGES) {
  const asked: string[] = [];
  const load = (locale: string) => {
    asked.push(locale);
    const messages = all.get(locale);
    return messages ? Promise.resolve(messages) : Promise.reject(new Error(`no ${locale}.json`));
  };
  return { asked, load };
}

describe('i18n', () => {
  test.each(['fr', 'FR-be', 'fr_BE', 'fr-BE-x', '', 'fr-BE\n'])(
    'LO-003 refuses the locale "%s", which has no region in the one form there is',
    (locale) => {
      expect(() => sampleI18n(locale)).toThrow('Name its region too, as in en-GB.');
    },
  );

  test('LO-003 a locale without a region does not take the place of the present one', () => {
    const i18n = sampleI18n('fr-BE');

    expect(() => i18n.setLocale('nl')).toThrow(
      'setLocale() was given the locale "nl". Name its region too, as in en-GB.',
    );
    expect(i18n.locale).toBe('fr-BE');
  });

  test('LO-018 a key that is missing in the locale gives the message of the fallback', async () => {
    const messages = await sampleI18n('fr-BE').messages('savings', recordingLoader().load);

    expect(messages).toEqual({ SAVE: 'Épargner', BACK: 'Back' });
  });

  test('LO-018 a locale without messages gives those of the fallback', async () => {
    const messages = await sampleI18n('nl-BE').messages('savings', recordingLoader().load);

    expect(messages).toEqual({ SAVE: 'Save', BACK: 'Back' });
  });

  test('a fallback without messages leaves those of the locale', async () => {
    const { load } = recordingLoader(new Map([['fr-BE', { SAVE: 'Épargner' }]]));

    expect(await sampleI18n('fr-BE').messages('savings', load)).toEqual({ SAVE: 'Épargner' });
  });

  test('messages are loaded once, and callers at the same time share the load', async () => {
    const { asked, load } = recordingLoader();
    const i18n = sampleI18n('fr-BE');

    const [one, other] = await Promise.all([i18n.messages('a', load), i18n.messages('a', load)]);
    const later = await i18n.messages('a', load);

    expect(asked).toEqual(['fr-BE', 'en-GB']);
    expect(other).toBe(one);
    expect(later).toBe(one);
  });

  test('in the language of the fallback there is one load', async () => {
    const { asked, load } = recordingLoader();

    await sampleI18n('en-GB').messages('savings', load);

    expect(asked).toEqual(['en-GB']);
  });

  test('namespaces are apart, whatever they are called', async () => {
    const { asked, load } = recordingLoader();
    const i18n = sampleI18n('en-GB');

    await i18n.messages('savings', load);
    await i18n.messages('component:__proto__', load);

    expect(asked).toHaveLength(2);
  });

  test('LO-007 where neither locale has messages the namespace and the locale are named', async () => {
    const { load } = recordingLoader(new Map());

    const messages = sampleI18n('fr-BE').messages('savings', load);

    await expect(messages).rejects.toThrow('There are no words of savings in fr-BE or en-GB.');
    await expect(messages).rejects.toHaveProperty('cause', new Error('no fr-BE.json'));
  });

  test('a message that is empty counts as missing', async () => {
    const empty = new Map([
      ['en-GB', { SAVE: 'Save', BACK: '' }],
      ['fr-BE', { SAVE: '' }],
    ]);

    const messages = await sampleI18n('fr-BE').messages('savings', recordingLoader(empty).load);

    expect(messages).toEqual({ SAVE: 'Save' });
  });

  test('a locale is asked for first, then its language, then those of the fallback', async () => {
    const { asked, load } = recordingLoader(new Map());

    await expect(sampleI18n('fr-BE').messages('savings', load)).rejects.toThrow('no words');

    expect(asked.filter((locale) => locale.startsWith('fr'))).toEqual(['fr-BE', 'fr']);
    expect(asked.filter((locale) => locale.startsWith('en'))).toEqual(['en-GB', 'en']);
  });

  test('the messages of the language serve a locale that has none of its own', async () => {
    const { load } = recordingLoader(
      new Map([
        ['fr', { SAVE: 'Épargner' }],
        ['en', { SAVE: 'Save', BACK: 'Back' }],
      ]),
    );

    expect(await sampleI18n('fr-LU').messages('savings', load)).toEqual({
      SAVE: 'Épargner',
      BACK: 'Back',
    });
  });

  test.each([
    ['fr-LU', 'fr-BE'],
    ['it-CH', 'it-IT'],
    ['de-AT', 'de-DE'],
    ['nl-NL', 'nl-BE'],
  ])('the messages of the same language serve %s: those of %s', async (locale, near) => {
    const { load } = recordingLoader(
      new Map([
        ['en-GB', { SAVE: 'Save' }],
        [near, { SAVE: `Save in ${near}` }],
      ]),
    );

    expect(await sampleI18n(locale).messages('savings', load)).toEqual({
      SAVE: `Save in ${near}`,
    });
  });

  test('messages of the very locale go before those of the same language', async () => {
    const { load } = recordingLoader(
      new Map([
        ['fr-BE', { SAVE: 'Épargner' }],
        ['fr-LU', { SAVE: 'Mettre de côté' }],
      ]),
    );

    expect(await sampleI18n('fr-LU').messages('savings', load)).toEqual({ SAVE: 'Mettre de côté' });
  });

  test('messages come as they are written, whatever their keys are', async () => {
    const written: Messages = { 'a:b': 'One', 'c.d': 'Two', days_other: '{{count}} days' };

    const messages = await sampleI18n('en-GB').messages('savings', () => Promise.resolve(written));

    expect(messages).toEqual(written);
  });

  test('a loader that throws counts as one that rejects', async () => {
    const messages = sampleI18n('fr-BE').messages('savings', (locale) => {
      if (locale === 'en-GB') return Promise.resolve({ SAVE: 'Save' });
      throw new Error('broken');
    });

    expect(await messages).toEqual({ SAVE: 'Save' });
  });

  test('messages with keys that every object inherits are messages like any other', async () => {
    const hostile: Messages = JSON.parse('{"__proto__":"Prototype","constructor":"Builder"}');

    const messages = await sampleI18n('en-GB').messages('savings', () => Promise.resolve(hostile));

    expect(Object.entries(messages)).toEqual([
      ['__proto__', 'Prototype'],
      ['constructor', 'Builder'],
    ]);
    expect(Object.getPrototypeOf(messages)).toBe(Object.prototype);
  });

  test('a failure is not memoized', async () => {
    const i18n = sampleI18n('fr-BE');
    const all = new Map<string, Messages>();
    const { load } = recordingLoader(all);
    await expect(i18n.messages('savings', load)).rejects.toThrow('There are no words');

    all.set('fr-BE', { SAVE: 'Épargner' });

    expect(await i18n.messages('savings', load)).toEqual({ SAVE: 'Épargner' });
  });

  test('what failed in one locale is asked for again, and takes the place of the fallback', async () => {
    const i18n = sampleI18n('fr-BE');
    const all = new Map<string, Messages>([['en-GB', { SAVE: 'Save' }]]);
    const { load } = recordingLoader(all);
    expect(await i18n.messages('savings', load)).toEqual({ SAVE: 'Save' });

    all.set('fr-BE', { SAVE: 'Épargner' });

    expect(await i18n.messages('savings', load)).toEqual({ SAVE: 'Épargner' });
  });
});

describe('a change of the locale', () => {
  test('LO-002 messages that are asked for afterwards are those of the new locale', async () => {
    const { load } = recordingLoader();
    const i18n = sampleI18n('en-GB');
    const before = await i18n.messages('savings', load);

    i18n.setLocale('fr-BE');

    expect(before['SAVE']).toBe('Save');
    expect((await i18n.messages('savings', load))['SAVE']).toBe('Épargner');
  });

  test('what was loaded for one locale is not loaded again for another', async () => {
    const { asked, load } = recordingLoader();
    const i18n = sampleI18n('en-GB');

    for (const locale of ['en-GB', 'fr-BE', 'nl-BE', 'en-GB', 'fr-BE']) {
      i18n.setLocale(locale);
      await i18n.messages('savings', load);
    }

    expect(asked.filter((locale) => locale === 'en-GB')).toHaveLength(1);
    expect(asked.filter((locale) => locale === 'fr-BE')).toHaveLength(1);
  });

  test('messages on their way stay those of the locale that was present then', async () => {
    const i18n = sampleI18n('en-GB');
    const late = i18n.messages('savings', recordingLoader().load);

    i18n.setLocale('fr-BE');

    expect(await late).toEqual(MESSAGES.get('en-GB'));
  });

  test('is emitted once, and only where the locale is another one', () => {
    const emitted: unknown[] = [];
    const events = { emit: (name: string, detail?: unknown) => void emitted.push([name, detail]) };
    const i18n = sampleI18n('en-GB', events);

    i18n.setLocale('en-GB');
    i18n.setLocale('fr-BE');
    i18n.setLocale('fr-BE');

    expect(emitted).toEqual([['locale-changed', { locale: 'fr-BE', previous: 'en-GB' }]]);
  });

  test('formats are those of the locale that is present when they are asked for', async () => {
    const i18n = sampleI18n('en-GB');
    const english = i18n.formats();

    i18n.setLocale('nl-BE');

    expect((await english).locale).toBe('en-GB');
    expect((await i18n.formats()).amount(1234.5)).toBe('€ 1.234,50');
  });
});
