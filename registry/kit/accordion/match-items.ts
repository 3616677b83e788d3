/** One item as it was rendered: its id, and its content as text. */
export interface KnownItem {
  readonly id: number;
  readonly text: string;
}

/**
 * The id of each new item, for items that bring none: that of one with the same text before; else,
 * in order, that of one that found no successor, since its text was edited; else a new one.
 */
export function matchItems(texts: readonly string[], before: readonly KnownItem[]): number[] {
  const byText = Map.groupBy(before, ({ text }) => text);
  const equals = texts.map((text) => byText.get(text)?.shift());

  const matched = new Set(equals);
  const edited = before.filter((item) => !matched.has(item)).values();
  let lastId = Math.max(-1, ...before.map(({ id }) => id));
  return equals.map((equal) => {
    const old = equal ?? edited.next().value;
    return old?.id ?? (lastId += 1);
  });
}
