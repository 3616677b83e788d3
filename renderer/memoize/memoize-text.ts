/** Characters of all texts that are stored at a time: some thousand pages. */
const MAX_CHARACTERS = 2_000_000;

/** A longer text is rare, and would push out too many others. */
const MAX_CHARACTERS_A_TEXT = 20_000;

/**
 * Reads a text once and gives the same result again, which must be immutable. A server meets the
 * same texts on every visit. The number of characters that are memoized is bounded: once there are
 * too many, texts that were not asked for since the last time go.
 */
export function memoizeText<Result extends object | string>(
  read: (text: string) => Result,
  maxCharacters = MAX_CHARACTERS,
): (text: string) => Result {
  let recent = new Map<string, Result>();
  let older = new Map<string, Result>();
  let characters = 0;

  return (text) => {
    const known = recent.get(text);
    if (known !== undefined) return known;

    const result = older.get(text) ?? read(text);
    if (text.length > MAX_CHARACTERS_A_TEXT) return result;
    characters += text.length;
    if (characters > maxCharacters / 2) {
      older = recent;
      recent = new Map();
      characters = text.length;
    }
    recent.set(text, result);
    return result;
  };
}
