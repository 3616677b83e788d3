import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser';

/**
 * The texts of all members of an object, by name, each as if it stood in a file of its own; nothing
 * for broken JSON.
 */
export function findMemberTexts(text: string): ReadonlyMap<string, string> | undefined {
  const root = treeOf(text);
  if (root?.type !== 'object') return undefined;
  return new Map(
    (root.children ?? []).flatMap(({ children = [] }): [string, string][] => {
      const [name, value] = children;
      return name && value ? [[String(name.value), textOfNode(text, value)]] : [];
    }),
  );
}

/** The text of the value at a path, as if it stood in a file of its own. */
export function findValueText(
  text: string,
  path: readonly (string | number)[],
): string | undefined {
  const root = treeOf(text);
  const node = root && findNodeAtLocation(root, [...path]);
  return node && textOfNode(text, node);
}

function treeOf(text: string): Node | undefined {
  try {
    JSON.parse(text);
    return parseTree(text);
  } catch {
    // The reader of trees would make one of anything.
    return undefined;
  }
}

/**
 * Taken out by as much as the line is indented on which it begins. No text of JSON spans two lines.
 */
function textOfNode(text: string, { offset, length }: Node): string {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const [indentation = ''] = /^[ \t]*/.exec(text.slice(lineStart, offset)) ?? [];
  const own = text.slice(offset, offset + length);
  const lines = own
    .split('\n')
    .map((line) => (line.startsWith(indentation) ? line.slice(indentation.length) : line));
  return `${lines.join('\n')}\n`;
}
