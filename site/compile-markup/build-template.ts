import type { ESTree } from 'vite';
import { attributeOf, escapeText, tagOf } from '#renderer/markup';
import type { Node } from './find-compilable.ts';
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
  writeMarkup: '$write',
  attributeOf: '$attribute',
  openingOf: '$opening',
  voidOf: '$void',
  scopeInside: '$inside',
} as const;

/** Makes one template of an element that is compilable, with those inside it that are. */
export function buildTemplate(element: ESTree.JSXElement): BuiltTemplate {
  const parts = createParts();
  const react = addElement(element, { parts, scope: 'scope' });
  return { write: parts.statements(), react, values: parts.values };
}

/** Collects what is written one after the other. */
function createParts() {
  const values: Value[] = [];
  const statements: string[] = [];
  let pieces: string[] = [];
  let text = '';

  const endText = () => {
    if (text) pieces.push(JSON.stringify(text));
    text = '';
  };
  const endPieces = () => {
    endText();
    if (pieces.length > 0) statements.push(`made.html += ${pieces.join(' + ')};`);
    pieces = [];
  };
  return {
    values,
    /** Adds what is the same each time. */
    text(constant: string) {
      text += constant;
    },
    /** Adds an expression that gives HTML. */
    html(expression: string) {
      endText();
      pieces.push(expression);
    },
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
  /** An expression that gives it. */
  readonly scope: string;
}

/** Adds an element and what is inside it. Gives it as JSX, like all that follow. */
function addElement(element: ESTree.JSXElement, { parts, scope }: Place): string {
  const tag = tagNameOf(element);
  const { start, close, end } = tagOf(tag);
  const { attributes } = element.openingElement;
  const isOpen = attributes.some(({ type }) => type === 'JSXSpreadAttribute') || tag === 'img';
  let given = '';
  let props = '';
  if (isOpen) {
    props = parts.value({ start: element.start, attributes });
    given = ` {...${props}}`;
    parts.html(
      end
        ? `${RUN_TIME.openingOf}("${tag}", ${props})`
        : `${RUN_TIME.voidOf}("${tag}", ${props}, ${scope})`,
    );
  } else {
    parts.text(start);
    for (const each of attributes) {
      if (each.type === 'JSXAttribute') given += addAttribute(tag, each, parts);
    }
    parts.text(close);
  }
  if (!end) return `<${tag}${given} />`;

  const inside = { parts, scope: scopeIn(tag, scope) };
  const children = element.children.filter(isSaying).map((child) => addChild(child, inside));
  if (isOpen && children.length === 0) addWritten(`${props}.children`, inside);
  parts.text(end);
  return `<${tag}${given}>${children.join('')}</${tag}>`;
}

function addAttribute(tag: string, attribute: ESTree.JSXAttribute, parts: Place['parts']): string {
  const name = attributeNameOf(attribute);
  if (name === 'key') return '';
  const { value: node } = attribute;
  const expression = node?.type === 'JSXExpressionContainer' ? node.expression : node;
  const constant = expression ? constantOf(expression) : true;
  if (constant !== undefined) {
    parts.text(attributeOf(tag, name, constant));
    return ` ${name}={${JSON.stringify(constant)}}`;
  }
  const value = parts.value(expression as Node);
  parts.html(`${RUN_TIME.attributeOf}("${tag}", "${name}", ${value})`);
  return ` ${name}={${value}}`;
}

function addChild(child: ESTree.JSXChild, { parts, scope }: Place): string {
  if (child.type === 'JSXElement' && isCompilable(child, false)) {
    return addElement(child, { parts, scope });
  }
  const node = child.type === 'JSXExpressionContainer' ? child.expression : child;
  const constant = node.type === 'JSXText' ? jsxText(node.value) : constantOf(node);
  if (typeof constant === 'string') {
    parts.text(escapeText(constant));
    return `{${JSON.stringify(constant)}}`;
  }
  const value = parts.value(node);
  addWritten(value, { parts, scope });
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

/** What a part of the source says each time; undefined where that may differ. */
function constantOf(node: Node): string | number | boolean | undefined {
  if (node.type !== 'Literal' || !('value' in node)) return undefined;
  const { value } = node;
  const isPlain =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isPlain ? value : undefined;
}
