import { SHELL_PARTS, TOP_BAR } from '../../content/shell-parts.ts';
import { isRecord } from '../../is-record.ts';
import { appendPointer } from '../../problems/pointer.ts';
import type { Problem } from '../../problems/problem.ts';
import {
  crowdedSlot,
  unknownShellPart,
  unknownSlot,
  unusedMode,
} from '../../problems/slot-problems.ts';
import { listRoutes } from './placed-routes.ts';

const DEFAULT_LAYOUT = 'default';

/**
 * Finds slots of an experience that its layouts do not have, and what a page would not show in
 * them. Wrong types are the schema's business.
 */
export function checkSlots(experience: unknown, parts = SHELL_PARTS): Problem[] {
  const { layouts, routes } = isRecord(experience) ? experience : {};
  const named = isRecord(layouts) ? layouts : {};
  const ofLayouts = Object.entries(named).flatMap(([name, layout]) =>
    checkHolder(layout, appendPointer('/layouts', name), {
      parts,
      layout: name,
      order: listOrder(layout),
    }),
  );
  const all = (Array.isArray(routes) ? routes : []).flatMap((route: unknown, index) =>
    listRoutes(route, appendPointer('/routes', index)),
  );
  const ofRoutes = all.flatMap(({ own, members, pointer }) => {
    const { pageLayout = DEFAULT_LAYOUT } = members;
    const layout = typeof pageLayout === 'string' ? pageLayout : '';
    // A layout that there is not is a problem of its own.
    const order = Object.hasOwn(named, layout) ? listOrder(named[layout]) : undefined;
    return checkHolder(own, pointer, { parts, layout, order });
  });
  return [...ofLayouts, ...ofRoutes];
}

/** Does the same for a route in a file of its own, whose layout nobody knows. */
export function checkSlotsOfRoute(route: unknown, parts = SHELL_PARTS): Problem[] {
  return listRoutes(route, '').flatMap(({ own, pointer }) =>
    checkHolder(own, pointer, { parts, layout: '', order: undefined }),
  );
}

interface SlotsContext {
  readonly parts: readonly string[];
  readonly layout: string;
  /** The slots of the layout; undefined where they are not known. */
  readonly order: readonly string[] | undefined;
}

function checkHolder(holder: unknown, pointer: string, context: SlotsContext): Problem[] {
  const slots = isRecord(holder) ? holder['slots'] : undefined;
  return Object.entries(isRecord(slots) ? slots : {}).flatMap(([name, slot]) =>
    checkSlot(name, slot, { ...context, pointer: appendPointer(`${pointer}/slots`, name) }),
  );
}

function checkSlot(
  name: string,
  slot: unknown,
  { parts, layout, order, pointer }: SlotsContext & { readonly pointer: string },
): Problem[] {
  const { shell, feature, mode } = isRecord(slot) ? slot : {};
  const isUnknown = typeof shell === 'string' && shell !== '' && !parts.includes(shell);
  const isTopBar = shell === TOP_BAR || isUnknown;
  return [
    ...(order && !order.includes(name) ? [unknownSlot(name, pointer, { order, layout })] : []),
    ...(isUnknown ? [unknownShellPart(shell, `${pointer}/shell`, parts)] : []),
    ...(shell !== undefined && feature !== undefined
      ? [crowdedSlot(name, `${pointer}/feature`)]
      : []),
    ...(mode !== undefined && !isTopBar ? [unusedMode(`${pointer}/mode`)] : []),
  ];
}

function listOrder(layout: unknown): string[] | undefined {
  const order = isRecord(layout) ? layout['order'] : undefined;
  return Array.isArray(order) ? order.filter((name) => typeof name === 'string') : undefined;
}
