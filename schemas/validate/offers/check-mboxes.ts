import type { Shape } from '../../check-module.ts';
import { DEFAULT_CONTENT } from '../../content/read-offer.ts';
import { MAX_MBOXES } from '../../max-mboxes.ts';
import {
  contentForNobody,
  ignoredContent,
  mboxInTwoZones,
  mboxWithoutDefault,
  personalHeader,
  tooManyMboxes,
} from '../../problems/offer-problems.ts';
import type { Problem } from '../../problems/problem.ts';
import type { KnownChecks, KnownContent } from '../known-checks.ts';
import { checkHeights } from './check-heights.ts';
import { listOffered, type OfferedComponent } from './list-offered.ts';

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
  const offered = listOffered(page, shape, look);
  const mboxes = [...Map.groupBy(offered, ({ mbox }) => mbox)];
  return [
    ...mboxes.flatMap(([mbox, components]) => [
      ...checkDefault(mbox, components),
      ...checkZones(mbox, components),
      ...checkHeights(mbox, components, look),
    ]),
    ...checkCount(mboxes),
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

/** The default needs no offer. */
function checkContents({ names }: OfferedComponent, { offers }: KnownContent): Problem[] {
  if (!offers) return [];
  return names.flatMap(({ name, pointer }) => {
    const isOffered = name.endsWith(`:${DEFAULT_CONTENT}`) || offers.includes(name);
    return isOffered ? [] : [contentForNobody(name, pointer, offers)];
  });
}
