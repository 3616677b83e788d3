import type { Translation } from './translation.ts';

/** For tests: the text of a page with these components, and with what it says of itself. */
export function toPageText(
  components: readonly object[],
  meta: object = { title: 'Spring' },
): string {
  const flexZone = { flexComponents: components };
  return `${JSON.stringify({ data: { meta, flexZone } }, undefined, 2)}\n`;
}

export const CARD = {
  componentType: 'service-card',
  id: 'offer',
  title: 'An offer',
  link: { text: 'Open', url: '/en/individuals/cards#costs' },
  image: { original: '/images/house-keys.svg', altTextEN: 'Keys', altTextFR: 'Des clés' },
};

export const RATE = {
  componentType: 'paragraph',
  title: '%{savings:rate}%',
  richBody: {
    value: '<p>See <a href="/en/individuals">home</a> and <a href="/en/business">us</a></p>',
  },
};

export const SOURCE = toPageText([CARD, RATE], { title: 'Spring', description: 'All of it.' });

/** For tests: a page that was just made, of an English one. */
export const TRANSLATION: Translation = {
  from: 'en-GB',
  fromPath: 'en/individuals/spring',
  locale: 'fr-BE',
  segment: 'individuals',
  path: 'fr/particuliers/spring',
  source: SOURCE,
  same: [],
};
