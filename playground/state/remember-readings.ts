import type { Reading, ReadText } from './check-text.ts';
import type { DocumentName } from './names.ts';

/**
 * Reads what a scenario is opened with once, as long as it stays the same: all documents but the page are those of the
 * site, whatever scenario is open.
 */
export function rememberReadings(read: ReadText): ReadText {
  const last = new Map<DocumentName, { readonly text: string; readonly reading: Reading }>();
  return (name, text, before) => {
    if (before || name === 'page') return read(name, text, before);
    const known = last.get(name);
    if (known?.text === text) return known.reading;
    const reading = read(name, text);
    last.set(name, { text, reading });
    return reading;
  };
}
