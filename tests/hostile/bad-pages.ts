import type { BadComponent } from './bad-values.ts';

type Json = Readonly<Record<string, unknown>>;

/** A page of bad components with a good one behind each. */
export interface BadPage {
  readonly model: Json;
  readonly bad: readonly PlacedBad[];
  /** The titles of the good ones. */
  readonly neighbours: readonly string[];
}

/** A bad component, and where it stands in its page. */
export interface PlacedBad extends BadComponent {
  readonly at: string;
}

const PLACES = 20;

/**
 * Puts bad components of one type on pages, many beside each other, but the enormous ones alone.
 */
export function badPages(bad: readonly BadComponent[], zone: string): BadPage[] {
  const ordinary = bad.filter(({ isEnormous }) => !isEnormous);
  const groups = Array.from({ length: Math.ceil(ordinary.length / PLACES) }, (_, index) =>
    ordinary.slice(index * PLACES, (index + 1) * PLACES),
  );
  const alone = bad.filter(({ isEnormous }) => isEnormous).map((each) => [each]);
  return [...groups, ...alone].map((group) => pageOf(group, zone));
}

function pageOf(group: readonly BadComponent[], zone: string): BadPage {
  const neighbours = group.map((_, index) => `It stands ${index}.`);
  const titles = neighbours.map((title) => ({ componentType: 'section-title', title }));
  const components = group.map(({ component }) => component);
  const isFlex = zone === 'flexZone';
  const together = components.flatMap((component, index) => [component, titles[index]]);
  return {
    model: {
      data: {
        ...(!isFlex && { [zone]: { flexComponents: components } }),
        flexZone: { flexComponents: isFlex ? together : titles },
      },
    },
    bad: group.map((each, index) => ({
      ...each,
      at: `/data/${zone}/flexComponents/${isFlex ? 2 * index : index}`,
    })),
    neighbours,
  };
}
