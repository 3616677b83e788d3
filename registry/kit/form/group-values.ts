import { isRecord } from '#schemas/is-record.ts';
import type { Member } from './member.ts';

/** Returns true for a name whose values are collected into an array. */
function isListName(name: string): boolean {
  return name.endsWith('[]');
}

const NAME_OF_PARENT = 'You can not have the same name as your parent';

/** Holds the names of a group's members, and refuses those that it cannot have. */
export function createNames() {
  const counts = new Map<string, number>();
  const check = (name: string, groupName: string) => {
    if (name !== '' && name === groupName) {
      throw new TypeError(NAME_OF_PARENT);
    }
    if (!isListName(name) && counts.has(name)) {
      throw new TypeError('Name is already registered - if you want an array add [] to the end');
    }
  };
  const names = {
    /** @throws TypeError where another member is called so, or the group itself (001 §8). */
    add(name: string, groupName: string): void {
      check(name, groupName);
      counts.set(name, (counts.get(name) ?? 0) + 1);
    },
    /** @throws TypeError where a member is called so. */
    checkGroupName(groupName: string): void {
      if (groupName !== '' && counts.has(groupName)) throw new TypeError(NAME_OF_PARENT);
    },
    remove(name: string): void {
      const count = counts.get(name) ?? 0;
      if (count > 1) counts.set(name, count - 1);
      else counts.delete(name);
    },
    /** @throws TypeError as `add` does; the member keeps its name then. */
    rename(before: string, after: string, groupName: string): void {
      if (before === after) return;
      check(after, groupName);
      names.remove(before);
      names.add(after, groupName);
    },
  };
  return names;
}

/** Collects what is read of each enabled member, by name, and in arrays under names with `[]`. */
export function collectValues(
  members: readonly Member[],
  read: (member: Member) => unknown,
): Record<string, unknown> {
  const values = new Map<string, unknown>();
  for (const member of members) {
    const { name, disabled } = member.getState();
    if (disabled) continue;
    const value = read(member);
    const list = values.get(name);
    if (!isListName(name)) values.set(name, value);
    else if (Array.isArray(list)) list.push(value);
    else values.set(name, [value]);
  }
  // A name such as __proto__ is one like any other.
  return Object.fromEntries(values);
}

/** Finds the members that values are for, and gives the rest by name. */
export function splitValues(values: unknown, members: readonly Member[]) {
  const known: [Member, unknown][] = [];
  const unknown = new Map<string, unknown>();
  if (!isRecord(values)) return { known, unknown };
  const byName = Map.groupBy(members, (member) => member.getState().name);
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === undefined) continue;
    const named = byName.get(name) ?? [];
    const list: unknown[] = isListName(name) && Array.isArray(value) ? value : [value];
    list.slice(0, named.length).forEach((each, at) => {
      const member = named[at];
      if (member && each !== null && each !== undefined) known.push([member, each]);
    });
    const rest = list.slice(named.length);
    if (rest.length > 0) unknown.set(name, isListName(name) ? rest : value);
  }
  return { known, unknown };
}

/** Stores values for members that come later. */
export function addValues(
  stored: Map<string, unknown>,
  values: ReadonlyMap<string, unknown>,
): void {
  for (const [name, value] of values) stored.set(name, value);
}
