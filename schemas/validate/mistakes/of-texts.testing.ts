import { listMistakes } from './list-mistakes.testing.ts';
import { BODY, CARD_URL, HEADER, TEXT } from './places.testing.ts';

export const ofTexts = listMistakes('pages/en/loan.json', [
  [
    'a tag in a title',
    { [`${BODY}/0/title`]: 'What it <b>costs</b>', [CARD_URL]: '/en/talk' },
    'warning markup-in-plain-text',
  ],
  [
    'a line break in a title',
    { [`${BODY}/2/title`]: 'Saver<br/>Plus' },
    'warning markup-in-plain-text',
  ],
  [
    'a tag in a button',
    { [`${HEADER}/cta/textLink/text`]: '<em>Book</em>' },
    'warning markup-in-plain-text',
  ],
  [
    'a tag in an alternative text',
    { [`${HEADER}/coreHeader/headerImage/altTextEN`]: 'A <i>white</i> house.' },
    'warning markup-in-plain-text',
  ],
  [
    'a tag in the description',
    { '/data/meta/description': '<p>Every cost.</p>' },
    'warning markup-in-plain-text',
  ],
  [
    'an ampersand as an entity',
    { [`${BODY}/2/title`]: 'Save &amp; win' },
    'warning entity-in-plain-text',
  ],
  [
    'a euro as an entity',
    { [`${BODY}/3/criteria/0`]: 'Rate in &euro;' },
    'warning entity-in-plain-text',
  ],
  [
    'a blank as an entity',
    { '/data/meta/title': 'Home&nbsp;loan' },
    'warning entity-in-plain-text',
  ],
  [
    'a number as an entity',
    { [`${BODY}/2/title`]: 'Saver&#39;s Plus' },
    'warning entity-in-plain-text',
  ],
  ['double braces', { [`${BODY}/2/title`]: 'From {{loans.rate}} a year' }, 'warning foreign-macro'],
  [
    'a dollar and braces',
    { [`${BODY}/2/title`]: 'From ${loans.rate} a year' },
    'warning foreign-macro',
  ],
  [
    'double brackets',
    { [`${BODY}/2/title`]: 'From [[loans:rate]] a year' },
    'warning foreign-macro',
  ],
  [
    'percent signs alone',
    { [`${BODY}/2/title`]: 'From %loans:rate% a year' },
    'warning foreign-macro',
  ],
  [
    'a hash and braces',
    { [`${BODY}/2/title`]: 'From #{loans.rate} a year' },
    'warning foreign-macro',
  ],
  [
    'double braces in a rich text',
    { [TEXT]: '<p>From {{ loans.rate }}</p>' },
    'warning foreign-macro',
  ],
  [
    'double braces in the title of the page',
    { '/data/meta/title': '{{ page.title }}' },
    'warning foreign-macro',
  ],
  ['a tag of a template', { [TEXT]: '<p>From {% rate %}</p>' }, 'warning foreign-macro'],
  [
    'a placeholder without its end',
    { [`${BODY}/2/title`]: 'From %{loans:rate} a year' },
    'error broken-placeholder',
  ],
  [
    'a placeholder that names no macro',
    { [`${BODY}/2/title`]: 'From %{loans:rat}% a year' },
    'error unknown-macro',
  ],
  [
    'words that keep the place of a title',
    { [`${BODY}/2/title`]: 'Lorem ipsum' },
    'warning unwritten-text',
  ],
  [
    'a note to the author in a rich text',
    { [TEXT]: '<p>TODO: the costs</p>' },
    'warning unwritten-text',
  ],
  [
    'a text as npm run new lays it out',
    { [`${BODY}/2/title`]: 'To be written: the title' },
    'warning unwritten-text',
  ],
  ['a title of blanks', { [`${BODY}/2/title`]: '   ' }, 'error blank-text'],
  ['a title of the page of blanks', { '/data/meta/title': ' ' }, 'error blank-text'],
  [
    'a title of blanks that do not break',
    { [`${BODY}/0/title`]: '\u00A0', [CARD_URL]: '/en/talk' },
    'error blank-text',
  ],
  ['a title that is empty', { [`${BODY}/2/title`]: '' }, 'error too-short'],
  ['a criterion of blanks', { [`${BODY}/3/criteria/1`]: ' ' }, 'warning blank-text'],
  ['a page without a title', { '/data/meta/title': undefined }, 'warning page-without-title'],
  [
    'a page without its meta data',
    { '/data/meta': undefined },
    'warning page-without-title',
    '/data/meta/title',
  ],
]);

export const ofMarkup = listMistakes('cms-data/en-GB.json', [
  [
    'a tag in the navigation',
    { '/navigation/menuItems/0/title': '<b>Home</b>' },
    'warning markup-in-plain-text',
  ],
  [
    'an entity in the navigation',
    { '/navigation/menuItems/1/title': 'Talk &amp; more' },
    'warning entity-in-plain-text',
  ],
  [
    'a macro in the navigation',
    { '/navigation/menuItems/1/title': '{{talk}}' },
    'warning foreign-macro',
  ],
  ['blanks in the navigation', { '/navigation/menuItems/1/title': ' ' }, 'error blank-text'],
  [
    'a link without its scheme',
    { '/navigation/menuItems/0/link/url': 'www.meridia.example' },
    'error relative-address',
  ],
]);
