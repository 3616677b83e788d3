import { listMistakes } from './list-mistakes.testing.ts';
import { BODY, LAYOUT } from './places.testing.ts';

export const ofLists = [
  ...listMistakes('experience.json', [
    [
      'a locale twice',
      { '/locales/-': { locale: 'en-GB', label: 'English' } },
      'error listed-twice',
      '/locales/2/locale',
    ],
    ['a segment twice', { '/segments/1/id': 'individuals' }, 'error listed-twice'],
    [
      'a value of the cookie twice',
      { '/segments/1/cookieValue': 'Individuals' },
      'error listed-twice',
    ],
    ['a home twice', { '/segments/1/homes/en-GB': '/en/loan' }, 'error listed-twice'],
    ['a slot twice', { [`${LAYOUT}/order/-`]: 'main' }, 'error listed-twice', `${LAYOUT}/order/4`],
    [
      'a feature of a route twice',
      { '/routes/1/features/-': { name: 'flexPage' } },
      'error listed-twice',
      '/routes/1/features/1/name',
    ],
    ['a query parameter twice', { '/routes/1/queryParameters/1': 'q' }, 'error listed-twice'],
    [
      'a media origin twice',
      { '/mediaOrigins/1': 'https://media.meridia.example' },
      'error listed-twice',
    ],
    [
      'an API host twice',
      { '/otherApiOrigins': ['https://a.example', 'https://a.example'] },
      'error listed-twice',
      '/otherApiOrigins/1',
    ],
    [
      'a route twice',
      { '/routes/-': { pathPattern: '/*' } },
      'error unreachable-route',
      '/routes/2/pathPattern',
    ],
  ]),
  ...listMistakes('pages/en/loan.json', [
    ['an alternate twice', { '/data/meta/alternates/1/locale': 'en-GB' }, 'error listed-twice'],
    ['a filter twice', { [`${BODY}/4/filters/1/key`]: 'saving' }, 'error listed-twice'],
    [
      'an id twice',
      { [`${BODY}/0/id`]: 'a', [`${BODY}/2/id`]: 'a' },
      'warning duplicate-id',
      `${BODY}/2/id`,
    ],
    [
      'a value of a comparison too few',
      { [`${BODY}/3/cards/1/values`]: ['3.60%'] },
      'warning uneven-values',
    ],
    [
      'a value of a comparison too many',
      { [`${BODY}/3/cards/1/values`]: ['3.60%', true, false] },
      'warning uneven-values',
    ],
    ['a note too many', { [`${BODY}/3/criterionNotes`]: ['a', 'b', 'c'] }, 'warning uneven-values'],
    [
      'a filter that is misspelt',
      { [`${BODY}/4/textLinks/0/filter`]: 'savings' },
      'warning unknown-filter',
    ],
  ]),
  ...listMistakes('macros/loans.json', [
    ['a key of a macro twice', { '/groups/0/keys/1/name': 'rate' }, 'error listed-twice'],
    ['a group of macros twice', { '/groups/1/name': 'loans' }, 'error listed-twice'],
  ]),
  ...listMistakes('experiment-list/advice.json', [
    [
      'an experiment twice',
      {
        '/experiments/-': {
          key: 'advice',
          experimentUrl: '/fr/pret',
          variants: [
            { variant: 'control', variantUrl: '/fr/pret' },
            { variant: 'b', variantUrl: '/fr/parler' },
          ],
        },
      },
      'error duplicate-experiment-name',
      '/experiments/1/key',
    ],
    [
      'a variant twice',
      { '/experiments/0/variants/1/variant': 'control' },
      'error duplicate-experiment-name',
    ],
    [
      'the page of a variant twice',
      {
        '/experiments/0/variants/1/variantUrl': '/en/loan',
      },
      'warning variants-on-one-page',
    ],
  ]),
  ...listMistakes('scenarios/loan.json', [
    ['a tag twice', { '/tags/1': 'page' }, 'error listed-twice'],
  ]),
];
