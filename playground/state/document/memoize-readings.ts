import type { DocumentName } from './names.ts';
import type { ReadText } from './check-text.ts';

/** Makes something of a document's text once, as long as the text stays the same. */
export function memoizeByDocument<Result>(
  make: (document: DocumentName, text: string) => Result,
): (document: DocumentName, text: string) => Result {
  const last = new Map<DocumentName, { readonly text: string; readonly result: Result }>();
  return (document, text) => {
    const known = last.get(document);
    if (known?.text === text) return known.result;
    const result = make(document, text);
    last.set(document, { text, result });
    return result;
  };
}

/**
 * Reads what a scenario is opened with once, as long as it stays the same: all documents but the
 * page are those of the site, whatever scenario is open.
 */
export function memoizeReadings(read: ReadText): ReadText {
  const readOnce = memoizeByDocument((name, text) => read(name, text));
  return (name, text, before) =>
    before || name === 'page' ? read(name, text, before) : readOnce(name, text);
}
