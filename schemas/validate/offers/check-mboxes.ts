import type { Shape, CheckModule } from '../../check-module.ts';
import { DEFAULT_CONTENT, PERSONALIZATION, readKey } from '../../content/read-offer.ts';
import { MAX_MBOXES } from '../../max-mboxes.ts';
import {
  contentForNobody,
  emptyLabel,
  ignoredContent,
  mboxInTwoZones,
  mboxWithoutDefault,
  misspeltLabel,
  personalHeader,
  tooManyMboxes,
  unevenOffers,
} from '../../problems/offer-problems.ts';
import type { Problem } from '../../problems/problem.ts';
import type { KnownChecks, KnownContent } from '../known-checks.ts';
import { toOffered, type OfferedComponent } from './list-offers.ts';
import { findComponents, getComponentType, type PlacedComponent } from '../../components.ts';
import { findNearest } from '../../problems/nearest.ts';
import { fillPlaceholders } from '../../content/placeholders.ts';
import { isRecord } from '../../is-record.ts';

type Look = (componentType: string) => CheckModule | undefined;

const CHARACTERS_PER_LINE = 60;

const LINE_PX = 24;

const GAP_PX = 16;

const PICTURE_PX = 200;

const COMPONENT_PX = 48;

const NOTHING: Shape = {};

const MARKUP = /<[^>]*>/g;

/** Options differ much where one is so many times as high as another, and by so many pixels. */
const MUCH_TIMES = 2;

const MUCH_PX = 200;

const HEADER_ZONE = 'mainHeaderZone';

interface OfPage {
  readonly known: KnownChecks;
  readonly content: KnownContent;
}

/**
 * Finds mboxes of a page that show what their author did not mean: to visitors without an offer, in
 * two places, too late, or to nobody.
 */
export function checkMboxes(page: unknown, shape: Shape, { known, content }: OfPage): Problem[] {
  const look = (type: string) => known.components.get(type);
  const components = findComponents(page, shape, look);
  const offered = components.flatMap(toOffered);
  const mboxes = [...Map.groupBy(offered, ({ mbox }) => mbox)];
  return [
    ...mboxes.flatMap(([mbox, options]) => [
      ...checkDefault(mbox, options),
      ...checkZones(mbox, options),
      ...checkHeights(mbox, options, look),
    ]),
    ...checkCount(mboxes),
    ...components.flatMap(checkLabels),
    ...offered.flatMap((component) => [
      ...component.ignored.map((written) => ignoredContent(written, component.mbox)),
      ...checkContents(component, content),
    ]),
  ];
}

type Components = readonly OfferedComponent[];

function checkDefault(mbox: string, components: Components): Problem[] {
  const [first] = components;
  if (!first || components.some(({ contents }) => contents.includes(DEFAULT_CONTENT))) return [];
  return [mboxWithoutDefault(mbox, first.contents[0] ?? '', first.namesPointer)];
}

/** The zone of a component is that which holds it, or the one around it. */
function checkZones(mbox: string, components: Components): Problem[] {
  const zones = [...Map.groupBy(components, ({ pointer }) => pointer.split('/')[2] ?? '')];
  const [first, second] = zones;
  const [header] = zones.flatMap(([zone, inside]) => (zone === HEADER_ZONE ? inside : []));
  const isPersonal = components.some(({ contents }) => !contents.includes(DEFAULT_CONTENT));
  return [
    ...(first && second?.[1][0]
      ? [mboxInTwoZones(mbox, [first[0], second[0]], second[1][0].namesPointer)]
      : []),
    ...(header && isPersonal ? [personalHeader(mbox, header.namesPointer)] : []),
  ];
}

function checkCount(mboxes: readonly (readonly [string, Components])[]): Problem[] {
  const [, [first] = []] = mboxes[MAX_MBOXES] ?? [];
  return first ? [tooManyMboxes(mboxes.length, MAX_MBOXES, first.namesPointer)] : [];
}

/** Finds labels that were meant to choose who sees a component, and choose nobody. */
function checkLabels({ component, pointer }: PlacedComponent): Problem[] {
  const taxonomies = isRecord(component) ? component['taxonomies'] : undefined;
  if (!Array.isArray(taxonomies)) return [];
  return taxonomies.flatMap((taxonomy: unknown, index) => {
    const { key, values } = isRecord(taxonomy) ? taxonomy : {};
    if (typeof key !== 'string' || !Array.isArray(values)) return [];
    const at = `${pointer}/taxonomies/${index}`;
    if (key === PERSONALIZATION) {
      return values.length === 0 ? [emptyLabel(key, `${at}/values`)] : [];
    }
    const isMeant =
      findNearest(key, [PERSONALIZATION]) && values.some((value) => readKey(value)[0]);
    return isMeant ? [misspeltLabel(key, PERSONALIZATION, `${at}/key`)] : [];
  });
}

/** The default needs no offer. */
function checkContents({ names }: OfferedComponent, { offers }: KnownContent): Problem[] {
  if (!offers) return [];
  return names.flatMap(({ name, pointer }) => {
    const isOffered = name.endsWith(`:${DEFAULT_CONTENT}`) || offers.includes(name);
    return isOffered ? [] : [contentForNobody(name, pointer, offers)];
  });
}

/**
 * Finds options of an mbox, in one list of components, that differ much in height: the page keeps
 * room for the highest, so that whoever gets another one sees a gap.
 */
function checkHeights(
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

/**
 * Estimates how high a component is on a desk, in pixels: 48 for itself, 200 for a picture, and for
 * each text 16 and a line of 24 for every 60 characters. It knows no style sheet, and is good for
 * comparing components alone. Calls itself for every level, so the component must not be deeper
 * than the limit.
 */
function computeHeight(component: unknown, look: Look): number {
  return estimate(component, { kind: 'component' }, look);
}

function estimate(value: unknown, shape: Shape, look: Look): number {
  const { kind, items, properties = {}, values } = shape;
  if (typeof value === 'string') return estimateText(value, kind);
  if (Array.isArray(value)) return sum(value.map((item) => estimate(item, items ?? NOTHING, look)));
  if (!isRecord(value)) return 0;
  if (kind === 'image') return PICTURE_PX;
  if (kind === 'component') {
    const type = getComponentType(value);
    const { kind: _, ...own } = (type !== undefined && look(type)?.shape) || NOTHING;
    return COMPONENT_PX + estimate(value, own, look);
  }
  return sum(
    Object.entries(value).map(([name, member]) =>
      estimate(
        member,
        (Object.hasOwn(properties, name) ? properties[name] : values) ?? NOTHING,
        look,
      ),
    ),
  );
}

function estimateText(text: string, kind: Shape['kind']): number {
  if (kind !== 'text' && kind !== 'noted-text' && kind !== 'rich-text') return 0;
  const { length } = fillPlaceholders(text).replaceAll(MARKUP, '').trim();
  return length === 0 ? 0 : GAP_PX + Math.ceil(length / CHARACTERS_PER_LINE) * LINE_PX;
}

function sum(heights: readonly number[]): number {
  return heights.reduce((total, height) => total + height, 0);
}
