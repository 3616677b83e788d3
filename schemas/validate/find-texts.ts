import type { CheckModule, Shape } from '../check-module.ts';
import { getComponentType } from '../components.ts';
import { PLACEHOLDER_START } from '../content/placeholders.ts';
import { isRecord } from '../is-record.ts';

/** A text of a document, its place, and what its schema says it is. */
export interface FoundText {
  readonly text: string;
  /**
   * The names and indices that lead to it. A pointer costs more than the whole walk, and is for
   * problems only.
   */
  readonly path: readonly (string | number)[];
  readonly kind: Shape['kind'];
}

type Look = (componentType: string) => CheckModule | undefined;

const NOTHING: Shape = {};

/**
 * The texts of a document that mean more than their characters, in the order written: addresses,
 * markup, icons, and all that may hold a placeholder. Calls itself for every level, so the document
 * must not be deeper than the limit.
 */
export function findTexts(document: unknown, shape: Shape, look: Look): FoundText[] {
  const path: (string | number)[] = [];
  const found: FoundText[] = [];
  visit(document, shape);
  return found;

  function visit(value: unknown, known: Shape): void {
    if (typeof value === 'string') {
      const { kind } = known;
      if (kind === undefined && !value.includes(PLACEHOLDER_START)) return;
      found.push({ text: value, path: [...path], kind });
    } else if (Array.isArray(value)) visitItems(value, known.items ?? NOTHING);
    else if (isRecord(value)) visitMembers(value, known.kind === 'component' ? own(value) : known);
  }

  function visitItems(list: readonly unknown[], known: Shape): void {
    for (let index = 0; index < list.length; index += 1) {
      path.push(index);
      visit(list[index], known);
      path.pop();
    }
  }

  function visitMembers(object: Readonly<Record<string, unknown>>, known: Shape): void {
    const { properties, values = NOTHING } = known;
    // What was read from JSON has no enumerable names but its own.
    for (const name in object) {
      path.push(name);
      const isKnown = properties !== undefined && Object.hasOwn(properties, name);
      visit(object[name], (isKnown ? properties[name] : undefined) ?? values);
      path.pop();
    }
  }

  function own(component: object): Shape {
    const type = getComponentType(component);
    return (type !== undefined && look(type)?.shape) || NOTHING;
  }
}
