import type { CheckModule } from '#schemas/check-module.ts';
import { getComponentType } from '#schemas/components.ts';
import { splitPointer } from '#schemas/problems/pointer.ts';
import { PAGE_ID } from '#schemas/schema-ids.ts';
import type { KnownChecks } from '#schemas/validate/known-checks.ts';
import { getHolder, resolvePointer } from './component-lists.ts';

/** No schema of a page lets a list be longer. */
const MANY = 4_096;
const ANY = { componentType: 'any' };

const roomIn = new WeakMap<CheckModule, Map<string, number>>();

/**
 * Returns the number of components that a list may hold at most, by the compiled check of the page
 * or of its component.
 */
export function getMaxItems(page: unknown, list: string, known: KnownChecks): number {
  const type = getComponentType(resolvePointer(page, getHolder(list)));
  const module = type === undefined ? known.byId.get(PAGE_ID) : known.components.get(type);
  if (!module) return Infinity;
  const path = type === undefined ? splitPointer(list) : splitPointer(list).slice(-1);
  return remembered(module, path);
}

function remembered(module: CheckModule, path: readonly string[]): number {
  const known = roomIn.get(module) ?? new Map<string, number>();
  roomIn.set(module, known);
  const pointer = `/${path.join('/')}`;
  const room = known.get(pointer) ?? largestThatFits(module, path, pointer);
  known.set(pointer, room);
  return room;
}

function largestThatFits(module: CheckModule, path: readonly string[], pointer: string): number {
  const fits = (count: number) =>
    !module.check(holding(path, count)).some((problem) => problem.pointer === pointer);
  if (fits(MANY)) return Infinity;
  let [most, tooMany] = [1, MANY];
  while (tooMany - most > 1) {
    const between = Math.floor((most + tooMany) / 2);
    if (fits(between)) most = between;
    else tooMany = between;
  }
  return most;
}

/** A value with nothing in it but a list of so many components at the end of a path. */
function holding(path: readonly string[], count: number): unknown {
  const list: unknown = Array.from({ length: count }, () => ANY);
  return path.reduceRight((inside, name) => ({ [name]: inside }), list);
}
