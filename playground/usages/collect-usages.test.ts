import { expect, test } from 'vitest';
import { collectUsages, type UsageKind } from './collect-usages.ts';

const CARD = {
  componentType: 'service-card',
  title: 'Saver Plus',
  intro: 'A year: %{savings:rate}%, in all %{ savings : rate }%',
  image: { original: '/images/jar.svg', transformBaseUrl: '/images/jar.png' },
  link: { text: 'Open', url: '/en/individuals/saving?from=card#rates' },
};
const TEXT = {
  componentType: 'paragraph',
  richBody: { value: '<p>See <a href="/en/business">%{loans:fee}%</a></p>' },
};
const PAGE = {
  data: {
    meta: {
      title: 'From %{savings:rate}%',
      alternates: [{ locale: 'fr-BE', url: '/fr/particuliers' }],
    },
    flexZone: {
      flexComponents: [{ componentType: 'cards', cards: [CARD, CARD] }, TEXT],
    },
  },
};

/** The components that use something, in short; the page itself has no title. */
function find(kind: UsageKind, name: string) {
  const found = collectUsages(PAGE)[kind].get(name);
  return found?.map(({ pointer, title }) => [pointer, title]);
}

const CARDS = '/data/flexZone/flexComponents/0/cards';
const BODY = '/data/flexZone/flexComponents/1/richBody/value';

test('a macro is used by the page itself and by each component once', () => {
  expect(find('macros', 'savings:rate')).toEqual([
    ['/data/meta/title', undefined],
    [`${CARDS}/0/intro`, 'Saver Plus'],
    [`${CARDS}/1/intro`, 'Saver Plus'],
  ]);
});

test('a picture is used under its name, whatever its address ends in', () => {
  expect(find('pictures', 'jar')?.length).toBe(2);
});

test('links lead to pages, from fields and from rich text, and not from other versions', () => {
  expect(find('links', '/en/individuals/saving')?.length).toBe(2);
  expect(find('links', '/en/business')?.map(([pointer]) => pointer)).toEqual([BODY]);
  expect(find('links', '/fr/particuliers')).toBeUndefined();
});

test('what is no page uses nothing', () => {
  expect([...collectUsages('page').macros]).toEqual([]);
});
