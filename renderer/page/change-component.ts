import type { CheckModule } from '#schemas/check-module.ts';
import { findMacros, type MacroName } from '#schemas/content/placeholders.ts';
import { finish } from '#schemas/finish.ts';
import type { Problem } from '../errors/index.ts';
import { mayHaveAnchor, preferredAnchor, type AnchorOf, type TakenAnchors } from './anchors.ts';
import { checkComponent } from './check-component.ts';
import type { LookUpCheck } from './look-up-check.ts';
import { mapItems } from './map-components.ts';
import type { PageComponent, PageItem, ZoneName } from './page-model.ts';
import { prepareComponent, type SharedByPage } from './prepare-page.ts';
import type { PrepareOptions } from './prepare-value.ts';
import { hasNoteMarks } from './rich-text/index.ts';

/** All that a page was checked and prepared with. */
export interface PageMeans {
  readonly envelope: CheckModule;
  readonly lookUp: LookUpCheck;
  readonly prepare: PrepareOptions;
  readonly shared: SharedByPage;
  /** The macros that were asked for; left out where the page says that it has none. */
  readonly macros?: readonly MacroName[] | undefined;
}

/** One component of a zone that is written anew. */
export interface ComponentChange {
  readonly zone: ZoneName;
  /** What stands there, prepared. */
  readonly before: PageItem;
  /** What was written there, and what is. */
  readonly writtenBefore: unknown;
  readonly written: unknown;
}

export interface ChangedComponent {
  readonly item: PageItem;
  /** Has to be called where the item takes its place. */
  readonly takePlace: () => void;
}

/**
 * Checks and prepares one component of a page that was prepared before. Undefined where others on the page may depend on
 * what changed, or something is wrong: then the whole page has to be made anew.
 */
export function changeComponent(
  { zone, before, writtenBefore, written }: ComponentChange,
  means: PageMeans,
): ChangedComponent | undefined {
  const { pointer } = before;
  const { envelope, lookUp, prepare, shared, macros } = means;
  const page = { data: { [zone]: { flexComponents: [written] } } };
  if (envelope.check(page).length > 0 || isNoted(shared, pointer)) return undefined;
  if (macros && !(hasValues(written, macros) && hasValues(writtenBefore, macros))) return undefined;

  const problems: Problem[] = [];
  const report = (problem: Problem) => void problems.push(problem);
  const checked = finish(checkComponent(written, { lookUp, report, pointer, zone }));
  if (problems.length > 0 || !isGood(checked)) return undefined;

  const own = reuseAnchors(anchorsIn(before), shared.anchors);
  let hasMarks = false;
  const options: PrepareOptions = {
    ...prepare,
    notes: { gather: (tree) => void (hasMarks ||= hasNoteMarks(tree)) },
  };
  const [item] = finish(
    mapItems([checked], (component) => prepareComponent(component, options, own.anchorOf)),
  );
  const anchors = own.anchors();
  if (!item || !anchors || hasMarks) return undefined;
  return { item, takePlace: () => takeAnchors(shared.anchors, anchorsIn(before), anchors) };
}

function isNoted({ noted }: SharedByPage, pointer: string): boolean {
  if (noted.size === 0) return false;
  return [...noted].some((each) => each === pointer || each.startsWith(`${pointer}/`));
}

/** Whether every macro that a component names has been asked for, and none is incomplete. */
function hasValues(component: unknown, macros: readonly MacroName[]): boolean {
  let isComplete = true;
  const names = finish(findMacros([component], () => void (isComplete = false)));
  const isAsked = ({ group, key }: MacroName) =>
    macros.some((asked) => asked.group === group && asked.key === key);
  return isComplete && names.every(isAsked);
}

function isGood(item: PageItem): item is PageComponent {
  return item.state === 'valid' && (item.children ?? []).every(isGood);
}

/** The anchors of a component and of what stands inside it, in the order in which they were given. */
function anchorsIn(item: PageItem): string[] {
  if (item.state === 'faulty') return [];
  const { anchor } = mayHaveAnchor(item.shape) ? item.props : {};
  const inside = (item.children ?? []).flatMap(anchorsIn);
  return typeof anchor === 'string' ? [anchor, ...inside] : inside;
}

interface OwnAnchors {
  readonly anchorOf: AnchorOf;
  /** Each with the one that its text alone would make; undefined where others on the page would get other ones. */
  readonly anchors: () => ReadonlyMap<string, string> | undefined;
}

/** Gives the texts of one component their anchors, as if the page were read from its top. */
function reuseAnchors(
  before: readonly string[],
  { preferred: taken, hasNumbers }: TakenAnchors,
): OwnAnchors {
  const anchors = new Map<string, string>();
  let count = 0;
  let isAlike = true;
  let isClear = true;
  return {
    anchorOf(text) {
      const preferred = preferredAnchor(text);
      const anchor = before[count];
      count += 1;
      if (anchor !== undefined && taken.get(anchor) === preferred) {
        isClear &&= !anchors.has(anchor);
        anchors.set(anchor, preferred);
        return anchor;
      }
      isAlike = false;
      isClear &&= !anchors.has(preferred) && (!taken.has(preferred) || before.includes(preferred));
      anchors.set(preferred, preferred);
      return preferred;
    },
    anchors() {
      if (isAlike && count === before.length) return anchors;
      return isClear && !hasNumbers ? anchors : undefined;
    },
  };
}

function takeAnchors(
  { preferred }: TakenAnchors,
  before: readonly string[],
  anchors: ReadonlyMap<string, string>,
): void {
  before.forEach((anchor) => preferred.delete(anchor));
  anchors.forEach((own, anchor) => preferred.set(anchor, own));
}
