import { loadItemView } from '#renderer/item-view';
import { resolvePointer } from '../../state/structure/component-lists.ts';
import type { DisplayedPage } from '../scenario-runner.ts';
import { findEnclosingItem, type PlacedItem } from './items-on-page.ts';
import { findClickedMember } from './find-clicked-member.ts';
import { findPartByPoint, toPart, type Part, type Point } from './find-part-by-point.ts';

/**
 * The component that was clicked on a page, and the member of it where that is certain. Pointers
 * lead into the page response.
 */
export interface Clicked {
  readonly pointer: string;
  readonly member?: string;
  readonly slot: Element;
}

interface FoundClicked {
  readonly component: Clicked;
  readonly displayedItem: PlacedItem;
  readonly member: () => Promise<string | undefined>;
}

/**
 * Finds the component that a person clicked; without a point, the one that they reached by key.
 * Returns undefined in the site's own frame.
 */
export function findClicked(
  shown: DisplayedPage,
  target: Element,
  point?: Point,
): FoundClicked | undefined {
  const displayedItem = findEnclosingItem(shown.page.plan, target);
  if (!displayedItem) return undefined;
  const { item, slot } = displayedItem;
  const part = point ? findPartByPoint(slot, point) : toPart(target);

  return {
    component: { pointer: item.pointer, slot },
    displayedItem: displayedItem,
    member: async () => part && findMember(shown, displayedItem, part),
  };
}

/** Finds the pointer to the member of a component that a part of it shows. */
export async function findMember(
  { page, registry, platform }: DisplayedPage,
  { item, slot }: PlacedItem,
  part: Part,
): Promise<string | undefined> {
  if (item.state === 'faulty' || part.element.closest('[data-key]') !== slot) return undefined;
  const [view, { renderToStaticMarkup }] = await Promise.all([
    loadItemView(item, registry, platform),
    import('react-dom/server.edge'),
  ]);
  if (!view) return undefined;
  const clicked = findClickedMember(part, {
    slot,
    component: resolvePointer(page.response, item.pointer),
    props: item.props,
    render: (props) => renderToStaticMarkup(view(props)),
  });
  return clicked === undefined ? undefined : item.pointer + clicked;
}
