import type { ReadText } from './check-text.ts';
import { edit, startDraft } from './draft.ts';
import { mapDocuments } from './names.ts';
import type { Playground } from '../playground.ts';

/**
 * Reads what was opened, and perhaps typed in, before there were checks to read it with: all is
 * then as if there had been from the beginning, so what a scenario came with is not taken for a
 * mistake of whoever has typed since.
 */
export function readUnread(playground: Playground, read: ReadText): Playground {
  const { original, documents } = playground;
  return {
    ...playground,
    documents: mapDocuments((name) => {
      const [draft, text] = [documents[name], original[name]];
      if (!draft.needsParse) return draft;
      const opened = startDraft(text, read(name, text));
      return draft.text === text
        ? opened
        : edit(opened, draft.text, read(name, draft.text, opened));
    }),
  };
}
