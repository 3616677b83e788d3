import type { SentenceForm } from './sentence-forms.ts';

/** A sentence of a text: the form that it has, and what stands in its placeholders. */
export interface Sentence {
  readonly form: SentenceForm;
  readonly values: readonly string[];
}

/** A sentence that a schema has, and no form: it is known by its whole text. */
export interface Hint {
  readonly hint: string;
}

interface Search {
  readonly text: string;
  readonly forms: readonly SentenceForm[];
  readonly ends: readonly number[];
  /** The results by where the rest begins, as many ways may lead there. */
  readonly known: Map<number, readonly Sentence[] | undefined>;
}

/**
 * Splits a text into sentences of some forms. A value in a placeholder may hold the end of a
 * sentence itself, so each end is tried; the nearest one that leads to the end of the text wins.
 * With `takesHint` one stretch may be of no form. Returns undefined where there is no way.
 */
export function splitSentences(
  text: string,
  forms: readonly SentenceForm[],
  takesHint: boolean,
): readonly (Sentence | Hint)[] | undefined {
  const ends = [...text.matchAll(/[.:](?= )/g)].map(({ index }) => index + 1);
  const search = { text, forms, ends: [...ends, text.length], known: new Map() };
  return splitRest(search, 0) ?? (takesHint ? splitAroundHint(search, 0) : undefined);
}

function splitRest(search: Search, start: number): readonly Sentence[] | undefined {
  const { text, forms, ends, known } = search;
  if (start >= text.length) return [];
  if (known.has(start)) return known.get(start);
  let farthest: readonly Sentence[] | undefined;
  for (const end of ends) {
    const first = end > start ? matchForm(text.slice(start, end), forms) : undefined;
    const rest = first && splitRest(search, end + 1);
    if (rest) farthest = [first, ...rest];
    if (farthest) break;
  }
  known.set(start, farthest);
  return farthest;
}

function splitAroundHint(search: Search, start: number): readonly (Sentence | Hint)[] {
  const { text, forms, ends } = search;
  for (const end of ends) {
    const first = end > start ? matchForm(text.slice(start, end), forms) : undefined;
    if (first && end < text.length) return [first, ...splitAroundHint(search, end + 1)];
  }
  const end = ends.find((each) => each > start && splitRest(search, each + 1)) ?? text.length;
  return [{ hint: text.slice(start, end) }, ...(splitRest(search, end + 1) ?? [])];
}

function matchForm(text: string, forms: readonly SentenceForm[]): Sentence | undefined {
  for (const form of forms) {
    const match = form.pattern.exec(text);
    if (match) return { form, values: match.slice(1) };
  }
  return undefined;
}
