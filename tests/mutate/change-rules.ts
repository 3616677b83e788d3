import type { SyntaxNode } from './walk-code.ts';

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
