import type { Advice, CheckModule, Shape } from '../../check-module.ts';
import { getComponentType } from '../../components.ts';
import { fillPlaceholders } from '../../content/placeholders.ts';
import { readRichText } from '../../content/read-rich-text.ts';
import { removeSoftHyphens } from '../../content/soft-hyphens.ts';
import { isRecord } from '../../is-record.ts';
import type { RichTextNode } from '../../prepared.ts';
import { lessThanAdvised, longerThanAdvised, moreThanAdvised } from '../../problems/measures.ts';
import { appendPointer } from '../../problems/pointer.ts';
import type { Problem } from '../../problems/problem.ts';

type Look = (componentType: string) => CheckModule | undefined;
type Members = Readonly<Record<string, unknown>>;

const NOTHING: Shape = {};

/**
 * Finds what is beyond a limit that its schema advises (`x-advice`). Calls itself for every level,
 * so the document must not be deeper than the limit.
 */
export function checkAdvice(document: unknown, shape: Shape, look: Look): Problem[] {
  const path: (string | number)[] = [];
  const problems: Problem[] = [];
  visit(document, shape, {});
  return problems;

  function visit(value: unknown, known: Shape, holder: Members): void {
    const problem = known.advice && problemOf(value, known, holder);
    if (problem) problems.push({ ...problem, pointer: path.reduce<string>(appendPointer, '') });
    if (Array.isArray(value)) visitItems(value, known);
    else if (isRecord(value)) visitMembers(value, known);
  }

  function visitItems(list: readonly unknown[], { items }: Shape): void {
    if (!items) return;
    for (let index = 0; index < list.length; index += 1) {
      path.push(index);
      visit(list[index], items, {});
      path.pop();
    }
  }

  function visitMembers(object: Members, known: Shape): void {
    const { properties = {} } = known.kind === 'component' ? shapeOf(object) : known;
    for (const name in properties) {
      if (!Object.hasOwn(object, name)) continue;
      path.push(name);
      visit(object[name], properties[name] ?? NOTHING, object);
      path.pop();
    }
  }

  function shapeOf(component: Members): Shape {
    const type = getComponentType(component);
    return (type !== undefined && look(type)?.shape) || NOTHING;
  }
}

function problemOf(value: unknown, { advice = [], kind }: Shape, holder: Members) {
  const least = advice.find(isLeast);
  if (least && isEmpty(value)) return lessThanAdvised(value, least);
  const own = advice.find(
    (each) =>
      !isLeast(each) &&
      Object.entries(each.when ?? {}).every(([name, wanted]) => holder[name] === wanted),
  );
  return own && beyond(value, kind, own);
}

function isLeast({ minLength = 0, minItems = 0, minProperties = 0 }: Advice): boolean {
  return minLength > 0 || minItems > 0 || minProperties > 0;
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

function beyond(value: unknown, kind: Shape['kind'], advice: Advice): Problem | undefined {
  const { maxLength = Infinity, maxItems = Infinity } = advice;
  if (Array.isArray(value)) {
    return value.length > maxItems ? moreThanAdvised(value.length, advice) : undefined;
  }
  // The text that visitors read is never longer than the one that is written.
  if (typeof value !== 'string' || value.length <= maxLength) return undefined;
  const length = lengthOf(fillPlaceholders(value), kind);
  return length > maxLength ? longerThanAdvised(length, advice) : undefined;
}

/** Counts the characters that visitors read. */
function lengthOf(text: string, kind: Shape['kind']): number {
  const read = kind === 'rich-text' ? readRichText(text).map(textOf).join('') : text;
  return Array.from(removeSoftHyphens(read).trim()).length;
}

function textOf(node: RichTextNode): string {
  return typeof node === 'string' ? node : (node.children ?? []).map(textOf).join('');
}
