/** The words by which a thing to choose is found. */
interface Searchable {
  readonly label: string;
  readonly detail: string;
  /** More words, in whatever language. */
  readonly words?: string;
}

/**
 * Searches choices for those that have every word of a query, the ones whose label begins with it
 * first. Capitals and accents make no difference.
 */
export function searchChoices<Item extends Searchable>(
  choices: readonly Item[],
  query: string,
): readonly Item[] {
  const words = simplify(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return choices;
  const matching = choices.filter(({ label, detail, words: more = '' }) => {
    const text = simplify(`${label} ${detail} ${more}`);
    return words.every((word) => text.includes(word));
  });
  const begins = ({ label }: Item) => simplify(label).startsWith(words.join(' '));
  return [...matching.filter(begins), ...matching.filter((choice) => !begins(choice))];
}

function simplify(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
}
