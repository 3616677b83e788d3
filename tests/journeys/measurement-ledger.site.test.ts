import { expect, test } from 'vitest';
import { openSite } from './visit.ts';

/** A site of its own: windows of other files may send late what a shared ledger would hold. */
const { site, visit } = openSite({});

/** Says what a visitor does in one language, and what the bank then knows. */
interface Journey {
  readonly home: string;
  readonly search: string;
  readonly term: string;
  readonly branches: string;
  /** The events that the endpoints receive for each page that the visitor sees. */
  readonly ledger: readonly (readonly string[])[];
}

const CARD = 'ELEMENTS_ACTIONS card click flexZone/2/cards/1/service-card/1';
const BRANCHES = 'ELEMENTS_ACTIONS link click topBar/1/top-bar/5';

/** The name of a page is the second segment of its address, which on this site is the segment's. */
const JOURNEYS: readonly Journey[] = [
  {
    home: '/en/individuals',
    search: 'Search',
    term: 'your',
    branches: 'Branches',
    ledger: [
      ['PAGE individuals', `${CARD} Saver Plus, for money you leave alone`],
      ['PAGE individuals'],
      ['PAGE individuals', 'SEARCH your 42 search-results', `${BRANCHES} Branches`],
      ['PAGE individuals'],
    ],
  },
  {
    home: '/fr/particuliers',
    search: 'Rechercher',
    term: 'licorne',
    branches: 'Agences',
    ledger: [
      ['PAGE particuliers', `${CARD} Saver Plus, pour l’argent auquel vous ne touchez pas`],
      ['PAGE particuliers'],
      ['PAGE particuliers', 'SEARCH licorne 0 search-results', `${BRANCHES} Agences`],
      ['PAGE particuliers'],
    ],
  },
  {
    home: '/nl/particulieren',
    search: 'Zoeken',
    term: 'eenhoorn',
    branches: 'Kantoren',
    ledger: [
      ['PAGE particulieren', `${CARD} Saver Plus, voor geld dat je laat staan`],
      ['PAGE particulieren'],
      ['PAGE particulieren', 'SEARCH eenhoorn 0 search-results', `${BRANCHES} Kantoren`],
      ['PAGE particulieren'],
    ],
  },
  {
    home: '/de/privatkunden',
    search: 'Suchen',
    term: 'ihr',
    branches: 'Filialen',
    ledger: [
      ['PAGE privatkunden', `${CARD} Saver Plus, für Geld, das Sie liegen lassen können`],
      ['PAGE privatkunden'],
      ['PAGE privatkunden', 'SEARCH ihr 42 search-results', `${BRANCHES} Filialen`],
      ['PAGE privatkunden'],
    ],
  },
];

test.each(JOURNEYS)(
  'AN-006 AN-045 from $home to a product, search results and branches, the ledger has each event once',
  async ({ home, search, term, branches, ledger }) => {
    const before = (await readReceived()).length;
    const written = async () => (await readReceived()).slice(before).map(write);
    /** Waits for the events so far: a click adds one, and leads to the next page. */
    const seen = async (count: number) => {
      await expect.poll(written).toEqual(ledger.flat().slice(0, count));
    };
    const { page } = await visit(home, { consent: 'complete' });
    await seen(1);

    await page.locator('.card__link').first().click();
    await seen(3);
    await page.getByRole('combobox', { name: search }).fill(term);
    await page.keyboard.press('Enter');
    await seen(5);
    await page.getByRole('link', { name: branches }).first().click();

    await seen(7);
  },
);

type Received = Readonly<Record<string, string | number>>;

/** Reads the events that the endpoints have received, in the order in which they happened. */
async function readReceived(): Promise<readonly Received[]> {
  const response = await fetch(`${site().address}/clientevent/received`);
  const { calls } = await response.json();
  const events: Received[] = calls.flatMap((call: { events: Received[] }) => call.events);
  return events.toSorted((one, other) => Number(one['time']) - Number(other['time']));
}

const FIELDS = [
  'type',
  'pageName',
  'eventName',
  'elementType',
  'elementAction',
  'elementPosition',
  'elementContent',
  'searchTerm',
  'searchAmountOfResults',
  'pageType',
];

function write(event: Received): string {
  return FIELDS.flatMap((name) => event[name] ?? []).join(' ');
}
