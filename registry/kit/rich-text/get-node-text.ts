import type { RichTextNode } from '#schemas/prepared.ts';

/** The text of a node of a rich text, without its markup. */
export function getNodeText(node: RichTextNode): string {
  return typeof node === 'string' ? node : (node.children ?? []).map(getNodeText).join('');
}
