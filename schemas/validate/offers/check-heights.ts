import type { CheckModule } from '../../check-module.ts';
import { unevenOffers } from '../../problems/offer-problems.ts';
import type { Problem } from '../../problems/problem.ts';
import type { OfferedComponent } from './list-offered.ts';
import { computeHeight } from './compute-height.ts';

/** Options differ much where one is so many times as high as another, and by so many pixels. */
const MUCH_TIMES = 2;
const MUCH_PX = 200;

/**
 * Finds options of an mbox, in one list of components, that differ much in height: the page keeps
 * room for the highest, so that whoever gets another one sees a gap.
 */
export function checkHeights(
  mbox: string,
  components: readonly OfferedComponent[],
  look: (componentType: string) => CheckModule | undefined,
): Problem[] {
  const lists = Map.groupBy(components, ({ pointer }) => pointer.replace(/\/\d+$/, ''));
  return [...lists.values()].flatMap((list) => {
    const options = Map.groupBy(list, ({ contents }) => contents.join(' '));
    const heights = [...options.values()].map((option) =>
      option.reduce((height, { component }) => height + computeHeight(component, look), 0),
    );
    const [lowest, highest] = [Math.min(...heights), Math.max(...heights)];
    const isUneven = highest >= lowest * MUCH_TIMES && highest - lowest >= MUCH_PX;
    const [first] = list;
    return first && isUneven ? [unevenOffers(mbox, { lowest, highest }, first.namesPointer)] : [];
  });
}
