/** A node of a syntax tree, as far as it is known here. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [member: string]: unknown;
}

/** These nodes have an expression inside, though they are written for the compiler. */
const WRAPPERS = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'];

/** These nodes run nothing of their own, or name a file. */
const SKIPPED = /^(?:TS.*|Import(?:Declaration|Expression)|ExportAllDeclaration|JSXText)$/;

/** Members that are names, and not code. */
const NAMES = ['key', 'typeAnnotation', 'typeArguments', 'typeParameters', 'returnType', 'source'];

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
