import { patchBetween } from '../../json-text/patch-between.ts';
import type { ReadText } from './check-text.ts';
import { edit, isUnread, startDraft, type Draft } from './draft.ts';
import { mapDocuments } from './names.ts';
import type { Playground } from '../playground.ts';

/**
 * Reads a scenario that was opened, and perhaps edited, before there were checks. The result is the
 * same as if there had been checks from the beginning: a text that is broken by now has the
 * scenario's own page behind it. A value that is shown already stays the very object, so that
 * nothing is shown again.
 */
export function readUnread(playground: Playground, read: ReadText): Playground {
  const { original, documents } = playground;
  return {
    ...playground,
    documents: mapDocuments((name) => {
      const [draft, text] = [documents[name], original[name]];
      if (!isUnread(draft)) return draft;
      const opened = startDraft(text, read(name, text));
      const now =
        draft.text === text ? opened : edit(opened, draft.text, read(name, draft.text, opened));
      return isSameValue(draft, now) ? { ...now, lastGood: draft.lastGood } : now;
    }),
  };
}

function isSameValue({ lastGood }: Draft, now: Draft): boolean {
  const areWhole = lastGood !== undefined && now.lastGoodText === undefined;
  return areWhole && patchBetween(lastGood, now.lastGood).length === 0;
}
