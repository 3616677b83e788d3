import type { RichTextNode } from '../prepared.ts';

/** Elements that mean something inside one of these only. */
const PARENTS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['li', new Set(['ul', 'ol'])],
  ['thead', new Set(['table'])],
  ['tbody', new Set(['table'])],
  ['tr', new Set(['table', 'thead', 'tbody'])],
  ['th', new Set(['tr'])],
  ['td', new Set(['tr'])],
]);
const BLOCKS = new Set('p div ul ol h2 h3 h4 h5 h6 blockquote table'.split(' '));
const HOLDS_NO_BLOCK = new Set('p h2 h3 h4 h5 h6'.split(' '));

/** Elements between a table and its cells, which hold each other and nothing else. */
const TABLE_STRUCTURE = new Set(['table', 'thead', 'tbody', 'tr']);

/**
 * Returns true if a browser would leave an element in its place when it reads the page's HTML. For
 * example, it moves a block out of a paragraph, and then its tree differs from the one that
 * hydration expects.
 */
export function isAllowedInside(ancestors: readonly string[], tag: string): boolean {
  const parent = ancestors.at(-1) ?? '';
  const parents = PARENTS.get(tag);
  if (parents) return parents.has(parent);
  if (isTableStructure(parent)) return false;
  if (tag === 'a') return !ancestors.includes('a');
  return !BLOCKS.has(tag) || !ancestors.some((ancestor) => HOLDS_NO_BLOCK.has(ancestor));
}

/** Returns true if an element may hold no text as its direct child. */
export function isTableStructure(tag: string): boolean {
  return TABLE_STRUCTURE.has(tag);
}

/** The children of a table, with the tbody that a browser puts around rows without one. */
export function addTableBodies(children: readonly RichTextNode[]): RichTextNode[] {
  const sections: RichTextNode[] = [];
  let body: RichTextNode[] | undefined;
  for (const child of children) {
    const isRow = typeof child !== 'string' && child.tag === 'tr';
    if (!isRow) {
      body = undefined;
      sections.push(child);
    } else if (body) body.push(child);
    else {
      body = [child];
      sections.push({ tag: 'tbody', children: body });
    }
  }
  return sections;
}
