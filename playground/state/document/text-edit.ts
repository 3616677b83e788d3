import { findDifference } from '../../json-text/difference.ts';
import { DOCUMENTS, type ByDocument, type DocumentName } from './names.ts';
import { copyText } from '../../json-text/copy-text.ts';

export type Texts = ByDocument<string>;

/** One stretch of one document, before and after. Of a long text it holds only what changed. */
export interface TextEdit {
  readonly document: DocumentName;
  readonly start: number;
  readonly removed: string;
  readonly inserted: string;
}

/** Returns the edits that lead from some texts to others: at most one for each document. */
export function diffTexts(before: Texts, after: Texts): readonly TextEdit[] {
  return DOCUMENTS.filter((document) => before[document] !== after[document]).map((document) => {
    const [old, text] = [before[document], after[document]];
    const { start, atEnd } = findDifference(old, text);
    return {
      document,
      start,
      removed: copyText(old.slice(start, old.length - atEnd)),
      inserted: copyText(text.slice(start, text.length - atEnd)),
    };
  });
}

/** Applies edits to texts. Returns undefined where the edits do not belong to these texts. */
export function applyEdits<Some extends Partial<Texts>>(
  texts: Some,
  edits: readonly TextEdit[],
): Some | undefined {
  let result = texts;
  for (const { document, start, removed, inserted } of edits) {
    const text = result[document];
    if (!text?.startsWith(removed, start)) return undefined;
    const changed = text.slice(0, start) + inserted + text.slice(start + removed.length);
    result = { ...result, [document]: changed };
  }
  return result;
}

/** The edits that take these back. */
export function invertEdits(edits: readonly TextEdit[]): readonly TextEdit[] {
  return edits.map(({ removed, inserted, ...place }) => ({
    ...place,
    removed: inserted,
    inserted: removed,
  }));
}
