import { subjectOf, type GalleryScenario } from './gallery-scenario.ts';

/** What a person wants to see. Everything in it can be told by an address. */
export interface Filter {
  readonly text: string;
  /** A scenario has all of them. */
  readonly tags: readonly string[];
  /** A scenario is about one of them; none chosen: about anything. */
  readonly subjects: readonly string[];
}

export const NO_FILTER: Filter = { text: '', tags: [], subjects: [] };

/** Reads the filter from an address's query. */
export function readFilter(query: URLSearchParams): Filter {
  return {
    text: query.get('text') ?? '',
    tags: distinct(query.getAll('tag')),
    subjects: distinct(query.getAll('subject')),
  };
}

/** The address of the gallery with a filter. */
export function filteredAddress(pathname: string, { text, tags, subjects }: Filter): string {
  const query = new URLSearchParams([
    ...(text ? [['text', text]] : []),
    ...tags.map((tag) => ['tag', tag]),
    ...subjects.map((subject) => ['subject', subject]),
  ]).toString();
  return query ? `${pathname}?${query}` : pathname;
}

/** Whether a scenario is one of those that were asked for: every word of the text occurs somewhere in it. */
export function isWanted(scenario: GalleryScenario, { text, tags, subjects }: Filter): boolean {
  const { id, title, description } = scenario;
  const told = [id, title, description, ...scenario.tags].join(' ').toLowerCase();
  const words = text.toLowerCase().split(/\s+/);
  return (
    words.every((word) => told.includes(word)) &&
    tags.every((tag) => scenario.tags.includes(tag)) &&
    (subjects.length === 0 || subjects.includes(subjectOf(scenario)))
  );
}

/** The list with a value more, or without it where it was there. */
export function toggled(values: readonly string[], value: string): readonly string[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
}

function distinct(values: readonly string[]): readonly string[] {
  return [...new Set(values.filter(Boolean))];
}
