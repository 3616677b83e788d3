import type { Reading, ReadText } from '../document/check-text.ts';
import { isUnread, settle } from '../document/draft.ts';
import { DOCUMENTS, type DocumentName } from '../document/names.ts';
import type { PlaygroundState, PlaygroundStore } from '../state.ts';
import type { ReadLarge } from './worker-reader.ts';

/**
 * Texts up to this length are read between one key and the next; longer ones in a thread of their
 * own.
 */
export const MAX_CHARACTERS_AT_ONCE = 200_000;

/** The reading of a text that has not been read yet. */
const PENDING: Reading = { problems: [], isPending: true };

/** Reads short texts at once, and answers for long ones that the reading is pending. */
export function deferLarge(read: ReadText): ReadText {
  return (name, text, before) =>
    text.length > MAX_CHARACTERS_AT_ONCE ? PENDING : read(name, text, before);
}

/** A pause in typing, after which what was typed is read. */
const QUIET_MS = 600;

/**
 * Lets long texts be read elsewhere: they stand in the store as soon as they are typed, with the
 * problems and the page that were known before, and what is in them follows after a pause.
 * `prepare` puts something before the reader.
 */
export function connectLargeTexts(
  store: PlaygroundStore,
  readLarge: ReadLarge,
  prepare: (read: ReadText) => ReadText = (read) => read,
): void {
  const deferring = new WeakSet<ReadText>();
  const timers = new Map<DocumentName, ReturnType<typeof setTimeout>>();
  const unread = new Map<DocumentName, string>();

  const read = async (document: DocumentName, text: string): Promise<void> => {
    const { content } = store.getState();
    const reading = await readLarge(document, text, content);
    // The names that it was checked against have changed meanwhile.
    if (store.getState().content !== content) return read(document, text);
    store.setState(({ playground }) => {
      const draft = playground?.documents[document];
      // Typing has gone on meanwhile, or another scenario was opened: what was read is of no use.
      if (!playground || draft?.text !== text || !isUnread(draft)) return {};
      const documents = { ...playground.documents, [document]: settle(draft, reading) };
      return { playground: { ...playground, documents } };
    });
  };
  const follow = ({ playground, readText }: PlaygroundState) => {
    if (!deferring.has(readText)) {
      const deferred = prepare(deferLarge(readText));
      deferring.add(deferred);
      store.setState({ readText: deferred });
    }
    for (const document of DOCUMENTS) {
      const draft = playground?.documents[document];
      // Undo may bring a text back that was read before.
      const isLong = draft && isUnread(draft) && draft.text.length > MAX_CHARACTERS_AT_ONCE;
      if (!isLong) unread.delete(document);
      if (!isLong || unread.get(document) === draft.text) continue;
      unread.set(document, draft.text);
      clearTimeout(timers.get(document));
      timers.set(
        document,
        setTimeout(() => void read(document, draft.text), QUIET_MS),
      );
    }
  };
  follow(store.getState());
  store.subscribe(follow);
}
