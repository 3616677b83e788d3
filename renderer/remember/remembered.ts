/** Letters of all texts that are remembered at a time: some thousand pages. */
const MOST_LETTERS = 2_000_000;

/** A longer text is rare, and forgets too many others. */
const MOST_LETTERS_A_TEXT = 20_000;

/**
 * Reads a text once and gives the same result again, which must be immutable. A server meets the same texts on
 * every visit. What is remembered is bounded: once it is too much, texts that were not asked for since the last
 * time are forgotten.
 */
export function remembered<Result extends object | string>(
  read: (text: string) => Result,
): (text: string) => Result {
  let recent = new Map<string, Result>();
  let older = new Map<string, Result>();
  let letters = 0;

  return (text) => {
    const known = recent.get(text);
    if (known !== undefined) return known;

    const result = older.get(text) ?? read(text);
    if (text.length > MOST_LETTERS_A_TEXT) return result;
    letters += text.length;
    if (letters > MOST_LETTERS / 2) {
      older = recent;
      recent = new Map();
      letters = text.length;
    }
    recent.set(text, result);
    return result;
  };
}
