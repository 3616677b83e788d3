import type { ESTree } from 'vite';
import { listChildren, isNode, type Node } from './find-compilable.ts';

/**
 * The names that mean the same everywhere in a module: of what it imports, and of its own functions
 * and constants.
 */
export function listModuleNames({ body }: ESTree.Program): ReadonlySet<string> {
  const outermost = body.map((statement) =>
    statement.type === 'ExportNamedDeclaration' && statement.declaration
      ? statement.declaration
      : statement,
  );
  const names = new Set(outermost.flatMap(namesDeclaredBy));
  for (const statement of outermost) {
    for (const name of namesInside(statement)) names.delete(name);
  }
  return names;
}

function namesDeclaredBy(node: ESTree.Statement | ESTree.Declaration): string[] {
  switch (node.type) {
    case 'ImportDeclaration':
      return node.specifiers.map(({ local }) => local.name);
    case 'FunctionDeclaration':
      return node.id ? [node.id.name] : [];
    case 'VariableDeclaration':
      return node.kind === 'const' ? node.declarations.flatMap(({ id }) => identifiersIn(id)) : [];
    default:
      return [];
  }
}

/** The names of parameters, and of what is declared inside functions. */
function namesInside(node: Node, isOutermost = true): string[] {
  const own = isOutermost ? [] : declaredIn(node);
  const params =
    'params' in node && Array.isArray(node.params) ? node.params.flatMap(identifiersIn) : [];
  const isDeclaration = node.type === 'VariableDeclaration';
  return [
    ...own,
    ...params,
    ...listChildren(node).flatMap((child) => namesInside(child, isOutermost && isDeclaration)),
  ];
}

function declaredIn(node: Node): string[] {
  const declares = /^(?:VariableDeclarator|FunctionDeclaration|ClassDeclaration)$/.test(node.type);
  return declares && 'id' in node ? identifiersIn(node.id) : [];
}

/**
 * Those in a pattern; and in what stands for what is missing, which are too many and do no harm.
 */
function identifiersIn(pattern: unknown): string[] {
  if (!isNode(pattern)) return [];
  if (pattern.type === 'Identifier' && 'name' in pattern) return [String(pattern.name)];
  return listChildren(pattern).flatMap(identifiersIn);
}
