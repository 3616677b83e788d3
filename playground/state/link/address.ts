import { TABS, type TabId } from '../document/names.ts';
import { getEdits, type Playground } from '../playground.ts';
import { readConditions } from '../../conditions/conditions.ts';
import { isChoice, SELECTS, getSelects, type Selects } from '../../conditions/selects.ts';
import { toLinkedTexts, type LinkedTexts } from './linked-texts.ts';
import { CUT, packTexts, unpackTexts, type Unpacked } from './packed-texts.ts';

/** The content of an address. A part that it leaves out is as the scenario has it. */
export interface Address extends Unpacked {
  readonly scenarioId?: string;
  readonly tab?: TabId;
  readonly selects: Partial<Selects>;
}

const EDITS = 'edits';
/** The parameter of an address that names the mode of the window. */
export const MODE_PARAMETER = 'mode';
/** Mail, chats and notes cut longer links, or lose them. */
export const MAX_LINK_CHARACTERS = 30_000;
// Packing more than this holds the window, and what comes of it is hardly ever short enough.
const MAX_UNPACKED_CHARACTERS = 1_000_000;

/** Reads an address of the playground. */
export async function readAddress(url: URL): Promise<Address> {
  const { searchParams, hash } = url;
  const packed = new URLSearchParams(hash.slice(1)).get(EDITS);
  const unpacked = packed === null ? withoutTexts(hash) : await unpackTexts(packed);
  const scenarioId = searchParams.get('scenario');
  const tab = TABS.find(({ id }) => id === searchParams.get('tab'))?.id;
  return {
    ...(scenarioId && { scenarioId }),
    ...(tab && { tab }),
    selects: selectsIn(searchParams),
    ...unpacked,
  };
}

export interface WrittenAddress {
  readonly href: string;
  /**
   * false: what was edited makes it so long that it would be cut on its way, and it is not in it.
   */
  readonly isWhole: boolean;
}

/**
 * Writes the address of the current state. Documents that differ from the scenario's are part of
 * it, and so is the mode that the address before names.
 */
export async function writeAddress(url: URL, playground: Playground): Promise<WrittenAddress> {
  const address = new URL(url.pathname, url);
  const { searchParams } = address;
  searchParams.set('scenario', playground.scenarioId);
  const mode = url.searchParams.get(MODE_PARAMETER);
  if (mode !== null) searchParams.set(MODE_PARAMETER, mode);
  if (playground.tab !== 'page') searchParams.set('tab', playground.tab);
  const own = getSelects(playground.scenario);
  for (const { id } of SELECTS) {
    if (playground.selects[id] !== own[id]) searchParams.set(id, playground.selects[id]);
  }
  for (const [name, text] of Object.entries(playground.selects.conditions ?? {})) {
    searchParams.set(name, text);
  }
  // Readable in an address bar; a slash means nothing special in a query.
  address.search = address.search.replaceAll('%2F', '/');

  const edits = getEdits(playground);
  if (Object.keys(edits).length === 0) return { href: address.href, isWhole: true };
  const packed = await packedIfShort(toLinkedTexts(edits, playground.original));
  const { href } = packed === undefined ? address : new URL(`#${EDITS}=${packed}`, address);
  const isWhole = packed !== undefined && href.length <= MAX_LINK_CHARACTERS;
  return isWhole ? { href, isWhole } : { href: address.href, isWhole };
}

async function packedIfShort(texts: LinkedTexts): Promise<string | undefined> {
  const isShort = sizeOf(texts) <= MAX_UNPACKED_CHARACTERS;
  return isShort ? packTexts(texts) : undefined;
}

function sizeOf(texts: LinkedTexts): number {
  const inserted = Object.values(texts).flatMap((said) =>
    typeof said === 'string' ? [said] : said.changes.map((change) => change.inserted),
  );
  return inserted.reduce((sum, text) => sum + text.length, 0);
}

function selectsIn(query: URLSearchParams): Partial<Selects> {
  const chosen = SELECTS.flatMap(({ id }) => {
    const choice = query.get(id);
    return choice !== null && isChoice(id, choice) ? [[id, choice]] : [];
  });
  const conditions = readConditions(query);
  const hasConditions = Object.keys(conditions).length > 0;
  return { ...Object.fromEntries(chosen), ...(hasConditions && { conditions }) };
}

/** A link can be cut within the name of what it carries. */
function withoutTexts(hash: string): Unpacked {
  return hash.length > 1 && `#${EDITS}=`.startsWith(hash) ? CUT : { edits: {} };
}
