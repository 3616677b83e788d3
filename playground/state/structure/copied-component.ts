import { getComponentType } from '#schemas/components.ts';
import { finish } from '#schemas/finish.ts';
import { isRecord } from '#schemas/is-record.ts';
import { findMacros } from '#schemas/content/placeholders.ts';
import { PAGE_LIMITS } from '#schemas/page-limits.ts';
import { readJson } from '#schemas/validate/json/read-json.ts';
import { addWhereItFits } from './add-where-it-fits.ts';
import { resolvePointer } from './component-lists.ts';
import type { Outcome, PageToEdit } from './edits.ts';
import { listIdPointers } from './json-changes.ts';
import { createFlagChange } from './macro-flag.ts';
import type { Refusal } from './refusal.ts';

/** The JSON of one component is shorter: no page can have more characters in all its texts. */
const MAX_CHARACTERS = 2 * PAGE_LIMITS.text;

/** An id that a page had already, and the one that stands there instead of it. */
export interface NewId {
  readonly from: string;
  readonly to: string;
}

/** The outcome of a paste, with the ids that it had to change. */
export type PasteOutcome =
  | (Extract<Outcome, { change: unknown }> & { readonly newIds: readonly NewId[] })
  | Extract<Outcome, { refusal: unknown }>;

/** Writes a component as the text that the clipboard holds, which any editor can read. */
export function formatCopied(component: unknown): string {
  return JSON.stringify(component, undefined, 2);
}

/** Reads a component from the text of a clipboard. */
export function readCopied(
  text: string,
): { readonly component: object } | { readonly refusal: Refusal } {
  if (text.length > MAX_CHARACTERS) return { refusal: { kind: 'too-long' } };
  const reading = readJson(text.trim());
  const component = 'problem' in reading ? undefined : reading.value;
  return isRecord(component) && getComponentType(component) !== undefined
    ? { component }
    : { refusal: { kind: 'no-component' } };
}

/**
 * Pastes a component into the first place that takes it from a place on. An id that the page has
 * already gets a number behind it, and a page that had no macros says that it has some where the
 * component brings one.
 */
export function paste(
  edited: PageToEdit,
  text: string,
  selection: string | undefined,
): PasteOutcome {
  const copied = readCopied(text);
  if ('refusal' in copied) return copied;
  const { component } = copied;
  const outcome = addWhereItFits(edited, component, selection);
  if ('refusal' in outcome) return outcome;
  const { change } = outcome;
  const renamed = renameIds(edited.page, component);
  const flag = hasMacros(component) ? createFlagChange(edited.page) : undefined;
  const renaming = renamed.map(({ pointer, to }) => {
    return { op: 'replace', path: change.selection + pointer, value: to } as const;
  });
  const changes = [...change.changes, ...renaming, ...(flag ? [flag] : [])];
  return {
    change: { ...change, changes },
    newIds: renamed.map(({ from, to }) => ({ from, to })),
  };
}

function hasMacros(component: object): boolean {
  return finish(findMacros([component])).length > 0;
}

interface RenamedId extends NewId {
  /** JSON pointer from the component. */
  readonly pointer: string;
}

/** Finds new ids for those of a component that a page has already, in their order. */
function renameIds(page: unknown, component: object): readonly RenamedId[] {
  const taken = new Set(listIdPointers(page).map((pointer) => resolvePointer(page, pointer)));
  const renamed: RenamedId[] = [];
  for (const pointer of listIdPointers(component).toReversed()) {
    const from = resolvePointer(component, pointer);
    if (typeof from !== 'string') continue;
    const to = taken.has(from) ? findFreeId(from, taken) : from;
    taken.add(to);
    if (to !== from) renamed.push({ pointer, from, to });
  }
  return renamed;
}

function findFreeId(id: string, taken: ReadonlySet<unknown>): string {
  const name = id.replace(/-\d+$/, '');
  let number = 2;
  while (taken.has(`${name}-${number}`)) number += 1;
  return `${name}-${number}`;
}
