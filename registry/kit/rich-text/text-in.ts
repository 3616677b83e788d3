import type { RichTextNode } from '#schemas/prepared.ts';

/** What a node of a rich text says, without its markup. */
export function textIn(node: RichTextNode): string {
  return typeof node === 'string' ? node : (node.children ?? []).map(textIn).join('');
}
