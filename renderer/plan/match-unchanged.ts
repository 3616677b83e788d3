import type { PageItem } from '../page/index.ts';
import { numberOfKey } from './assign-keys.ts';
import { isEqual } from '#schemas/is-equal.ts';
import type { FaultyItem, PlannedItem } from './plan.ts';

/**
 * Finds for each item the one before that it equals, as long as both lists run side by side: one
 * pass, in which an item may have come, gone or changed at any place. Whatever was moved finds
 * nothing here. An item with an id of its own finds that id only, one without finds none that an
 * author gave.
 */
export function matchUnchanged(
  items: readonly PageItem[],
  before: readonly PlannedItem[],
): (PlannedItem | undefined)[] {
  const matches: (PlannedItem | undefined)[] = items.map(() => undefined);
  const isSame = (index: number, indexBefore: number): boolean => {
    const [item, planned] = [items[index], before[indexBefore]];
    return item !== undefined && planned !== undefined && isUnchanged(item, planned);
  };

  let next = 0;
  let nextBefore = 0;
  while (next < items.length && nextBefore < before.length) {
    if (isSame(next, nextBefore)) {
      matches[next] = before[nextBefore];
      next += 1;
      nextBefore += 1;
    } else if (isSame(next + 1, nextBefore)) next += 1;
    else if (isSame(next, nextBefore + 1)) nextBefore += 1;
    else {
      next += 1;
      nextBefore += 1;
    }
  }
  return matches;
}

function isUnchanged(item: PageItem, planned: PlannedItem): boolean {
  const mayInherit = item.id === undefined ? numberOfKey(planned.key) > 0 : item.id === planned.key;
  return mayInherit && isSameItem(item, planned);
}

/** Compares two items, but not their places in the response, nor the keys of those inside. */
export function isSameItem(item: PageItem | PlannedItem, planned: PlannedItem): boolean {
  if (item.type !== planned.type) return false;
  if (item.isDeferred !== planned.isDeferred || !isEqual(item.offer, planned.offer)) return false;
  if (item.state === 'faulty' || planned.state === 'faulty') {
    return item.state === 'faulty' && planned.state === 'faulty' && haveSameProblems(item, planned);
  }
  const { children = [] } = planned;
  const inner = item.children ?? [];
  return (
    isEqual(item.props, planned.props) &&
    inner.length === children.length &&
    inner.every((child, index) => {
      const childBefore = children[index];
      return childBefore !== undefined && isSameItem(child, childBefore);
    })
  );
}

type WithProblems = Pick<FaultyItem, 'problems'>;

function haveSameProblems(one: WithProblems, other: WithProblems): boolean {
  const displayedOf = ({ problems }: WithProblems) =>
    problems.map(({ code, message }) => [code, message]);
  return isEqual(displayedOf(one), displayedOf(other));
}
