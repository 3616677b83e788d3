import { listMistakes } from './list-mistakes.testing.ts';
import { BODY, HEADER } from './places.testing.ts';

export const ofValues = [
  ...listMistakes('branches/ghent.json', [
    [
      'hours backwards',
      { '/days/0/0': { from: '12:30', to: '09:00' } },
      'error backward-hours',
      '/days/0/0/to',
    ],
    ['hours of no length', { '/days/0/0/to': '09:00' }, 'error backward-hours'],
    ['hours that overlap', { '/days/0/1/from': '12:00' }, 'error overlapping-hours'],
    [
      'hours in the wrong order',
      {
        '/days/0': [
          { from: '13:30', to: '16:30' },
          { from: '09:00', to: '12:30' },
        ],
      },
      'error overlapping-hours',
      '/days/0/1/from',
    ],
    ['a time zone that is misspelt', { '/timeZone': 'Europe/Brusels' }, 'error unknown-time-zone'],
    ['a time zone by its abbreviation', { '/timeZone': 'MEZ' }, 'error unknown-time-zone'],
    ['hours in another form', { '/days/0/0/from': '9h00' }, 'error wrong-format'],
    ['a day that is missing', { '/days/6': undefined }, 'error too-small', '/days'],
  ]),
  ...listMistakes('pages/en/loan.json', [
    [
      'an extension with a dot',
      { [`${HEADER}/coreHeader/headerImage/extension`]: '.png' },
      'warning unknown-extension',
    ],
    [
      'an extension that is misspelt',
      { [`${HEADER}/coreHeader/headerImage/extension`]: 'pgn' },
      'warning unknown-extension',
    ],
    [
      'an extension of a video with a dot',
      { [`${BODY}/6/video/extension`]: '.mp4' },
      'warning unknown-extension',
    ],
    [
      'another language for an alternative text',
      { [`${HEADER}/coreHeader/headerImage/altTextES`]: 'Una casa.' },
      'error unknown-property',
    ],
    [
      'an alternative text in other letters',
      {
        [`${HEADER}/coreHeader/headerImage/altTextEn`]: 'A house.',
        [`${HEADER}/coreHeader/headerImage/altTextEN`]: undefined,
      },
      'error unknown-property',
    ],
  ]),
  ...listMistakes('scenarios/loan.json', [
    ['a locale of no site', { '/locale': 'it-IT' }, 'error unknown-locale'],
    ['a language alone', { '/locale': 'fr' }, 'error wrong-format'],
    ['a segment of no site', { '/segment': 'busines' }, 'error unknown-segment'],
    ['a layout of no site', { '/layout': 'flwo' }, 'error unknown-layout'],
    [
      'a code that no problem has',
      { '/expectedFaults/0': 'macro-request-faild' },
      'error unknown-code',
    ],
    ['a status that nobody knows', { '/faults/macros/status': 533 }, 'error unknown-status'],
    ['a status of success', { '/faults/macros/status': 299 }, 'error unknown-status'],
    ['a page that is not there', { '/page/fixture': 'en/lone' }, 'error unknown-page'],
    [
      'a service that is misspelt',
      { '/faults': { macro: { kind: 'status' } } },
      'error unknown-property',
      '/faults/macro',
    ],
  ]),
];

export const ofForm = listMistakes('pages/en/loan.json', [
  ['a page without its envelope', { '': withoutEnvelope() }, 'error missing-page-data', '/data'],
  [
    'a zone beside its envelope',
    { '/legalZone': { flexComponents: [] } },
    'error misplaced-property',
  ],
  ['a list in the place of data', { '/data': [] }, 'error missing-page-data'],
]);

function withoutEnvelope(): object {
  return {
    $schema: 'https://experience.local/page-response.schema.json',
    meta: { title: 'Home loan' },
    hasMacro: false,
    mainHeaderZone: { flexComponents: [] },
    flexZone: { flexComponents: [] },
    legalZone: { flexComponents: [] },
  };
}
