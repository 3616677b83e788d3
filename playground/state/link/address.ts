import type { Texts } from '../text-edit.ts';
import { TABS, type TabId } from '../names.ts';
import { editsOf, type Playground } from '../playground.ts';
import { CHOICES, SELECTS, selectsOf, type Selects } from '../selects.ts';
import { packTexts, unpackTexts } from './packed-texts.ts';

/** What an address holds. What it leaves out is as the scenario has it. */
export interface Address {
  readonly scenarioId?: string;
  readonly tab?: TabId;
  readonly selects: Partial<Selects>;
  readonly edits: Partial<Texts>;
  /** Whether edited texts were in it that could not be read: the link was cut, or changed on its way. */
  readonly isCut: boolean;
}

const EDITS = 'edits';
const MAX_CHARACTERS = 200_000;
// Packing more than this holds the window, and what comes of it is hardly ever short enough.
const MAX_UNPACKED_CHARACTERS = 1_000_000;

/** Reads an address of the playground. */
export async function readAddress(url: URL): Promise<Address> {
  const { searchParams, hash } = url;
  const packed = new URLSearchParams(hash.slice(1)).get(EDITS);
  const edits = packed === null ? {} : await unpackTexts(packed);
  const scenarioId = searchParams.get('scenario');
  const tab = TABS.find(({ id }) => id === searchParams.get('tab'))?.id;
  return {
    ...(scenarioId && { scenarioId }),
    ...(tab && { tab }),
    selects: selectsIn(searchParams),
    edits: edits ?? {},
    isCut: edits === undefined || (packed === null && isBeginning(hash)),
  };
}

export interface WrittenAddress {
  readonly href: string;
  /** false: the edited texts are so long that no address can carry them. */
  readonly isWhole: boolean;
}

/** The address of what is on the screen. Texts go into it only where they differ from the scenario's. */
export async function writeAddress(url: URL, playground: Playground): Promise<WrittenAddress> {
  const address = new URL(url.pathname, url);
  const { searchParams } = address;
  searchParams.set('scenario', playground.scenarioId);
  if (playground.tab !== 'page') searchParams.set('tab', playground.tab);
  const own = selectsOf(playground.scenario);
  for (const { id } of SELECTS) {
    if (playground.selects[id] !== own[id]) searchParams.set(id, playground.selects[id]);
  }
  // Readable in an address bar; a slash means nothing special in a query.
  address.search = address.search.replaceAll('%2F', '/');

  const edits = editsOf(playground);
  const characters = Object.values(edits).reduce((sum, text) => sum + text.length, 0);
  const isPackable = characters <= MAX_UNPACKED_CHARACTERS;
  const hasEdits = Object.keys(edits).length > 0;
  const packed = hasEdits && isPackable ? await packTexts(edits) : '';
  // Browsers refuse addresses that are much longer.
  const isWhole = isPackable && packed.length <= MAX_CHARACTERS;
  if (packed && isWhole) address.hash = `${EDITS}=${packed}`;
  return { href: address.href, isWhole };
}

function selectsIn(query: URLSearchParams): Partial<Selects> {
  const chosen = SELECTS.flatMap(({ id }) => {
    const choice = query.get(id);
    return choice !== null && CHOICES[id].includes(choice) ? [[id, choice]] : [];
  });
  return Object.fromEntries(chosen);
}

/** A link can be cut within the name of what it carries. */
function isBeginning(hash: string): boolean {
  return hash.length > 1 && `#${EDITS}=`.startsWith(hash);
}
