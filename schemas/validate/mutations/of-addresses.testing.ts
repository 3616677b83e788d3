import {
  change,
  changePaths,
  isRichText,
  replace,
  type Place,
  type ValueMistake,
} from './mistake.testing.ts';

/** Mistakes in addresses. */
export const ofAddresses: readonly ValueMistake[] = [
  changePaths('a path with two slashes', (path) => `/${path}`),
  changePaths('a path without its slash', (path) => path.slice(1)),
  changePaths('a host without its scheme', (path) => `www.meridia.example${path}`),
  changePaths('a scheme that is misspelt', (path) => `htps://www.meridia.example${path}`),
  changePaths('a host without encryption', (path) => `http://www.meridia.example${path}`),
  changePaths('a script for an address', () => 'javascript:void(0)'),
  changePaths('a mail address alone', () => 'advice@meridia.example'),
  changePaths('a telephone number alone', () => '+32 2 555 12 12'),
  changePaths('a page that is not there', (path) => `${path}s`),
  changePaths('an address with blanks', (path) => path.replace(/(?<=\/.*)\//, '/ ')),
  {
    what: 'a version in another language that is not there',
    at: (place) =>
      place.name === 'url' && 'locale' in place.holder
        ? change(place, (path) => `${path}-2`)
        : undefined,
  },
  {
    what: 'a link within a text to a page that is not there',
    at: (place) => (isRichText(place) ? addLink(place, '/en/individuals/savings-book') : undefined),
  },
  {
    what: 'a link within a text without its scheme',
    at: (place) => (isRichText(place) ? addLink(place, 'www.meridia.example') : undefined),
  },
  {
    what: 'a link within a text without an address',
    at: (place) => (isRichText(place) ? addLink(place, '') : undefined),
  },
];

function addLink(place: Place, address: string) {
  return replace(place, `${String(place.value)}<p><a href="${address}">Our offer</a></p>`);
}
