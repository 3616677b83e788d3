import { describe, expect, test } from 'vitest';
import { check } from '#schemas/generated/suggestion.check.ts';
import { answer, clientWith, hang, noNetwork, type Answer } from '../http/sample-client.testing.ts';
import { createXsrfInterceptor } from '../http/create-xsrf-interceptor.ts';
import { createSearch, type SearchOptions } from './create-search.ts';

const loadOther = async () => ({ clientID: 'other-site', segment: 'business' });
const loadConfig = async () => ({ clientID: 'meridia-site', segment: 'individuals' });

const itemsOf = (...texts: readonly unknown[]) =>
  JSON.stringify({ items: texts.map((suggeststring) => ({ suggeststring })) });

/** A search whose service answers like that, and what it was asked. */
function searchWith(answers: readonly Answer[] | Answer, options: Partial<SearchOptions> = {}) {
  const client = clientWith(answers);
  const search = createSearch({ loadConfig, locale: 'fr-BE', ...options }, client);
  const bodies = () => Promise.all(client.sent.map((request) => request.clone().json()));
  return { ...search, ...client, bodies };
}

/** The texts that are suggested for a query. */
async function textsOf(query: string, text: string): Promise<readonly string[]> {
  const found = await searchWith(answer(text)).suggest(query);
  return found.map((each) => each.text);
}

describe('the request', () => {
  test('SR-012 SR-013 goes to the service of suggestions, with all that it reads', async () => {
    const { suggest, sent, bodies } = searchWith(answer(itemsOf('carte')));

    await suggest('carte');

    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST https://api.meridia.test/fulltext-search/suggestions',
    ]);
    expect(await bodies()).toEqual([
      {
        clientId: 'meridia-site',
        segments: ['individuals'],
        limit: '5',
        languages: ['fr'],
        categories: 'ing',
        query: 'carte',
      },
    ]);
  });

  test('SR-022 SR-023 says client and segment as the search is configured', async () => {
    const { suggest, bodies } = searchWith(answer(itemsOf()), { loadConfig: loadOther });

    await suggest('carte');

    expect(await bodies()).toMatchObject([{ clientId: 'other-site', segments: ['business'] }]);
  });

  test('SR-014 asks for five, as a text', async () => {
    const { suggest, bodies } = searchWith(answer(itemsOf()));

    await suggest('');

    expect(await bodies()).toMatchObject([{ limit: '5' }]);
  });

  test.each([
    ['en-GB', 'en'],
    ['nl-BE', 'nl'],
    ['de', 'de'],
  ])('SR-015 on a page in %s asks for the language %s', async (locale, language) => {
    const { suggest, bodies } = searchWith(answer(itemsOf()), { locale });

    await suggest('x');

    expect(await bodies()).toMatchObject([{ languages: [language] }]);
  });

  test.each([
    ['', '', 'top'],
    ['   ', '', 'top'],
    [' card  limit ', 'card limit', 'ing'],
  ])('SR-016 for %j asks for %j of the category %s', async (typed, query, categories) => {
    const { suggest, bodies } = searchWith(answer(itemsOf()));

    await suggest(typed);

    expect(await bodies()).toMatchObject([{ query, categories }]);
  });

  test('SR-011 names the sub-segment of private banking for top suggestions alone', async () => {
    const { suggest, bodies } = searchWith(answer(itemsOf()), {
      loadSubSegments: async () => ['OTHER', 'PRIVATE_BANKING'],
    });

    await suggest('');
    await suggest('carte');

    const [top, other] = await bodies();
    expect(top).toHaveProperty('subSegment', 'PRIVATE_BANKING');
    expect(other).not.toHaveProperty('subSegment');
  });

  test('SR-011 SR-013 names no other sub-segment', async () => {
    const { suggest, bodies } = searchWith(answer(itemsOf()), {
      loadSubSegments: async () => ['OTHER'],
    });

    await suggest('');

    expect((await bodies())[0]).not.toHaveProperty('subSegment');
  });

  test('is signed like every other call of the product', async () => {
    const host = { cookie: () => 'a1b2' };
    const trustedOrigins = new Set(['https://api.meridia.test']);
    const client = clientWith(answer(itemsOf()), {
      signing: [createXsrfInterceptor({ trustedOrigins }, host)],
    });

    await createSearch({ loadConfig, locale: 'en-GB' }, client).suggest('x');

    expect(client.sent[0]?.headers.get('x-xsrf-token')).toBe('a1b2');
  });
});

describe('the suggestions', () => {
  test('SR-001 SR-017 have icon, value, text and what was not typed', async () => {
    const { suggest } = searchWith(answer(itemsOf('Carte de crédit', 'bloquer une carte')));

    expect(await suggest('carte')).toEqual([
      {
        icon: 'vitrine:regular:magnifying-glass',
        value: 'Carte de crédit',
        text: 'Carte de crédit',
        top: false,
        suggestedText: ' de crédit',
      },
      {
        icon: 'vitrine:regular:magnifying-glass',
        value: 'bloquer une carte',
        text: 'bloquer une carte',
        top: false,
      },
    ]);
  });

  test('SR-001 are top ones where nothing is typed', async () => {
    const { suggest } = searchWith(answer(itemsOf('carte')));

    expect(await suggest('')).toMatchObject([
      { icon: 'vitrine:regular:chart-line-up', text: 'carte', top: true },
    ]);
  });

  test('SR-001 are what their schema says', async () => {
    const { suggest } = searchWith(answer(itemsOf('carte de crédit', 'x'.repeat(128), 'xy')));

    const found = [...(await suggest('carte')), ...(await suggest(''))];

    expect(found).toHaveLength(6);
    expect(found.flatMap(check)).toEqual([]);
  });

  test('an accent that was left out is typed all the same', async () => {
    const { suggest } = searchWith(answer(itemsOf('Épargner')));

    expect(await suggest('epar')).toMatchObject([{ suggestedText: 'gner' }]);
  });

  test('are five at most, each once', async () => {
    const many = Array.from({ length: 5_000 }, (_, index) => `card ${Math.floor(index / 2)}`);

    expect(await textsOf('card', itemsOf(...many, 'CARD 0'))).toEqual([
      'card 0',
      'card 1',
      'card 2',
      'card 3',
      'card 4',
    ]);
  });

  test.each([
    ['markup', '<img src=x onerror=alert(1)>'],
    ['a tag that ends', 'card</option>'],
    ['10,000 letters', 'x'.repeat(10_000)],
    ['nothing', ''],
    ['one letter', 'x'],
    ['spaces', '   '],
    ['controls', '\u0000\u0007\u001b'],
    ['null', null],
    ['a number', 5],
    ['an object', { text: 'card' }],
    ['a list', ['card']],
  ])('%s costs itself alone', async (_, wrong) => {
    expect(await textsOf('card', itemsOf(wrong, 'card limit'))).toEqual(['card limit']);
  });

  test.each([
    ['controls', 'card\u0000\n\t limit', 'card limit'],
    ['marks that turn a text around', '\u202ecard\u202c limit\u2067', 'card limit'],
    ['halves of a character', 'card \ud83d limit', 'card limit'],
    ['right-to-left text', 'بطاقة ائتمان', 'بطاقة ائتمان'],
    ['a comparison', 'fees < 5 euro', 'fees < 5 euro'],
  ])('%s leave a clean text', async (_, given, text) => {
    expect(await textsOf('', itemsOf(given))).toEqual([text]);
  });

  test('SR-017 what a newer service says beside it does not matter', async () => {
    const text = JSON.stringify({
      items: [{ suggeststring: 'card limit', weight: 5, suggestString: null }],
      took: 3,
    });

    expect(await textsOf('card', text)).toEqual(['card limit']);
  });

  test.each(['null', '[]', '5', '{}', '{"items":null}', '{"items":{"0":"card"}}', 'no JSON', ''])(
    'SR-017 SR-020 the answer %j holds none',
    async (text) => {
      expect(await textsOf('card', text)).toEqual([]);
    },
  );
});

describe('a failure', () => {
  test.each([
    ['no network', noNetwork],
    ['status 500', answer('{}', { status: 500 })],
    ['status 403', answer(itemsOf('card'), { status: 403 })],
    ['a page of HTML', answer('<p>', { headers: { 'content-type': 'text/html' } })],
  ])('SR-020 of the kind "%s" is an empty list, and nobody is told', async (_, failing) => {
    const { suggest, host } = searchWith(failing);

    expect(await suggest('card')).toEqual([]);
    expect(host.messages).toEqual([]);
  });

  test('SR-020 an answer is waited for no longer than two seconds', async () => {
    const { suggest, host } = searchWith(hang);
    let found: unknown = 'nothing yet';

    const asked = suggest('card').then((list) => (found = list));
    await host.clock.advance(1_999);
    expect(found).toBe('nothing yet');
    await host.clock.advance(1);
    await asked;

    expect(found).toEqual([]);
  });

  test('SR-020 a wait that its caller ends is an empty list', async () => {
    const { suggest } = searchWith(hang);
    const leaving = new AbortController();

    const asked = suggest('card', leaving.signal);
    leaving.abort();

    expect(await asked).toEqual([]);
  });
});

describe('the cache', () => {
  test('SR-019 a query is asked once, however it is spaced', async () => {
    const { suggest, sent } = searchWith(answer(itemsOf('card limit')));

    const first = await suggest('card');
    const second = await suggest(' card ');

    expect(second).toEqual(first);
    expect(sent).toHaveLength(1);
  });

  test('SR-019 another query is asked anew, and so is one in other letters', async () => {
    const { suggest, sent } = searchWith(answer(itemsOf()));

    await suggest('card');
    await suggest('Card');
    await suggest('');

    expect(sent).toHaveLength(3);
  });

  test.each([
    ['a failure', noNetwork],
    ['an answer without items', answer('{}')],
  ])('SR-019 SR-020 %s is not remembered', async (_, failing) => {
    const { suggest } = searchWith([failing, answer(itemsOf('card limit'))]);

    expect(await suggest('card')).toEqual([]);
    expect(await suggest('card')).toHaveLength(1);
  });

  test('SR-019 it holds a hundred queries, and the oldest goes first', async () => {
    const { suggest, sent } = searchWith(answer(itemsOf()));
    for (let index = 0; index <= 100; index += 1) await suggest(`query ${index}`);

    await suggest('query 1');
    expect(sent).toHaveLength(101);
    await suggest('query 0');
    expect(sent).toHaveLength(102);
  });
});
