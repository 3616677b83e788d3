import { splitPointer } from '#schemas/problems/pointer.ts';
import type { JsonChange } from '../../json-text/change-json.ts';
import type { PlacedProblem } from '../document/check-text.ts';
import { resolvePointer } from '../structure/component-lists.ts';

/** The codes of the problems that a change of the page does away with, whatever its schemas say. */
export const MISSING_FLAG = 'missing-macro-flag';
export const MISPLACED = 'misplaced-component';

/**
 * Moves a component out of the list of another one, behind that, or else to the end of the first
 * zone that is made for it and stands on the page.
 */
export function moveComponent(
  { pointer, zones = [] }: PlacedProblem,
  page: unknown,
): JsonChange | undefined {
  const [data = '', zone = '', list = '', index = '', ...inside] = splitPointer(pointer);
  const from = pointer.slice(0, pointer.lastIndexOf('/'));
  if (inside.length > 1) {
    return { op: 'move', from, path: `/${data}/${zone}/${list}/${Number(index) + 1}` };
  }
  for (const target of zones) {
    const path = `/${data}/${target}/${list}`;
    const resolved = resolvePointer(page, path);
    if (Array.isArray(resolved)) return { op: 'move', from, path: `${path}/${resolved.length}` };
  }
  return undefined;
}
