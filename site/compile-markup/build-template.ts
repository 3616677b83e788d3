import type { ESTree } from 'vite';
import { writeAttribute, escapeText, getTag, getWriting } from '#renderer/markup';
import { findConstant } from './find-constant.ts';
import {
  getAttributeName,
  isCompilable,
  isSaying,
  getTagName,
  normalizeJsxText,
} from './is-compilable.ts';
import { createParts, createPieces, type Value } from './parts.ts';

/** A template, as source. */
export interface BuiltTemplate {
  /** Statements that write it. */
  readonly write: string;
  /** Its elements as React's JSX. */
  readonly react: string;
  /** The values that `$` holds in both. */
  readonly values: readonly Value[];
}

/** The names that compiled modules have for what `#renderer/markup` offers. */
export const RUN_TIME = {
  templated: '$templated',
  constant: '$constant',
  writeMarkup: '$write',
  writeComponent: '$component',
  getWriting: '$writing',
  writeAttribute: '$attribute',
  writeAttributes: '$attributes',
  areOthers: '$others',
  writeOpening: '$opening',
  writeVoid: '$void',
  withoutHint: '$hint',
  enterScope: '$inside',
} as const;

/** The part of the surrounding module that a template knows. */
export interface Module {
  /** Gives an expression a name, since it is the same each time. */
  readonly define: (expression: string) => string;
  /** The name of a component that has nothing inside, where that means the same each time. */
  readonly componentOf: (element: ESTree.JSXElement) => string | undefined;
  /** The name of an element that is the same each time. */
  readonly nameOf: (element: ESTree.JSXElement) => string | undefined;
}

/** Makes one template of an element that is compilable, with those inside it that are. */
export function buildTemplate(element: ESTree.JSXElement, module: Module): BuiltTemplate {
  const parts = createParts();
  const react = addElement(element, { parts, module, scope: 'scope' });
  return { write: parts.statements(), react, values: parts.values };
}

interface Place {
  readonly parts: ReturnType<typeof createParts>;
  readonly module: Module;
  /** An expression that gives it. */
  readonly scope: string;
}

/** Adds an element and what is inside it. Gives it as JSX, like all that follow. */
function addElement(element: ESTree.JSXElement, context: Place): string {
  const { parts, scope } = context;
  const tag = getTagName(element);
  const { end } = getTag(tag);
  const { listed, spread } = addOpening(tag, element.openingElement, context);
  if (!end) return `<${tag}${listed} />`;

  const inside = { ...context, scope: scopeIn(tag, scope) };
  const children = element.children.filter(isSaying).map((child) => addChild(child, inside));
  if (spread && children.length === 0) addWritten(`${spread}?.children`, inside);
  parts.text(end);
  return `<${tag}${listed}>${children.join('')}</${tag}>`;
}

interface Opening {
  /** The attributes as JSX. */
  readonly listed: string;
  /** The value that holds those without a name. */
  readonly spread?: string;
}

function addOpening(
  tag: string,
  { attributes, start }: ESTree.JSXOpeningElement,
  context: Place,
): Opening {
  const firstSpread = attributes.findIndex(({ type }) => type === 'JSXSpreadAttribute');
  const named = attributes.slice(0, firstSpread < 0 ? undefined : firstSpread);
  const others = attributes.slice(named.length);
  if (others.some(({ type }) => type === 'JSXAttribute')) {
    const props = context.parts.value({ start, attributes });
    context.parts.html(wholeOf(tag, props, context.scope));
    return { listed: ` {...${props}}`, spread: props };
  }

  const written = named.flatMap((each) =>
    each.type === 'JSXAttribute' ? addAttribute(tag, each, context) : [],
  );
  const listed = written.map(({ name, value }) => ` ${name}={${value}}`).join('');
  const [first] = others;
  if (!first) {
    addTag(tag, { written, scope: context.scope }, context.parts);
    return { listed };
  }
  const isAlone = others.length === 1 && first.type === 'JSXSpreadAttribute';
  const spread = context.parts.value(isAlone ? first.argument : { start, attributes: others });
  const plain = createPieces();
  const parts: TagParts = { written, spread, scope: context.scope };
  addTag(tag, parts, plain);
  const members = written.map(({ name, value }) => `"${name}": ${value}, `).join('');
  const source = wholeOf(tag, `{ ${members}...${spread} }`, context.scope);
  context.parts.html(`(${isOther(tag, parts, context)} ? ${plain.sum()} : ${source})`);
  return { listed: `${listed} {...${spread}}`, spread };
}

interface TagParts {
  readonly written: readonly Written[];
  /** The value that holds the attributes without a name. */
  readonly spread?: string;
  readonly scope: string;
}

function addTag(
  tag: string,
  { written, spread, scope }: TagParts,
  pieces: Pick<ReturnType<typeof createPieces>, 'text' | 'html'>,
): void {
  const { start, close } = getTag(tag);
  pieces.text(start);
  for (const { text, html } of written) {
    if (html) pieces.html(html);
    else pieces.text(text);
  }
  if (spread) pieces.html(`${RUN_TIME.writeAttributes}("${tag}", ${spread})`);
  pieces.text(close);
  if (tag !== 'img') return;
  const loading = written.find(({ name }) => name === 'loading')?.value;
  pieces.html(`${RUN_TIME.withoutHint}(${loading}, ${scope})`);
}

/**
 * Returns an expression that is true if no spread attribute has the name of a written one, or has a
 * meaning that only all attributes together have.
 */
function isOther(tag: string, { written, spread }: TagParts, { module }: Place): string {
  const names = ['loading', 'name', ...written.map(({ name }) => name)];
  if (!getTag(tag).end) names.push('children');
  const taken = module.define(`new Set(${JSON.stringify([...new Set(names)].toSorted())})`);
  return `${RUN_TIME.areOthers}(${spread}, ${taken})`;
}

/** The opening of an element whose attributes are known only as a whole. */
function wholeOf(tag: string, props: string, scope: string): string {
  return getTag(tag).end
    ? `${RUN_TIME.writeOpening}("${tag}", ${props})`
    : `${RUN_TIME.writeVoid}("${tag}", ${props}, ${scope})`;
}

interface Written {
  readonly name: string;
  /** An expression that gives it. */
  readonly value: string;
  /** The text that is written each time. */
  readonly text: string;
  /** An expression that gives what is written; only where that may differ. */
  readonly html?: string;
}

function addAttribute(
  tag: string,
  attribute: ESTree.JSXAttribute,
  { parts, module }: Place,
): Written[] {
  const name = getAttributeName(attribute);
  if (name === 'key') return [];
  const { value: node } = attribute;
  const expression = node?.type === 'JSXExpressionContainer' ? node.expression : node;
  const constant = expression ? findConstant(expression) : true;
  if (!expression || constant !== undefined) {
    const text = writeAttribute(getWriting(tag, name), constant);
    return [{ name, value: JSON.stringify(constant), text }];
  }
  const value = parts.value(expression);
  const writing = module.define(`${RUN_TIME.getWriting}("${tag}", "${name}")`);
  return [{ name, value, text: '', html: `${RUN_TIME.writeAttribute}(${writing}, ${value})` }];
}

function addChild(child: ESTree.JSXChild, context: Place): string {
  const { parts } = context;
  if (child.type === 'JSXElement' && isCompilable(child, false)) return addElement(child, context);
  const name = child.type === 'JSXElement' && context.module.nameOf(child);
  if (name) {
    addWritten(name, context);
    return `{${name}}`;
  }
  const component = child.type === 'JSXElement' && context.module.componentOf(child);
  if (component) {
    const { attributes, start } = child.openingElement;
    const props = parts.value({ start, attributes });
    parts.statement(`${RUN_TIME.writeComponent}(${component}, ${props}, made, ${context.scope});`);
    return `<${component} {...${props}} />`;
  }
  const node = child.type === 'JSXExpressionContainer' ? child.expression : child;
  const constant = node.type === 'JSXText' ? normalizeJsxText(node.value) : findConstant(node);
  if (typeof constant === 'string') {
    parts.text(escapeText(constant));
    return `{${JSON.stringify(constant)}}`;
  }
  const value = parts.value(node);
  addWritten(value, context);
  return `{${value}}`;
}

function addWritten(value: string, { parts, scope }: Place): void {
  parts.statement(`${RUN_TIME.writeMarkup}(${value}, made, ${scope});`);
}

function scopeIn(tag: string, scope: string): string {
  return tag === 'picture' || tag === 'noscript'
    ? `${RUN_TIME.enterScope}("${tag}", ${scope})`
    : scope;
}
