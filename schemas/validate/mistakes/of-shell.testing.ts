import { listMistakes } from './list-mistakes.testing.ts';
import { LAYOUT } from './places.testing.ts';

export const ofShell = listMistakes('experience.json', [
  [
    'a misspelt navigation',
    { [`${LAYOUT}/slots/navigation/shell`]: 'navigatoin' },
    'error unknown-shell-part',
  ],
  [
    'a misspelt top bar',
    { [`${LAYOUT}/slots/topBar/shell`]: 'topbar' },
    'error unknown-shell-part',
  ],
  [
    'a shell part like no other',
    { [`${LAYOUT}/slots/footer/shell`]: 'chat' },
    'error unknown-shell-part',
  ],
  [
    'a misspelt part of a route',
    { '/routes/1/slots/footer': { shell: 'fotter' } },
    'error unknown-shell-part',
    '/routes/1/slots/footer/shell',
  ],
  [
    'a misspelt slot of a layout',
    { [`${LAYOUT}/slots/fotoer`]: { shell: 'footer' } },
    'error unknown-slot',
  ],
  [
    'a misspelt slot in an order',
    { [`${LAYOUT}/order/1`]: 'navigatoin' },
    'error unknown-slot',
    `${LAYOUT}/slots/navigation`,
  ],
  [
    'a misspelt slot of a route',
    { '/routes/1/slots': { mian: { feature: 'flexPage' } } },
    'error unknown-slot',
    '/routes/1/slots/mian',
  ],
  [
    'a slot of another layout',
    { '/routes/1/pageLayout': 'flow', '/routes/1/slots/footer': { shell: 'footer' } },
    'error unknown-slot',
    '/routes/1/slots/footer',
  ],
  ['a misspelt layout', { '/routes/1/pageLayout': 'defualt' }, 'error unknown-layout'],
  ['a layout like no other', { '/routes/1/pageLayout': 'landing' }, 'error unknown-layout'],
  ['a misspelt mode', { [`${LAYOUT}/slots/topBar/mode`]: 'fokus' }, 'error wrong-value'],
  [
    'a misspelt member of a slot',
    { [`${LAYOUT}/slots/topBar`]: { shel: 'top-bar' } },
    'error unknown-property',
    `${LAYOUT}/slots/topBar/shel`,
  ],
  [
    'a slot with part and feature',
    { [`${LAYOUT}/slots/topBar`]: { shell: 'top-bar', feature: 'flexPage' } },
    'error crowded-slot',
    `${LAYOUT}/slots/topBar/feature`,
  ],
  ['a mode without a top bar', { [`${LAYOUT}/slots/footer/mode`]: 'focus' }, 'warning unused-mode'],
]);
