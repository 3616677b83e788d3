import { PLACEHOLDER_START } from '#schemas/content/placeholders.ts';
import { locateValue } from '../state/selection/find-place.ts';
import type { PlaygroundStore } from '../state/state.ts';

/**
 * Leads to where a word of the page is edited: to the values of the macro that it comes from, else
 * into the text that the pointer leads to.
 */
export async function showClickedText(
  store: PlaygroundStore,
  pointer: string,
  word: string,
): Promise<void> {
  const { playground, select } = store.getState();
  if (!playground) return;
  const { documents, selects, scenarioId } = playground;
  const text = readText(documents.page.text, pointer);
  if (!text?.includes(PLACEHOLDER_START)) {
    select(pointer, { takesFocus: true });
    return;
  }
  select(pointer);
  const loaded = await loadFinder();
  if (store.getState().playground?.scenarioId !== scenarioId) return;
  const clicked = { text, word, locale: selects.locale };
  const name = loaded?.findClickedMacro(clicked, documents.macros.lastGood);
  if (name === undefined) select(pointer, { takesFocus: true });
  else store.getState().showMacro(name);
}

/** Loads what finds macros. The network may be gone: then the text is what can be edited. */
async function loadFinder() {
  try {
    return await import('../macros/find-clicked-macro.ts');
  } catch {
    return undefined;
  }
}

/** Reads a text of the page, which may be broken elsewhere. */
function readText(page: string, pointer: string): string | undefined {
  const place = locateValue(page, pointer);
  try {
    const value: unknown = place && JSON.parse(page.slice(place.start, place.end));
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}
