import { isRecord } from '#schemas/is-record.ts';
import { splitPointer } from '#schemas/problems/pointer.ts';
import { loadItemView } from '#renderer/item-view';
import type { DisplayedPage } from '../scenario-runner.ts';
import { findEnclosingItem } from './items-on-page.ts';
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

/**
 * Finds the component that a person clicked; without a point, the one that they reached by key.
 * Returns undefined in the site's own frame.
 */
export function findClicked(
  { page, registry, platform }: DisplayedPage,
  target: Element,
  point?: Point,
): { readonly component: Clicked; readonly member: () => Promise<string | undefined> } | undefined {
  const placed = findEnclosingItem(page.plan, target);
  if (!placed) return undefined;
  const { item, slot } = placed;
  const part = point ? findPartByPoint(slot, point) : toPart(target);

  const find = async (own: Part): Promise<string | undefined> => {
    if (item.state === 'faulty' || own.element.closest('[data-key]') !== slot) return undefined;
    const [view, { renderToStaticMarkup }] = await Promise.all([
      loadItemView(item, registry, platform),
      import('react-dom/server.edge'),
    ]);
    if (!view) return undefined;
    const found = findClickedMember(own, {
      slot,
      component: valueIn(page.response, item.pointer),
      props: item.props,
      render: (props) => renderToStaticMarkup(view(props)),
    });
    return found === undefined ? undefined : item.pointer + found;
  };
  return {
    component: { pointer: item.pointer, slot },
    member: async () => (part ? find(part) : undefined),
  };
}

function valueIn(document: unknown, pointer: string): unknown {
  return splitPointer(pointer).reduce<unknown>((value, name) => {
    if (Array.isArray(value)) return value[Number(name)];
    return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  }, document);
}
