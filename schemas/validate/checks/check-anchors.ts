import type { Shape } from '../../check-module.ts';
import { getComponentType, findComponents } from '../../components.ts';
import { OWN_IDS, toSlug } from '../../content/anchor.ts';
import { PLACEHOLDER_START } from '../../content/placeholders.ts';
import { findFeature } from '../../content/find-feature.ts';
import { isRecord } from '../../is-record.ts';
import { unknownAnchor } from '../../problems/content-problems.ts';
import type { Problem } from '../../problems/problem.ts';
import { PAGE_ID } from '../../schema-ids.ts';
import { FORM_FEATURE } from '../forms/check-form.ts';
import type { KnownChecks, KnownContent } from '../known-checks.ts';

/** The anchors of every page, whatever is on it, and of its top. */
const OF_EVERY_PAGE = ['cookie-dialog', 'main', 'top', ''];

/** The anchors of a page. */
interface PageAnchors {
  /** Those of its headings and forms. */
  readonly own: readonly string[];
  /** False where a heading holds a macro, or a feature may have anchors that nobody knows. */
  readonly areComplete: boolean;
}

/** The page whose links are checked, where it is one. */
export interface AnchorContext {
  readonly document?: unknown;
  readonly known: KnownChecks;
  readonly content: KnownContent;
}

/** Checks that a component makes the anchor that an address ends in. */
export function checkAnchor(url: string, pointer: string, context: AnchorContext): Problem[] {
  const [, path = '', anchor] = /^([^#]*)#(.*)$/s.exec(url.trim()) ?? [];
  if (anchor === undefined || OF_EVERY_PAGE.includes(anchor)) return [];
  const page = path === '' ? context.document : findPage(path, context.content);
  if (page === undefined) return [];
  const { own, areComplete } = findPageAnchors(page, context.known);
  const name = decode(anchor);
  if (!areComplete || own.includes(name) || /^(?:note-|:~:)/.test(name)) return [];
  return [unknownAnchor(name, pointer, { known: own, path: path === '' ? undefined : path })];
}

function findPage(path: string, { pageDocuments }: KnownContent): unknown {
  return pageDocuments?.get(path.replace(/[?].*$/s, '').replace(/\/+$/, ''));
}

function decode(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    // It is written with a percent sign that stands for itself.
    return anchor;
  }
}

/** Pages are asked for again with each link that leads to them. */
const ANCHORS = new WeakMap<object, PageAnchors>();

function findPageAnchors(page: unknown, known: KnownChecks): PageAnchors {
  if (!isRecord(page)) return { own: [], areComplete: false };
  const before = ANCHORS.get(page);
  if (before) return before;
  const anchors = listAnchors(page, known);
  ANCHORS.set(page, anchors);
  return anchors;
}

/** Lists the anchors as the page makes them: of two headings alike, the later one gets a number. */
function listAnchors(page: object, known: KnownChecks): PageAnchors {
  const shape = known.byId.get(PAGE_ID)?.shape ?? {};
  const look = (type: string) => known.components.get(type);
  const own = new Set<string>();
  let areComplete = true;
  for (const { component } of findComponents(page, shape, look)) {
    const inner = look(getComponentType(component) ?? '')?.shape;
    const heading = inner && findHeading(component, inner);
    const feature = inner && findFeature(component, inner);
    const form = feature?.name === FORM_FEATURE ? readName(feature.properties) : undefined;
    // Nobody knows the anchors of other features, nor those of a component that nobody knows.
    const isOpen = !inner || heading?.includes(PLACEHOLDER_START) || (feature && !form);
    if (isOpen) areComplete = false;
    else if (heading !== undefined) own.add(chooseAnchor(heading, own));
    if (form !== undefined) own.add(form);
  }
  return { own: [...own], areComplete };
}

/** The text that makes the anchor of a component: the last of those that its schema names. */
function findHeading(component: unknown, { properties = {} }: Shape): string | undefined {
  return Object.entries(properties)
    .flatMap(([name, { anchor }]) => (anchor && isRecord(component) ? [component[name]] : []))
    .findLast((text) => typeof text === 'string');
}

function chooseAnchor(heading: string, others: ReadonlySet<string>): string {
  const slug = toSlug(heading);
  const preferred = OWN_IDS.test(slug) ? `section-${slug}` : slug;
  if (!others.has(preferred)) return preferred;
  let number = 2;
  while (others.has(`${preferred}-${number}`)) number += 1;
  return `${preferred}-${number}`;
}

function readName(properties: unknown): string | undefined {
  const name = isRecord(properties) ? properties['name'] : undefined;
  return typeof name === 'string' ? name : undefined;
}
