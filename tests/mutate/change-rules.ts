/** Holds the text that takes the place of a stretch of a node. */
export interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

type Rule = (node: SyntaxNode, text: string) => readonly Replacement[];

const OPPOSITES: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
};

/**
 * The changes that a kind of node can suffer: operators, conditions, constants, removed statements,
 * returns.
 */
export const CHANGE_RULES: Readonly<Record<string, Rule>> = {
  BinaryExpression: swapOperator,
  LogicalExpression: swapOperator,
  UnaryExpression: (node, text) => {
    const inner = childOf(node, 'argument');
    return node['operator'] === '!' && inner
      ? [whole(node, text.slice(inner.start, inner.end))]
      : [];
  },
  IfStatement: (node, text) => conditionChanges(childOf(node, 'test'), text),
  ConditionalExpression: (node, text) => conditionChanges(childOf(node, 'test'), text),
  Literal: changeConstant,
  ExpressionStatement: (node) => (node['directive'] ? [] : [whole(node, ';')]),
  ReturnStatement: (node) => {
    const value = childOf(node, 'argument');
    return value && value['name'] !== 'undefined'
      ? [whole(node, 'return undefined as never;')]
      : [];
  },
  ArrowFunctionExpression: (node) => {
    const body = childOf(node, 'body');
    return body && body.type !== 'BlockStatement' && body['name'] !== 'undefined'
      ? [whole(body, '(undefined as never)')]
      : [];
  },
};

/** These nodes have an expression inside, though they are written for the compiler. */
const WRAPPERS = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'];

/** These nodes run nothing of their own, or name a file. */
const SKIPPED = /^(?:TS.*|Import(?:Declaration|Expression)|ExportAllDeclaration|JSXText)$/;

/** Members that are names, and not code. */
const NAMES = ['key', 'typeAnnotation', 'typeArguments', 'typeParameters', 'returnType', 'source'];

function swapOperator(node: SyntaxNode, text: string): Replacement[] {
  const [left, right] = [childOf(node, 'left'), childOf(node, 'right')];
  const operator = String(node['operator']);
  const opposite = OPPOSITES[operator];
  if (!left || !right || opposite === undefined) return [];
  const start = text.indexOf(operator, left.end);
  if (start < 0 || start > right.start) return [];
  return [{ start, end: start + operator.length, replacement: opposite }];
}

function conditionChanges(test: SyntaxNode | undefined, text: string): Replacement[] {
  if (!test) return [];
  return [whole(test, `!(${text.slice(test.start, test.end)})`), whole(test, 'false')];
}

function changeConstant(node: SyntaxNode): Replacement[] {
  const value = node['value'];
  if (typeof value === 'boolean') return [whole(node, String(!value))];
  if (typeof value === 'number') return [whole(node, String(value + 1))];
  if (typeof value === 'string' && value !== '') return [whole(node, `''`)];
  return [];
}

function whole({ start, end }: SyntaxNode, replacement: string): Replacement {
  return { start, end, replacement };
}

function childOf(node: SyntaxNode, name: string): SyntaxNode | undefined {
  const child = node[name];
  // A member of a node that is an object is a node.
  return typeof child === 'object' && child !== null ? (child as SyntaxNode) : undefined;
}

/** A node of a syntax tree, as far as it is known here. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [member: string]: unknown;
}

/** Visits every node that runs: types, imports and names of members are left out. */
export function walkCode(node: SyntaxNode, visit: (node: SyntaxNode) => void): void {
  if (SKIPPED.test(node.type) && !WRAPPERS.includes(node.type)) return;
  if (isClassName(node)) return;
  visit(node);
  for (const [name, member] of Object.entries(node)) {
    if (NAMES.includes(name) && node['computed'] !== true) continue;
    const children: readonly unknown[] = Array.isArray(member) ? member : [member];
    for (const child of children) {
      if (isNode(child)) walkCode(child, visit);
    }
  }
}

/** Which class an element has is a matter of its looks, which other tests see. */
function isClassName({ type, name }: SyntaxNode): boolean {
  return type === 'JSXAttribute' && isNode(name) && name['name'] === 'className';
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
