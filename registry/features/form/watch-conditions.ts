import type { FormCondition, FormFieldConfig } from '#schemas/generated/features/form.ts';
import type { Group } from '../../kit/form/create-group.ts';
import type { Member } from '../../kit/form/member.ts';
import type { FieldOfForm } from './create-configured-field.ts';

/**
 * The fields that are asked for at the moment, and those that have to be filled in where they are
 * asked for, by name.
 */
export interface FieldVisibility {
  readonly visible: ReadonlySet<string>;
  readonly required: ReadonlySet<string>;
}

/** Says which fields are asked for, and calls whoever listens once that is different. */
export interface FieldConditions {
  readonly getState: () => FieldVisibility;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A field, or a group with its rows. */
type ConditionalMember =
  | { readonly config: FormFieldConfig; readonly field: FieldOfForm }
  | { readonly config: FormFieldConfig; readonly rows: RowGroups };

interface RowGroups {
  readonly getState: () => readonly { readonly group: Group }[];
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Puts the fields of a group into it while their conditions hold, and takes them out while these do
 * not: what is in no group is neither checked nor sent. A condition speaks of a field above its
 * own, and does not hold where that one is not asked for.
 */
export function watchConditions(
  group: Group,
  members: readonly ConditionalMember[],
): FieldConditions {
  const listeners = new Set<() => void>();
  let state: FieldVisibility = { visible: new Set(), required: new Set() };

  const judge = () => {
    const before = state;
    const after = judgeMembers(members);
    fillGroup(
      group,
      members.filter(({ config }) => after.visible.has(config.name)).flatMap(listMembers),
    );
    if (isSameSet(before.visible, after.visible) && isSameSet(before.required, after.required))
      return;
    state = after;
    for (const listener of Array.from(listeners)) listener();
  };
  judge();
  if (members.some(({ config }) => config.shownWhen ?? config.requiredWhen)) group.onChange(judge);
  for (const member of members) if ('rows' in member) member.rows.subscribe(judge);
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function judgeMembers(members: readonly ConditionalMember[]): FieldVisibility {
  const values = new Map<string, unknown>();
  const namesInForm = new Set<string>();
  const required = new Set<string>();
  for (const member of members) {
    const { name, shownWhen, requiredWhen, ...config } = member.config;
    const isRequired =
      config.required === true || (requiredWhen !== undefined && isMet(requiredWhen, values));
    if (isRequired) required.add(name);
    if ('field' in member) member.field.setRequired(isRequired);
    if (shownWhen && !isMet(shownWhen, values)) continue;
    namesInForm.add(name);
    if ('field' in member) values.set(name, member.field.getSerializedValue());
  }
  return { visible: namesInForm, required };
}

function listMembers(member: ConditionalMember): readonly Member[] {
  return 'field' in member ? [member.field] : member.rows.getState().map(({ group }) => group);
}

/** Lets a group have exactly these members, in their order. */
function fillGroup(group: Group, members: readonly Member[]): void {
  for (const member of group.getState().members) {
    if (!members.includes(member)) group.remove(member);
  }
  members.forEach((member, at) => {
    if (!group.getState().members.includes(member)) group.add(member, at);
  });
}

/** Returns true if a condition holds. Of several values that are chosen, one is enough. */
function isMet({ field, equals, oneOf }: FormCondition, values: ReadonlyMap<string, unknown>) {
  const value = values.get(field);
  const texts = (Array.isArray(value) ? value : [value ?? '']).map(String);
  const choices = [...(equals === undefined ? [] : [equals]), ...(oneOf ?? [])];
  return texts.some((text) => choices.includes(text));
}

function isSameSet(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((name) => other.has(name));
}
