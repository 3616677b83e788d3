import { isUnread, settle, type Draft } from '../document/draft.ts';
import { MAX_CHARACTERS_AT_ONCE } from '../large-texts/connect-large-texts.ts';
import { mapDocuments, DOCUMENTS } from '../document/names.ts';
import type { Playground } from '../playground.ts';
import type { PlaygroundState, PlaygroundStore } from '../state.ts';

/**
 * Problems and outline are at most this late for a person who types without a pause, however long
 * the preview takes.
 */
const MAX_WAIT_MS = 250;

/**
 * Reads the texts whose change was shown ahead: once the preview has shown it, or after a moment.
 * Long texts have a reader of their own. `afterPaint` runs a task behind the next painted frame.
 */
export function scheduleFullParse(
  store: PlaygroundStore,
  afterPaint: (task: () => void) => void,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const read = () => {
    clearTimeout(timer);
    timer = undefined;
    const { playground, readText } = store.getState();
    if (!playground || !isWaiting(playground)) return;
    store.setState({ playground: parseFully(playground, readText) });
  };
  store.subscribe(({ playground, shown, known }, before) => {
    // Nothing can be read before there are checks.
    if (!playground || !known || !isWaiting(playground)) return;
    timer ??= setTimeout(read, MAX_WAIT_MS);
    if (shown !== before.shown) afterPaint(read);
  });
}

/** Runs tasks behind the window's next painted frame. */
export function createAfterPaint(window: Window): (task: () => void) => void {
  return (task) => void window.requestAnimationFrame(() => void window.setTimeout(task));
}

const isLate = (draft: Draft) => isUnread(draft) && draft.text.length <= MAX_CHARACTERS_AT_ONCE;

function isWaiting({ documents }: Playground): boolean {
  return DOCUMENTS.some((name) => isLate(documents[name]));
}

function parseFully(playground: Playground, read: PlaygroundState['readText']): Playground {
  const documents = mapDocuments((name) => {
    const draft = playground.documents[name];
    return isLate(draft) ? settle(draft, read(name, draft.text)) : draft;
  });
  return { ...playground, documents };
}
