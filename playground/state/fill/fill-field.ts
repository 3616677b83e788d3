import { changeJson, type JsonChange } from '../../json-text/change-json.ts';
import type { ReadText } from '../document/check-text.ts';
import { change, changePage, type Playground } from '../playground.ts';
import type { ReadComponentIn } from './component-reader.ts';
import type { Span } from '../../json-text/members.ts';
import { findIndent, findTextLayout } from '../../json-text/text-layout.ts';

/** A change in the form of a component. */
export interface FieldChange {
  /** JSON pointer to the component of a zone that it is done in. */
  readonly component: string;
  /** Their pointers begin at the document, as those of problems do. */
  readonly changes: readonly JsonChange[];
  /** Milliseconds since 1970. */
  readonly time: number;
  /** Names the one go that it is part of, where it is part of one. */
  readonly session?: string | undefined;
}

/**
 * Fills in a field of a component: a change of the page that touches nothing but its place. Where
 * the component stands is known, so that what is around it need not be read for it.
 */
export function fillField(
  playground: Playground,
  { component, changes, ...when }: FieldChange,
  { readText, readComponent }: { readText: ReadText; readComponent: ReadComponentIn },
): Playground {
  const { text: before } = playground.documents.page;
  const range = readComponent(before, component);
  const inside = changes.map((each) => within(each, component));
  const text = range && changeWithin(before, range, inside);
  return text === undefined
    ? changePage(playground, { kind: 'filled', changes, ...when }, readText)
    : change(playground, { document: 'page', text, kind: 'filled', ...when }, readText);
}

/**
 * Changes the value of a stretch of a JSON text. Its first line is indented as in the text, so that
 * others align with it.
 */
function changeWithin(
  text: string,
  { start, end }: Span,
  changes: readonly JsonChange[],
): string | undefined {
  const indent = findIndent(text, start);
  const changed = changeJson(indent + text.slice(start, end), changes, findTextLayout(text));
  return changed && text.slice(0, start) + changed.slice(indent.length) + text.slice(end);
}

/** The change with pointers that begin at the component. */
function within(each: JsonChange, component: string): JsonChange {
  const path = each.path.slice(component.length);
  return 'from' in each
    ? { ...each, path, from: each.from.slice(component.length) }
    : { ...each, path };
}

/**
 * Returns the changes that lead from one value of a field to another; none where they are the same.
 */
export function diffField(pointer: string, before: unknown, value: unknown): JsonChange[] {
  if (value === before) return [];
  if (value === undefined) return [{ op: 'remove', path: pointer }];
  return [{ op: before === undefined ? 'add' : 'replace', path: pointer, value }];
}

/** The value to which names and indices lead; nothing where there is none. */
export function getValueByPath(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (holder, name) =>
      typeof holder === 'object' && holder !== null && Object.hasOwn(holder, name)
        ? Reflect.get(holder, name)
        : undefined,
    value,
  );
}
