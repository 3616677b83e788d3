import type { CheckModule } from '#schemas/check-module.ts';
import { findMacros, type MacroName } from '#schemas/content/placeholders.ts';
import { finish } from '#schemas/finish.ts';
import type { Problem } from '../errors/index.ts';
import type { AnchorOf } from './anchors.ts';
import { checkComponent } from './check-component.ts';
import type { LookUpCheck } from './look-up-check.ts';
import { mapItems } from './map-components.ts';
import type { PageComponent, PageItem, ZoneName } from './page-model.ts';
import { prepareComponent, type SharedByPage } from './prepare-page.ts';
import type { PrepareOptions } from './prepare-value.ts';
import { hasNoteMarks } from './rich-text/index.ts';

/** All that a page was checked and prepared with. */
export interface PageDependencies {
  readonly envelope: CheckModule;
  readonly lookUp: LookUpCheck;
  readonly prepare: PrepareOptions;
  readonly shared: SharedByPage;
  /** The macros that were asked for; left out where the page says that it has none. */
  readonly macros?: readonly MacroName[] | undefined;
}

/** A component that stands alone: nothing is known of what was there before. */
export interface WrittenComponent {
  readonly zone: ZoneName;
  /** JSON pointer to its place. */
  readonly pointer: string;
  readonly written: unknown;
}

/**
 * Checks and prepares one component. Undefined where something is wrong with it, or its footnotes
 * concern others.
 */
export function buildComponent(
  { zone, pointer, written }: WrittenComponent,
  dependencies: PageDependencies,
  anchorOf: AnchorOf,
): PageItem | undefined {
  const { envelope, lookUp, prepare } = dependencies;
  const page = { data: { [zone]: { flexComponents: [written] } } };
  if (envelope.check(page).length > 0 || !hasValues(written, dependencies)) return undefined;

  const problems: Problem[] = [];
  const report = (problem: Problem) => void problems.push(problem);
  const checked = finish(checkComponent(written, { lookUp, report, pointer, zone }));
  if (problems.length > 0 || !isGood(checked)) return undefined;

  let hasMarks = false;
  const options: PrepareOptions = {
    ...prepare,
    notes: { gather: (tree) => void (hasMarks ||= hasNoteMarks(tree)) },
  };
  const [item] = finish(
    mapItems([checked], (component) => prepareComponent(component, options, anchorOf)),
  );
  return hasMarks ? undefined : item;
}

/** Returns true if texts of a component, or of one inside it, have footnotes or marks. */
export function isNoted({ noted }: SharedByPage, pointer: string): boolean {
  if (noted.size === 0) return false;
  return [...noted].some((each) => each === pointer || each.startsWith(`${pointer}/`));
}

/**
 * Returns true if every macro that a component names has been asked for, and none is incomplete.
 */
export function hasValues(
  component: unknown,
  { macros }: Pick<PageDependencies, 'macros'>,
): boolean {
  if (!macros) return true;
  let isComplete = true;
  const names = finish(findMacros([component], () => void (isComplete = false)));
  const isAsked = ({ group, key }: MacroName) =>
    macros.some((macro) => macro.group === group && macro.key === key);
  return isComplete && names.every(isAsked);
}

function isGood(item: PageItem): item is PageComponent {
  return item.state === 'valid' && (item.children ?? []).every(isGood);
}
