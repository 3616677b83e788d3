import { PAGE_LIMITS } from '#schemas/page-limits.ts';
import { CHANGE, EDITION } from './edition.ts';
import type { Authored, Fixtures } from './sample-page.ts';

/** Tells how much one component has to show. */
export type Weight = 'light' | 'heavy';

export const WEIGHTS: readonly Weight[] = ['light', 'heavy'];

/** Lists the numbers of components of a page: from few to as many as a page may hold. */
export const SIZES: readonly number[] = [100, 1_000, PAGE_LIMITS.components];

const CARDS_A_BLOCK = 4;

/** Lists the cards that a block of cards holds. */
const CARDS = [
  'cards/service-card/link-without-text',
  'cards/article-card/one-minute-without-a-picture',
  'cards/service-card/minimal',
  'cards/service-card/small',
];

/** So many components, none of which has anything to do in a browser. */
export function pageOf(weight: Weight, count: number, fixtures: Fixtures): Authored[] {
  return weight === 'light' ? lightPage(count) : heavyPage(count, fixtures);
}

/** Testimonials: a quote and a name, in six elements. */
export function lightPage(count: number): Authored[] {
  return Array.from({ length: count }, (_, index) => ({
    componentType: 'testimonial',
    quote: `They called back, as they had said they would: ${index}, ${EDITION}.`,
    authorName: 'Nora Peeters',
  }));
}

/** Blocks of four cards each: five components for each block. */
export function heavyPage(count: number, fixtures: Fixtures): Authored[] {
  return Array.from({ length: count / (CARDS_A_BLOCK + 1) }, (_, block) => ({
    componentType: 'cards',
    title: `Block ${block}, ${EDITION}`,
    cards: CARDS.map((address, card) => ({
      ...fixtures(address),
      title: `Card ${block * CARDS_A_BLOCK + card}, ${EDITION}`,
    })),
  }));
}

/** The same page with a text in its middle that can be changed while all others stay. */
export function withChange(components: readonly Authored[]): Authored[] {
  const middle = Math.floor(components.length / 2);
  const authored = components[middle] ?? {};
  const cards = authored['cards'] as readonly Authored[] | undefined;
  if (cards) return components.with(middle, { ...authored, cards: withChange(cards) });
  const name = 'title' in authored ? 'title' : 'quote';
  return components.with(middle, { ...authored, [name]: `What changes: ${CHANGE}` });
}

/** Accordions with two questions each, all of which respond. */
export function accordionPage(count: number): Authored[] {
  return Array.from({ length: count }, (_, index) => ({
    componentType: 'accordion',
    title: `Questions ${index}, ${EDITION}`,
    items: [
      { title: 'Can I block my card?', richBody: { value: '<p>Yes, in the app.</p>' } },
      { title: 'At night too?', richBody: { value: '<p>Yes, at any time.</p>' } },
    ],
  }));
}
