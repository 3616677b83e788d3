import type { CheckModule, Shape } from '#schemas/check-module.ts';
import { checkComponentLimits, MAX_DEPTH } from '#schemas/limits.ts';
import { isRecord } from '#schemas/is-record.ts';
import { tooDeep } from '#schemas/problems/boundaries.ts';
import {
  misplacedComponent,
  misplacedFamily,
  unknownComponent,
} from '#schemas/problems/catalogue.ts';
import { readOffer } from '#schemas/content/read-offer.ts';
import { dropSurplus } from '../config/index.ts';
import type { Problem, ReportProblem } from '../errors/index.ts';
import { checkFeature } from './check-feature.ts';
import { findComponentsMember } from './components-member.ts';
import type { LookUpCheck } from './look-up-check.ts';
import type { FaultyComponent, PageComponent, PageItem } from './page-model.ts';
import { hasUnplayable, listImageProblems } from './list-image-problems.ts';

export interface CheckComponentOptions {
  readonly lookUp: LookUpCheck;
  readonly report: ReportProblem;
  readonly pointer: string;
  /** Left out for a component inside another one. */
  readonly zone?: string;
  /** The only family that may stand here; left out where any may. */
  readonly family?: string | undefined;
}

/**
 * Decides about each component of the list that stands at `pointer`, with a pause after each. A
 * problem that the check of the component around them has found in one of them costs that one only.
 */
export function* checkComponents(
  components: readonly unknown[],
  earlier: readonly Problem[],
  options: CheckComponentOptions,
): Generator<void, PageItem[]> {
  const problemsOf = problemsByIndex(earlier, options.pointer);
  const items: PageItem[] = [];
  for (let index = 0; index < components.length; index += 1) {
    const component = components[index];
    const pointer = `${options.pointer}/${index}`;
    const problems = problemsOf?.get(index);
    const read = problems
      ? toFaulty({ type: typeOf(component), pointer, problems })
      : readComponent(component, pointer, options);
    items.push('item' in read ? yield* withNested(read, options) : read);
    yield;
  }
  return items;
}

function problemsByIndex(
  earlier: readonly Problem[],
  list: string,
): ReadonlyMap<number | undefined, readonly Problem[]> | undefined {
  if (earlier.length === 0) return undefined;
  return Map.groupBy(earlier, (problem) => indexIn(list, problem.pointer));
}

/** Decides whether a component can be shown. Never throws: one bad card must not empty a page. */
export function* checkComponent(
  raw: unknown,
  options: CheckComponentOptions,
): Generator<void, PageItem> {
  const read = readComponent(raw, options.pointer, options);
  return 'item' in read ? yield* withNested(read, options) : read;
}

type ReadOptions = Omit<CheckComponentOptions, 'pointer'>;

/** A component that holds others, which are still to be checked. */
interface WithNested {
  readonly item: PageComponent;
  /** JSON pointer to the list of the others. */
  readonly list: string;
  readonly nested: readonly unknown[];
  /** The problems that the check of the component has found in them. */
  readonly earlier: readonly Problem[];
  readonly family: string | undefined;
}

function* withNested(
  { item, nested, earlier, list, family }: WithNested,
  { lookUp, report }: CheckComponentOptions,
): Generator<void, PageItem> {
  const inner = yield* checkComponents(nested, earlier, { lookUp, report, pointer: list, family });
  return { ...item, children: [...inner, ...(item.children ?? [])] };
}

/**
 * Decides about a component alone; those inside it are left for later, since there may be any
 * number.
 */
function readComponent(
  raw: unknown,
  pointer: string,
  { lookUp, report, zone, family }: ReadOptions,
): PageItem | WithNested {
  const type = typeOf(raw);
  const refuse = (problems: readonly Problem[]) => toFaulty({ type, pointer, problems });

  const failed = lookUp.failed.get(type);
  if (failed) return refuse([{ ...failed, pointer }]);
  const module = lookUp.get(type);
  if (!module || !isRecord(raw)) {
    return refuse([unknownComponent(type, `${pointer}/componentType`, typesOf(family, lookUp))]);
  }
  if (family && module.family && module.family !== family) {
    return refuse([misplacedFamily(type, `${pointer}/componentType`, typesOf(family, lookUp))]);
  }
  const limits = limitsOf(raw, module.shape, pointer);
  if (limits.length > 0) return refuse(limits);
  const { check, inside } = checkBesideNested(module);
  const read = dropSurplus(check, raw);
  if (!read.ok) return refuse(read.problems.map(placedBelow(pointer)));

  for (const problem of read.surplus) {
    report({ ...problem, pointer: `${pointer}${problem.pointer}`, severity: 'warning' });
  }
  const ofMedia = listImageProblems(read.value, module.shape, pointer);
  if (hasUnplayable(ofMedia, { value: read.value, shape: module.shape, pointer })) {
    return refuse(ofMedia);
  }
  ofMedia.forEach(report);
  if (zone && module.zones && !module.zones.includes(zone)) {
    report(misplacedComponent({ type, zone }, `${pointer}/componentType`, module.zones));
  }
  const value = isRecord(read.value) ? read.value : {};
  return toPageComponent(value, { lookUp, report, pointer, shape: module.shape, inside });
}

function toFaulty(faulty: Pick<FaultyComponent, 'type' | 'pointer' | 'problems'>): PageItem {
  return { state: 'faulty', kind: 'component', ...faulty };
}

/** The types that may stand in a place: those of its family, or all. */
function typesOf(family: string | undefined, { families }: LookUpCheck): string[] {
  return [...families]
    .filter(([, each]) => family === undefined || each === family)
    .map(([type]) => type);
}

function typeOf(raw: unknown): string {
  return isRecord(raw) && typeof raw['componentType'] === 'string' ? raw['componentType'] : '';
}

/**
 * Returns the problems that would make a component dangerous to work with. Components inside it are
 * checked by themselves.
 */
function limitsOf(raw: Record<string, unknown>, shape: Shape, pointer: string): readonly Problem[] {
  const { inner, rest } = takeNested(raw, shape);
  // However deep components hold each other, the call stack is not the author's.
  if (inner && pointer.split('/').length > MAX_DEPTH) return [tooDeep(MAX_DEPTH, pointer)];
  const limits = checkComponentLimits(rest);
  return limits.length > 0 ? limits.map(placedBelow(pointer)) : limits;
}

/** A check, and what it has found inside the components that the component holds. */
interface CheckBesideNested {
  readonly check: CheckModule['check'];
  /** Returns the problems inside, as they were when it was checked last. */
  readonly inside: () => readonly Problem[];
}

const NOTHING: readonly Problem[] = [];
const nothingInside = () => NOTHING;

/**
 * The check of a component without what is wrong inside the components it holds; `inside` gives
 * that.
 */
function checkBesideNested({ check, shape }: CheckModule): CheckBesideNested {
  const inner = findComponentsMember(shape);
  if (inner === undefined) return { check, inside: nothingInside };
  let problems = NOTHING;
  const isInside = ({ pointer }: Problem) => indexIn(`/${inner}`, pointer) !== undefined;
  return {
    check(value) {
      problems = check(value);
      return problems.length > 0 ? problems.filter((problem) => !isInside(problem)) : problems;
    },
    inside: () => problems.filter(isInside),
  };
}

interface ToPageComponentOptions extends Pick<CheckBesideNested, 'inside'> {
  readonly lookUp: LookUpCheck;
  readonly report: ReportProblem;
  readonly pointer: string;
  readonly shape: Shape;
}

/** Separates a component's own values from the components inside it. */
function toPageComponent(
  value: Record<string, unknown>,
  { lookUp, report, pointer, shape, inside }: ToPageComponentOptions,
): PageComponent | WithNested {
  const { inner, nested, rest } = takeNested(value, shape);
  const { componentType, id, taxonomies, ...others } = rest;
  const { props, feature } = checkFeature(others, shape, { lookUp, report, pointer });
  const type = String(componentType);
  const base = { state: 'valid', kind: 'component', type, pointer, props, shape } as const;
  const named: PageComponent = typeof id === 'string' ? { ...base, id } : base;
  const offer = readOffer(taxonomies);
  const targeted: PageComponent = offer ? { ...named, offer } : named;
  const item: PageComponent = feature ? { ...targeted, children: [feature] } : targeted;
  if (!nested) return item;
  return {
    item,
    nested,
    list: `${pointer}/${inner}`,
    earlier: inside().map(placedBelow(pointer)),
    family: shape.properties?.[inner ?? '']?.items?.family,
  };
}

interface Taken {
  /** The member that holds components. */
  readonly inner?: string;
  readonly nested?: readonly unknown[];
  readonly rest: Record<string, unknown>;
}

function takeNested(value: Record<string, unknown>, shape: Shape): Taken {
  const inner = findComponentsMember(shape);
  if (inner === undefined) return { rest: value };
  const { [inner]: nested, ...rest } = value;
  return Array.isArray(nested) ? { inner, nested, rest } : { rest: value };
}

/**
 * Which component of the list at `list` a pointer leads into; undefined where it leads elsewhere.
 */
function indexIn(list: string, pointer: string): number | undefined {
  if (!pointer.startsWith(`${list}/`)) return undefined;
  return Number(pointer.slice(list.length + 1).split('/', 1)[0]);
}

function placedBelow(pointer: string): (problem: Problem) => Problem {
  return (problem) => ({ ...problem, pointer: `${pointer}${problem.pointer}` });
}
