import { copyJson } from './copy-json.ts';

/** Names that lead to what stands behind an object. */
const OF_OBJECTS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

export interface SetPropertiesOptions {
  /** The names that the configuration declares. */
  readonly names: readonly string[];
  readonly values: Readonly<Record<string, unknown>>;
  /** An object with the properties that every element has: none of them may be written. */
  readonly common: object;
  /** Told which property was refused, and why. */
  readonly onRefused: (name: string, reason: string) => void;
}

/**
 * Sets the declared properties of an element that have a value, each to a copy of it: what the
 * element does with it changes nothing of ours. Returns the names that it has set.
 */
export function setProperties(element: object, options: SetPropertiesOptions): readonly string[] {
  const { names, values, common, onRefused } = options;
  return names.filter((name) => {
    if (!Object.hasOwn(values, name)) return false;
    if (OF_OBJECTS.has(name) || name in common) {
      onRefused(name, 'every element has it');
      return false;
    }
    const copy = copyJson(values[name]);
    if (copy.ok) Reflect.set(element, name, copy.value);
    else onRefused(name, copy.reason);
    return copy.ok;
  });
}
