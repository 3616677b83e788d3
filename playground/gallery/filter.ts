import { getSubject, type GalleryScenario } from './gallery-scenario.ts';

/** The properties that scenarios are filtered by, in the order of the filters. */
export const FACETS = ['kind', 'locale', 'segment', 'check', 'subject'] as const;

export type Facet = (typeof FACETS)[number];

/** The filter that a person has set. All of it fits into an address. */
export interface Filter {
  readonly text: string;
  /** A scenario has all of them. */
  readonly tags: readonly string[];
  /** A scenario has one of those that are chosen in each; none chosen: any. */
  readonly facets: Readonly<Record<Facet, readonly string[]>>;
}

export const NO_FILTER: Filter = {
  text: '',
  tags: [],
  facets: { kind: [], locale: [], segment: [], check: [], subject: [] },
};

const VALUES: Readonly<Record<Facet, (scenario: GalleryScenario) => readonly string[]>> = {
  kind: ({ kind }) => [kind],
  locale: ({ locale }) => [locale],
  segment: ({ segment }) => [segment],
  check: ({ checks }) => checks,
  subject: (scenario) => [getSubject(scenario)],
};

export function getFacetValues(scenario: GalleryScenario, facet: Facet): readonly string[] {
  return VALUES[facet](scenario);
}

/** Reads the filter from an address's query. */
export function readFilter(query: URLSearchParams): Filter {
  const chosen = (facet: Facet) => distinct(query.getAll(facet));
  return {
    text: query.get('text') ?? '',
    tags: distinct(query.getAll('tag')),
    facets: {
      kind: chosen('kind'),
      locale: chosen('locale'),
      segment: chosen('segment'),
      check: chosen('check'),
      subject: chosen('subject'),
    },
  };
}

/** A filter as members of an address's query. */
export function filterQuery({ text, tags, facets }: Filter): string[][] {
  return [
    ...(text ? [['text', text]] : []),
    ...tags.map((tag) => ['tag', tag]),
    ...FACETS.flatMap((facet) => facets[facet].map((value) => [facet, value])),
  ];
}

/** Returns true if a scenario matches a filter: every word of the text occurs somewhere in it. */
export function matchesFilter(scenario: GalleryScenario, { text, tags, facets }: Filter): boolean {
  const { id, title, description } = scenario;
  const searched = [id, title, description, ...scenario.tags].join(' ').toLowerCase();
  const words = text.toLowerCase().split(/\s+/);
  return (
    words.every((word) => searched.includes(word)) &&
    tags.every((tag) => scenario.tags.includes(tag)) &&
    FACETS.every((facet) => hasOneOf(getFacetValues(scenario, facet), facets[facet]))
  );
}

/** The list with a value more, or without it where it was there. */
export function toggleValue(values: readonly string[], value: string): readonly string[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
}

function hasOneOf(own: readonly string[], chosen: readonly string[]): boolean {
  return chosen.length === 0 || own.some((value) => chosen.includes(value));
}

function distinct(values: readonly string[]): readonly string[] {
  return [...new Set(values.filter(Boolean))];
}
