import { useCallback, useState } from 'react';
import { getComponentType } from '#schemas/components.ts';
import {
  listComponents,
  getHolder,
  isComponent,
  splitComponentPointer,
  resolvePointer,
} from '../state/structure/component-lists.ts';
import { findComponentTitle } from '../state/document/component-title.ts';
import { useZoneLabel, type ZoneLabel } from '../layout/zone-label.ts';
import type { NewId, PasteOutcome } from '../state/structure/copied-component.ts';
import type { Outcome, PageToEdit } from '../state/structure/edits.ts';
import { getPageToEdit } from '../state/structure/page-to-edit.ts';
import type { Refusal } from '../state/structure/refusal.ts';
import { usePlaygroundContext } from '../context/playground-context.ts';
import { useSchemaWords } from '../context/schema-words-context.ts';
import type { MessageKey, Translate } from '../environment/messages.ts';
import type { SchemaWords } from '../environment/schema-words.ts';
import { formatRefusal } from './refusal-text.ts';

/** The result of the last command. A new object with the same text is announced again. */
export interface Said {
  readonly text: string;
  readonly isRefusal: boolean;
  /** True if it holds more than a person can see on the page, such as another id. */
  readonly isRemark?: boolean;
}

export type Plan = (edited: PageToEdit) => Outcome | PasteOutcome;

const DONE = {
  added: 'saidAdded',
  duplicated: 'saidDuplicated',
  moved: 'saidMoved',
  deleted: 'saidDeleted',
} as const satisfies Record<string, MessageKey>;

/** Changes the components of the page, and says what came of it. */
export function useStructure() {
  const { t, store } = usePlaygroundContext();
  const zoneLabel = useZoneLabel();
  const { nameComponent } = useSchemaWords();
  const [said, setSaid] = useState<Said>();
  const refuse = useCallback(
    (refusal: Refusal) =>
      setSaid({ text: formatRefusal(refusal, { t, zoneLabel }), isRefusal: true }),
    [t, zoneLabel],
  );
  /** The page as it can be edited now; where it cannot, that is said. */
  const read = useCallback((): PageToEdit | undefined => {
    const edited = getPageToEdit(store.getState());
    if (!('refusal' in edited)) return edited;
    refuse(edited.refusal);
    return undefined;
  }, [store, refuse]);
  const act = useCallback(
    (plan: Plan) => {
      const edited = read();
      if (!edited) return;
      const outcome = plan(edited);
      if ('refusal' in outcome) {
        refuse(outcome.refusal);
        return;
      }
      store.getState().changePage(outcome.change);
      const done = sayDone(outcome.change, { edited, store, t, zoneLabel, nameComponent });
      const remark = 'newIds' in outcome ? sayNewIds(outcome.newIds, t) : '';
      const text = `${done} ${remark}`.trimEnd();
      setSaid({ text, isRefusal: false, isRemark: remark !== '' });
    },
    [store, t, zoneLabel, nameComponent, read, refuse],
  );
  const hush = useCallback(() => setSaid(undefined), []);
  const say = useCallback((text: string) => setSaid({ text, isRefusal: false }), []);
  return { said, act, read, refuse, say, hush };
}

function sayNewIds(newIds: readonly NewId[], t: Translate): string {
  if (newIds.length === 0) return '';
  return t('saidNewIds', { ids: newIds.map(({ from, to }) => `${from} → ${to}`).join(', ') });
}

type Done = Extract<Outcome, { change: unknown }>['change'];

interface SayOptions extends ComponentNames {
  readonly edited: PageToEdit;
  readonly store: ReturnType<typeof usePlaygroundContext>['store'];
  readonly t: Translate;
}

function sayDone(
  { kind, changes, selection }: Done,
  { edited, store, t, zoneLabel, nameComponent }: SayOptions,
): string {
  const after = getPageToEdit(store.getState());
  const page = 'refusal' in after ? edited.page : after.page;
  const [deleted] = changes.flatMap((change) => (change.op === 'remove' ? [change.path] : []));
  const isDeleted = kind === 'deleted' && deleted !== undefined;
  const label = isDeleted
    ? getComponentLabel(edited.page, deleted, nameComponent)
    : getComponentLabel(page, selection, nameComponent);
  const { list, index } = splitComponentPointer(selection);
  return t(DONE[isDoneKind(kind) ? kind : 'moved'], {
    label,
    place: getListLabel(page, list, { zoneLabel, nameComponent }),
    position: index + 1,
    count: listComponents(page, list).length,
  });
}

function isDoneKind(kind: string): kind is keyof typeof DONE {
  return Object.hasOwn(DONE, kind);
}

/** The names of zones and of types of components. */
export interface ComponentNames extends Pick<SchemaWords, 'nameComponent'> {
  readonly zoneLabel: ZoneLabel;
}

/** Returns the label of a component: its own words, else the name of its type. */
export function getComponentLabel(
  page: unknown,
  pointer: string,
  nameComponent: SchemaWords['nameComponent'],
): string {
  const component = resolvePointer(page, pointer);
  const type = getComponentType(component);
  return (
    findComponentTitle(component) ??
    (type === undefined ? pointer.slice(pointer.lastIndexOf('/') + 1) : nameComponent(type))
  );
}

/** Returns the label of the owner of a list, which is a zone or a component. */
export function getListLabel(
  page: unknown,
  list: string,
  { zoneLabel, nameComponent }: ComponentNames,
): string {
  const holder = getHolder(list);
  const label = getComponentLabel(page, holder, nameComponent);
  return isComponent(holder) ? label : zoneLabel(label);
}
