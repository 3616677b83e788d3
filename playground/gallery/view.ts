import { filterQuery, NO_FILTER, readFilter, type Filter } from './filter.ts';

/**
 * Widths that every picture can be looked at; the first is the one that each scenario is made for.
 */
export const WIDTHS = ['own', '360', '840', '1440'] as const;

export type PictureWidth = (typeof WIDTHS)[number];

/** The view of the scenarios that a person has chosen. */
export interface GalleryView {
  readonly filter: Filter;
  readonly width: PictureWidth;
  /** True if components have header and footer around them. */
  readonly hasShell: boolean;
  /** The scenarios that stand side by side; two at most. */
  readonly compared: readonly string[];
}

/** The view of the gallery where its address names no other. */
export const FIRST_VIEW: GalleryView = {
  filter: NO_FILTER,
  width: 'own',
  hasShell: false,
  compared: [],
};

const MAX_COMPARED = 2;

/** Reads the view from an address. */
export function readView(query: URLSearchParams): GalleryView {
  return {
    filter: readFilter(query),
    width: WIDTHS.find((width) => width === query.get('width')) ?? FIRST_VIEW.width,
    hasShell: query.get('shell') === 'shown',
    compared: [...new Set(query.getAll('compare'))].slice(0, MAX_COMPARED),
  };
}

/** The address of the gallery with a view. */
export function formatViewAddress(pathname: string, { filter, ...view }: GalleryView): string {
  const query = new URLSearchParams([
    ...filterQuery(filter),
    ...(view.width === FIRST_VIEW.width ? [] : [['width', view.width]]),
    ...(view.hasShell ? [['shell', 'shown']] : []),
    ...view.compared.map((id) => ['compare', id]),
  ]).toString();
  return query ? `${pathname}?${query}` : pathname;
}

/**
 * Adds a scenario to those side by side, or removes it where it is one of them. Of three, the
 * oldest is removed.
 */
export function toggleCompared(compared: readonly string[], id: string): readonly string[] {
  return compared.includes(id)
    ? compared.filter((each) => each !== id)
    : [...compared, id].slice(-MAX_COMPARED);
}
