import type { DocumentName } from './names.ts';

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
