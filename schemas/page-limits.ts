import { addComponentTypes } from './component-types.ts';
import { getComponentType } from './components.ts';
import { finish } from './finish.ts';
import { isRecord } from './is-record.ts';
import { MAX_TEXT_LENGTH } from './limits.ts';
import { tooManyComponents, tooManyItems, tooMuchText } from './problems/boundaries.ts';
import type { Problem } from './problems/problem.ts';

/** The zones in the order they are shown, in which a page's limits are counted too. */
export const ZONE_NAMES = [
  'mainHeaderZone',
  'freeHeaderZone',
  'flexZone',
  'complementaryZone',
  'legalZone',
] as const;

/** The size of a page, or of a component of it with all that is inside. */
export interface PageSize {
  /** Entries of a zone, and every object with a componentType inside them. */
  components: number;
  /** Entries of all lists, lists within lists included: zones, cards, links, labels. */
  items: number;
  /** Characters of all texts: UTF-16 code units, as `length` counts them. */
  text: number;
}

type SumName = keyof PageSize;

/** The limits of a whole page, meta data left out. The limits of one value are in `limits.ts`. */
export const PAGE_LIMITS: Readonly<PageSize> = {
  components: 2_000,
  items: 10_000,
  text: 1_000_000,
};

const SUMS = ['components', 'items', 'text'] as const satisfies readonly SumName[];

const PROBLEMS = {
  components: tooManyComponents,
  items: tooManyItems,
  text: tooMuchText,
} as const;

/** The result of checking a page against the limits. */
export interface FittedPage {
  /** The page without what does not fit; the very object where all of it does. */
  readonly page: object;
  /** Holds for each limit the first component that does not fit. */
  readonly beyond: readonly Problem[];
  /** Components that no page could hold. They are still on this one, and are not counted. */
  readonly tooLarge: readonly Problem[];
  readonly size: Readonly<PageSize>;
  /** The number of values to look at: members of objects, entries of lists. */
  readonly values: number;
  /** The component types that are named anywhere on the page. */
  readonly types: ReadonlySet<string>;
}

/** The number of values that are looked at between two pauses. */
const VALUES_AT_ONCE = 5_000;

/**
 * Checks a page against the limits of sums. The components of its zones are counted in the order
 * shown; from the first that does not fit, the rest goes. Cards get the type that their kind stands
 * for. Pauses on the way, since nothing has shortened the page before.
 */
export function* truncatePage(written: object): Generator<void, FittedPage> {
  const page = addComponentTypes(written);
  const data = 'data' in page && isRecord(page.data) ? page.data : {};
  const walk: Walk = { types: new Set(), values: 0, paused: 0 };
  const tally = createTally();
  const cutZones = new Map<string, readonly unknown[]>();

  for (const name of ZONE_NAMES) {
    const components = getZoneComponents(data[name]);
    for (let index = 0; index < components.length && !tally.isOver(); index += 1) {
      const measuring = sizeOf(components[index], walk);
      while (!measure(measuring, walk)) {
        walk.paused = walk.values;
        yield;
      }
      const { size } = measuring;
      if (!tally.add(size, `/data/${name}/flexComponents/${index}`) && !cutZones.has(name)) {
        cutZones.set(name, components.slice(0, index));
      }
      if (isTimeToPause(walk)) yield;
    }
  }
  const { beyond, tooLarge, sum: size } = tally;
  const fitting = cutZones.size > 0 ? withZones(page, data, cutZones) : page;
  return { page: fitting, beyond, tooLarge, size, values: walk.values, types: walk.types };
}

/**
 * Holds the size of one component, by which the size of a page changes when it is added or taken
 * out.
 */
export interface ComponentSize {
  readonly size: Readonly<PageSize>;
  readonly values: number;
  readonly types: ReadonlySet<string>;
}

/** The size of one component, with all that is inside. */
export function measureComponent(component: unknown): ComponentSize {
  const walk: Walk = { types: new Set(), values: 0, paused: Infinity };
  const measuring = sizeOf(component, walk);
  measure(measuring, walk);
  return { size: measuring.size, values: walk.values, types: walk.types };
}

/** Finds what is beyond the limits of a page, without a pause. */
export function checkPageLimits(page: object): readonly Problem[] {
  const { tooLarge, beyond } = finish(truncatePage(page));
  return [...tooLarge, ...beyond];
}

interface SumTally extends Pick<FittedPage, 'beyond' | 'tooLarge'> {
  readonly sum: Readonly<PageSize>;
  /** Counts one more component. Returns whether it is still within the limits. */
  readonly add: (size: PageSize, pointer: string) => boolean;
  /** Returns true once there is nothing left to find. */
  readonly isOver: () => boolean;
}

function createTally(): SumTally {
  const sum: PageSize = { components: 0, items: 0, text: 0 };
  const beyond = new Map<SumName, Problem>();
  const tooLarge: Problem[] = [];
  return {
    sum,
    get beyond() {
      return [...beyond.values()];
    },
    tooLarge,
    isOver: () => beyond.size === SUMS.length,
    add(size, pointer) {
      const alone = SUMS.find((name) => size[name] > PAGE_LIMITS[name]);
      if (alone) tooLarge.push(problemOf(alone, pointer));
      for (const name of alone ? [] : SUMS) {
        sum[name] += size[name];
        if (sum[name] > PAGE_LIMITS[name] && !beyond.has(name)) {
          beyond.set(name, problemOf(name, pointer));
        }
      }
      return beyond.size === 0;
    },
  };
}

function problemOf(sum: SumName, pointer: string): Problem {
  return PROBLEMS[sum](PAGE_LIMITS[sum], pointer);
}

/** The results so far on the way through a page. */
interface Walk {
  readonly types: Set<string>;
  values: number;
  /** The number of values that had been seen at the last pause. */
  paused: number;
}

/**
 * Begins to measure a component, with a list of its own: what comes from outside may be deeper than
 * a stack reaches.
 */
function sizeOf(component: unknown, walk: Walk): Measuring {
  const measuring: Measuring = {
    component,
    size: { components: 1, items: 1, text: 0 },
    waiting: [],
  };
  see(component, measuring, walk);
  return measuring;
}

/** A component that is measured: what of it has still to be looked at. */
interface Measuring {
  readonly component: unknown;
  readonly size: PageSize;
  readonly waiting: object[];
}

/** Measures on. Returns whether it came to the end, and not to a pause. */
function measure(measuring: Measuring, walk: Walk): boolean {
  const { component, size, waiting } = measuring;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (Array.isArray(next)) {
      size.items += next.length;
      for (const item of next) see(item, measuring, walk);
    } else if (isRecord(next)) {
      if ('componentType' in next) noteType(next, walk.types);
      if ('componentType' in next && next !== component) size.components += 1;
      for (const name in next) see(next[name], measuring, walk);
    }
    if (waiting.length > 0 && walk.values - walk.paused >= VALUES_AT_ONCE) return false;
  }
  return true;
}

function see(value: unknown, { size, waiting }: Measuring, walk: Walk): void {
  walk.values += 1;
  if (typeof value === 'string') size.text += isTooLong(value) ? 0 : value.length;
  else if (typeof value === 'object' && value !== null) waiting.push(value);
}

function isTimeToPause(walk: Walk): boolean {
  if (walk.values - walk.paused < VALUES_AT_ONCE) return false;
  walk.paused = walk.values;
  return true;
}

/** Such a text costs its component already, and should not cost those after it too. */
function isTooLong({ length }: string): boolean {
  return length > MAX_TEXT_LENGTH;
}

function noteType(component: object, types: Set<string>): void {
  const type = getComponentType(component);
  if (type !== undefined) types.add(type);
}

function withZones(
  page: object,
  data: Readonly<Record<string, unknown>>,
  cutZones: ReadonlyMap<string, readonly unknown[]>,
): object {
  const zones = [...cutZones].map(([name, flexComponents]) => {
    const zone = data[name];
    return [name, { ...(isRecord(zone) && zone), flexComponents }] as const;
  });
  return { ...page, data: { ...data, ...Object.fromEntries(zones) } };
}

/** The components of a zone as they were written; none where it holds something else. */
export function getZoneComponents(zone: unknown): readonly unknown[] {
  return isRecord(zone) && Array.isArray(zone['flexComponents']) ? zone['flexComponents'] : [];
}
