import { writeAttribute, getWriting } from './attribute-text.ts';
import { RequiresReact } from './only-react-can.ts';
import type { Scope } from './scope.ts';

/** The properties of an element, as its component names them. */
export type Attributes = Readonly<Record<string, unknown>>;

const VOID = setOf('area br col embed hr img input source track wbr');
/** Inside these React writes no hints for pictures. */
const WITHOUT_HINTS = setOf('noscript picture');
/** Elements that React fills in, moves or writes in a way of its own. */
const ONLY_REACT = setOf(
  'base body head html keygen link listing menuitem meta object option param pre script select style textarea title',
);
const TAG = /^[a-z][a-z0-9]*$/i;

/** A component that makes up classes must not fill the memory. */
const MAX_CLASSES = 1_000;

interface Tag {
  readonly start: string;
  readonly close: string;
  /** Empty for what has nothing inside. */
  readonly end: string;
  /** Beginnings that have been written before, by the class. */
  readonly withClass: Map<string, string>;
}

/** Tags that have been looked at: only those that may be written stand here. */
const tags = new Map<string, Tag>();

/** @throws RequiresReact for an element that is left to React. */
export function getTag(name: string): Tag {
  const known = tags.get(name);
  if (known) return known;
  if (isReactsOwn(name)) throw new RequiresReact(`the element <${name}>`);
  const isVoid = VOID.has(name);
  const tag = {
    start: `<${name}`,
    close: isVoid ? '/>' : '>',
    end: isVoid ? '' : `</${name}>`,
    withClass: new Map<string, string>(),
  };
  tags.set(name, tag);
  return tag;
}

/** Returns true if React does more for an element than to write it. */
export function isReactsOwn(tag: string): boolean {
  return ONLY_REACT.has(tag) || !TAG.test(tag);
}

/**
 * The tag with which an element begins.
 *
 * @throws RequiresReact for what is left to React.
 */
export function writeOpening(name: string, attributes: Attributes): string {
  const { start, close, withClass } = getTag(name);
  refuseOtherOrder(name, attributes);
  const { className } = attributes;
  if (typeof className !== 'string' || !hasOnlyClass(attributes)) {
    return `${start}${writeAttributes(name, attributes)}${close}`;
  }
  // Most elements have a class and nothing else, and there are few classes.
  const known = withClass.get(className);
  if (known) return known;
  const opening = `${start}${writeAttribute(getWriting(name, 'className'), className)}${close}`;
  if (withClass.size < MAX_CLASSES) withClass.set(className, opening);
  return opening;
}

/** Attributes that React writes after all others, in this order, wherever a component has them. */
const LAST: ReadonlyMap<string, readonly string[]> = new Map([
  ['button', ['name']],
  ['form', ['action', 'encType', 'method', 'target']],
  ['input', ['name', 'defaultValue']],
]);
/**
 * A field whose value is somebody's state is React's; what it begins with is an attribute like
 * others.
 */
const STATE = ['value', 'checked', 'defaultChecked'];

/** @throws RequiresReact for attributes that React would write in another order, or watch over. */
function refuseOtherOrder(tag: string, attributes: Attributes): void {
  const last = LAST.get(tag);
  if (!last) return;
  if (tag === 'input' && STATE.some((name) => name in attributes)) {
    throw new RequiresReact('the value of an <input>');
  }
  const names = Object.keys(attributes).filter((name) => name !== 'children');
  const late = last.filter((name) => names.includes(name));
  if (names.slice(names.length - late.length).join() !== late.join()) {
    throw new RequiresReact(`the ${late[0]} of a <${tag}> before its other attributes`);
  }
}

function hasOnlyClass(attributes: Attributes): boolean {
  for (const name in attributes) {
    if (name !== 'className' && name !== 'children') return false;
  }
  return true;
}

/** Attributes of an element, one after the other. */
export function writeAttributes(tag: string, attributes: Attributes): string {
  let text = '';
  for (const name in attributes) {
    const value = attributes[name];
    if (name === 'children' || (name === 'dangerouslySetInnerHTML' && isEmpty(value))) continue;
    text += writeAttribute(getWriting(tag, name), value);
  }
  return text;
}

/**
 * Returns true if none of these attributes has one of the names, so that they can be written after
 * each other.
 */
export function areOthers(attributes: Attributes, names: ReadonlySet<string>): boolean {
  for (const name in attributes) if (names.has(name)) return false;
  return true;
}

/** Returns true for a `dangerouslySetInnerHTML` that is empty. */
function isEmpty(inside: unknown): boolean {
  return (
    typeof inside === 'object' &&
    inside !== null &&
    '__html' in inside &&
    // Browsers with trusted types hold an object here, which is not a string.
    String(inside.__html) === ''
  );
}

/** Returns the scope inside an element, by the scope around it. */
export function enterScope(tag: string, scope: Scope): Scope {
  return scope.hasHints && WITHOUT_HINTS.has(tag) ? { ...scope, hasHints: false } : scope;
}

/**
 * An element that has nothing inside.
 *
 * @throws RequiresReact for what is left to React.
 */
export function writeVoid(tag: string, attributes: Attributes, scope: Scope): string {
  const { children, loading } = attributes;
  if (children !== undefined && children !== null) throw new RequiresReact(`children of <${tag}>`);
  return `${writeOpening(tag, attributes)}${tag === 'img' ? withoutHint(loading, scope) : ''}`;
}

/**
 * Returns the text behind a picture, which is empty.
 *
 * @throws RequiresReact where React writes a hint for it in front of the page.
 */
export function withoutHint(loading: unknown, scope: Scope): string {
  if (scope.hasHints && loading !== 'lazy') {
    throw new RequiresReact('a picture that is loaded at once');
  }
  return '';
}

function setOf(names: string): ReadonlySet<string> {
  return new Set(names.split(' '));
}
