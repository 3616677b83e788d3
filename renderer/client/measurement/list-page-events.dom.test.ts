import { afterEach, expect, test } from 'vitest';
import { listPageEvents } from './list-page-events.ts';

afterEach(() => document.body.replaceChildren());

const RESULTS = `<div data-zone="flexZone"><div class="slot"><section class="search-results">
  <div data-measure-search="25"></div></section></div></div>`;
const CARD = '<div class="slot" data-type="error-card"></div>';

interface ListOptions {
  readonly pageName?: string;
  readonly offers?: string;
}

/** Lists the events of a page with some markup, each as its fields in their order. */
function list(html: string, address: string, { pageName, offers = '' }: ListOptions = {}) {
  document.body.innerHTML = html;
  document.body.dataset['offers'] = offers;
  const url = new URL(address, 'https://www.meridia.test');
  const events = listPageEvents({ element: document.body, url, pageName });
  return events.map((event) => Object.values(event));
}

const PAGE = ['PAGE', 'individuals'];

interface Expected {
  readonly html?: string;
  readonly address?: string;
  readonly offers?: string;
  readonly events: readonly (readonly (string | number)[])[];
}

test.each<[string, Expected]>([
  ['a page', { address: '/en/individuals/cards', events: [PAGE] }],
  ['an index page', { address: '/en', events: [['PAGE', 'home page']] }],
  [
    'a page that cannot be shown',
    { html: CARD, events: [PAGE, ['ERROR', 'Error retrieving content', 'technical-error']] },
  ],
  [
    'search results',
    {
      html: RESULTS,
      address: '/en/individuals/search?q=+my++card+',
      events: [PAGE, ['SEARCH', 'my card', 25, 'search-results']],
    },
  ],
  [
    'further search results',
    { html: RESULTS, address: '/en/individuals/search?q=card&page=2', events: [PAGE] },
  ],
  ['no search', { html: RESULTS, address: '/en/individuals/search?q=+', events: [PAGE] }],
  [
    'offers for somebody',
    {
      offers: 'home-hero:saver side:member',
      events: [
        PAGE,
        ['INSIGHT', 'offer', 'home-hero', 'saver'],
        ['INSIGHT', 'offer', 'side', 'member'],
      ],
    },
  ],
])('the events of %s', (_, { html = '', address = '/en/individuals', offers, events }) => {
  expect(list(html, address, { ...(offers && { offers }) })).toEqual(events);
});

test('a page that there is none of has a name of its own, whatever its address', () => {
  expect(list(CARD, '/en/individuals/nowhere', { pageName: '404 page not found' })).toEqual([
    ['PAGE', '404 page not found'],
    ['ERROR', 'Error retrieving content: Page not found', 'technical-error'],
  ]);
});
