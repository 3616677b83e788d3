import { joinPointer, splitPointer } from '#schemas/problems/pointer.ts';
import { getLastRead, isUnread, type Draft } from '../../state/document/draft.ts';
import type { ReadComponentIn } from '../../state/fill/component-reader.ts';
import { getValueByPath } from '../../state/fill/fill-field.ts';
import type { Forms } from './forms.ts';

/** Describes the selection in a page. */
export type Selected =
  | { readonly what: 'nothing' }
  /** The page itself: nothing on it is selected, or what it says of itself. */
  | { readonly what: 'page' }
  | { readonly what: 'zone'; readonly zone: string; readonly pointer: string }
  | {
      readonly what: 'component';
      readonly pointer: string;
      /** Is undefined where the component names no type. */
      readonly type: string | undefined;
      /** The component of a zone that it is, or stands in. */
      readonly root: string;
    };

/** The component of a zone that a form is of, as its text says, or as it last did. */
export interface DisplayedComponent {
  readonly value: unknown;
  /** True if the text cannot be read, so that no part of it can be changed either. */
  readonly isBroken: boolean;
}

export type ShowComponent = (draft: Draft, root: string) => DisplayedComponent;

/** The place of what a page says of itself. */
export const META = '/data/meta';

const ROOT_DEPTH = 4;
const ZONE_DEPTH = 2;
const UNREADABLE: ReadonlySet<string> = new Set(['broken-json', 'too-deep', 'document-too-large']);

/** Shows components as they are in the text, and those of a broken text as they were. */
export function createComponentView(
  readPresent: ReadComponentIn,
  readLastGood: ReadComponentIn,
): ShowComponent {
  const before = (draft: Draft, root: string) =>
    draft.lastGoodText === undefined
      ? getValueByPath(getLastRead(draft), splitPointer(root))
      : readLastGood(draft.lastGoodText, root)?.value;
  return (draft, root) => {
    const isBroken = findSyntaxProblem(draft) !== undefined;
    const present = isBroken ? undefined : readPresent(draft.text, root);
    if (present) return { value: present.value, isBroken };
    // A component that is missing in a text that was read has been removed.
    return isBroken || isUnread(draft)
      ? { value: before(draft, root), isBroken: true }
      : { value: undefined, isBroken };
  };
}

/**
 * Finds the problem for which a text cannot be read at all. All else that is wrong in the text is
 * then part of that one problem.
 */
export function findSyntaxProblem(draft: Draft): Draft['problems'][number] | undefined {
  const [problem] = draft.problems;
  return !isUnread(draft) && problem && UNREADABLE.has(problem.code) ? problem : undefined;
}

/** Resolves a selection, given the component of a zone that it leads into. */
export function resolveSelection(
  selection: string | undefined,
  component: unknown,
  forms: Forms,
): Selected {
  const path = splitPointer(selection ?? '');
  const [data, zone, list] = path;
  if (selection === undefined || selection.startsWith(META)) return { what: 'page' };
  if (data !== 'data' || zone === undefined) return { what: 'nothing' };
  const root = findRootPointer(selection);
  if (root === undefined || list !== 'flexComponents') {
    return { what: 'zone', zone, pointer: joinPointer(path.slice(0, ZONE_DEPTH)) };
  }
  if (component === undefined) return { what: 'nothing' };
  const { depth, type } = forms.componentOn(component, path.slice(ROOT_DEPTH));
  const pointer = joinPointer(path.slice(0, ROOT_DEPTH + depth));
  return { what: 'component', pointer, root, type };
}

/** The component of a zone that a place is in. */
export function findRootPointer(selection: string | undefined): string | undefined {
  const path = splitPointer(selection ?? '');
  return path.length < ROOT_DEPTH ? undefined : joinPointer(path.slice(0, ROOT_DEPTH));
}
