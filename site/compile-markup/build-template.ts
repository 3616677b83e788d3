import type { ESTree } from 'vite';
import { attributeText, escapeText, tagOf, writingOf } from '#renderer/markup';
import type { Node } from './find-compilable.ts';
import { constantOf } from './constant-of.ts';
import { attributeNameOf, isCompilable, isSaying, tagNameOf } from './is-compilable.ts';
import { jsxText } from './jsx-text.ts';

/** A part of a source that is worked out each time: an expression, or the properties of an element as one object. */
export type Value =
  | Node
  | { readonly start: number; readonly attributes: readonly ESTree.JSXAttributeItem[] };

/** A template, as source. */
export interface BuiltTemplate {
  /** Statements that write it. */
  readonly write: string;
  /** Its elements as React's JSX. */
  readonly react: string;
  /** What `$` holds in both. */
  readonly values: readonly Value[];
}

/** The names that compiled modules have for what `#renderer/markup` offers. */
export const RUN_TIME = {
  templated: '$templated',
  constant: '$constant',
  writeMarkup: '$write',
  writeComponent: '$component',
  writingOf: '$writing',
  attributeText: '$attribute',
  attributesText: '$attributes',
  areOthers: '$others',
  openingOf: '$opening',
  voidOf: '$void',
  withoutHint: '$hint',
  scopeInside: '$inside',
} as const;

/** What a template knows of the module around it. */
export interface Module {
  /** Gives an expression a name, since it is the same each time. */
  readonly define: (expression: string) => string;
  /** The name of an element that is the same each time. */
  /** The name of a component that has nothing inside, if it is the same each time. */
  readonly componentOf: (element: ESTree.JSXElement) => string | undefined;
  readonly nameOf: (element: ESTree.JSXElement) => string | undefined;
}

/** Makes one template of an element that is compilable, with those inside it that are. */
export function buildTemplate(element: ESTree.JSXElement, module: Module): BuiltTemplate {
  const parts = createParts();
  const react = addElement(element, { parts, module, scope: 'scope' });
  return { write: parts.statements(), react, values: parts.values };
}

/** Collects expressions that give HTML, in which what is the same each time is put together. */
function createPieces() {
  let pieces: string[] = [];
  let text = '';
  const endText = () => {
    if (text) pieces.push(JSON.stringify(text));
    text = '';
  };
  return {
    text(constant: string) {
      text += constant;
    },
    html(expression: string) {
      endText();
      pieces.push(expression);
    },
    /** All of them as one expression, which is empty where there are none; and begins anew. */
    sum() {
      endText();
      const sum = pieces.join(' + ');
      pieces = [];
      return sum;
    },
  };
}

/** Collects what is written one after the other. */
function createParts() {
  const values: Value[] = [];
  const statements: string[] = [];
  const { text, html, sum } = createPieces();
  const endPieces = () => {
    const pieces = sum();
    if (pieces) statements.push(`made.html += ${pieces};`);
  };
  return {
    values,
    text,
    html,
    /** Adds what writes HTML itself. */
    statement(statement: string) {
      endPieces();
      statements.push(statement);
    },
    /** Gives the name of a value. */
    value: (value: Value) => `$[${values.push(value) - 1}]`,
    statements() {
      endPieces();
      return statements.join(' ');
    },
  };
}

interface Place {
  readonly parts: ReturnType<typeof createParts>;
  readonly module: Module;
  /** An expression that gives it. */
  readonly scope: string;
}

/** Adds an element and what is inside it. Gives it as JSX, like all that follow. */
function addElement(element: ESTree.JSXElement, place: Place): string {
  const { parts, scope } = place;
  const tag = tagNameOf(element);
  const { end } = tagOf(tag);
  const { given, spread } = addOpening(tag, element.openingElement, place);
  if (!end) return `<${tag}${given} />`;

  const inside = { ...place, scope: scopeIn(tag, scope) };
  const children = element.children.filter(isSaying).map((child) => addChild(child, inside));
  if (spread && children.length === 0) addWritten(`${spread}?.children`, inside);
  parts.text(end);
  return `<${tag}${given}>${children.join('')}</${tag}>`;
}

interface Opening {
  /** The attributes as JSX. */
  readonly given: string;
  /** The value that holds those without a name. */
  readonly spread?: string;
}

function addOpening(
  tag: string,
  { attributes, start }: ESTree.JSXOpeningElement,
  place: Place,
): Opening {
  const { parts, scope } = place;
  const { start: tagStart, close, end } = tagOf(tag);
  const firstSpread = attributes.findIndex(({ type }) => type === 'JSXSpreadAttribute');
  const named = attributes.slice(0, firstSpread < 0 ? undefined : firstSpread);
  const others = attributes.slice(named.length);
  if (others.some(({ type }) => type === 'JSXAttribute')) {
    const props = parts.value({ start, attributes });
    parts.html(wholeOf(tag, props, scope));
    return { given: ` {...${props}}`, spread: props };
  }

  const written = named.flatMap((each) =>
    each.type === 'JSXAttribute' ? addAttribute(tag, each, place) : [],
  );
  const loading = written.find(({ name }) => name === 'loading')?.value;
  const hint = tag === 'img' ? [`${RUN_TIME.withoutHint}(${loading}, ${scope})`] : [];
  const given = written.map(({ name, value }) => ` ${name}={${value}}`).join('');
  if (others.length === 0) {
    parts.text(tagStart);
    for (const { text, html } of written) html ? parts.html(html) : parts.text(text);
    parts.text(close);
    for (const each of hint) parts.html(each);
    return { given };
  }

  const [first] = others;
  const alone = others.length === 1 && first?.type === 'JSXSpreadAttribute';
  const spread = parts.value(alone ? first.argument : { start, attributes: others });
  const taken = [
    ...written.map(({ name }) => name),
    'loading',
    'name',
    ...(end ? [] : ['children']),
  ];
  const isPlain = `${RUN_TIME.areOthers}(${spread}, ${place.module.define(`new Set(${JSON.stringify([...new Set(taken)])})`)})`;
  const plain = createPieces();
  plain.text(tagStart);
  for (const { text, html } of written) html ? plain.html(html) : plain.text(text);
  plain.html(`${RUN_TIME.attributesText}("${tag}", ${spread})`);
  plain.text(close);
  for (const each of hint) plain.html(each);
  const members = written.map(({ name, value }) => `"${name}": ${value}, `).join('');
  parts.html(
    `(${isPlain} ? ${plain.sum()} : ${wholeOf(tag, `{ ${members}...${spread} }`, scope)})`,
  );
  return { given: `${given} {...${spread}}`, spread };
}

/** The opening of an element whose attributes are known only as a whole. */
function wholeOf(tag: string, props: string, scope: string): string {
  return tagOf(tag).end
    ? `${RUN_TIME.openingOf}("${tag}", ${props})`
    : `${RUN_TIME.voidOf}("${tag}", ${props}, ${scope})`;
}

interface Written {
  readonly name: string;
  /** An expression that gives it. */
  readonly value: string;
  /** What is written each time. */
  readonly text: string;
  /** An expression that gives what is written; only where that may differ. */
  readonly html?: string;
}

function addAttribute(
  tag: string,
  attribute: ESTree.JSXAttribute,
  { parts, module }: Place,
): Written[] {
  const name = attributeNameOf(attribute);
  if (name === 'key') return [];
  const { value: node } = attribute;
  const expression = node?.type === 'JSXExpressionContainer' ? node.expression : node;
  const constant = expression ? constantOf(expression) : true;
  if (!expression || constant !== undefined) {
    const text = attributeText(writingOf(tag, name), constant);
    return [{ name, value: JSON.stringify(constant), text }];
  }
  const value = parts.value(expression);
  const writing = module.define(`${RUN_TIME.writingOf}("${tag}", "${name}")`);
  return [{ name, value, text: '', html: `${RUN_TIME.attributeText}(${writing}, ${value})` }];
}

function addChild(child: ESTree.JSXChild, place: Place): string {
  const { parts } = place;
  if (child.type === 'JSXElement' && isCompilable(child, false)) return addElement(child, place);
  const name = child.type === 'JSXElement' && place.module.nameOf(child);
  if (name) {
    addWritten(name, place);
    return `{${name}}`;
  }
  const component = child.type === 'JSXElement' && place.module.componentOf(child);
  if (component) {
    const { attributes, start } = child.openingElement;
    const props = parts.value({ start, attributes });
    parts.statement(`${RUN_TIME.writeComponent}(${component}, ${props}, made, ${place.scope});`);
    return `<${component} {...${props}} />`;
  }
  const node = child.type === 'JSXExpressionContainer' ? child.expression : child;
  const constant = node.type === 'JSXText' ? jsxText(node.value) : constantOf(node);
  if (typeof constant === 'string') {
    parts.text(escapeText(constant));
    return `{${JSON.stringify(constant)}}`;
  }
  const value = parts.value(node);
  addWritten(value, place);
  return `{${value}}`;
}

function addWritten(value: string, { parts, scope }: Place): void {
  parts.statement(`${RUN_TIME.writeMarkup}(${value}, made, ${scope});`);
}

function scopeIn(tag: string, scope: string): string {
  return tag === 'picture' || tag === 'noscript'
    ? `${RUN_TIME.scopeInside}("${tag}", ${scope})`
    : scope;
}
