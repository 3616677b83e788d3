/** An element as React writes it, with the texts between its elements. */
export interface MarkupElement {
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: (MarkupElement | string)[];
}

const TOKEN = /<(\/?)([a-zA-Z][^\s/>]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/g;
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g;
const VOID = new Set([
  'area',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'source',
  'track',
  'wbr',
]);
const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/**
 * Reads static markup of React into a tree. A browser's own parser is not asked: the policy of a
 * preview lets nothing make elements of a text. React writes so few forms that these lines know
 * them all.
 */
export function readMarkup(markup: string): MarkupElement {
  const root: MarkupElement = { tag: '', attributes: new Map(), children: [] };
  const open = [root];
  for (const [, slash, tag, attributes = '', text] of markup.matchAll(TOKEN)) {
    const parent = open.at(-1) ?? root;
    if (text !== undefined) {
      parent.children.push(unescaped(text));
    } else if (slash) {
      open.pop();
    } else if (tag !== undefined) {
      const element = {
        tag: tag.toLowerCase(),
        attributes: attributesIn(attributes),
        children: [],
      };
      // The links with which React has the browser preload files are no part of the component.
      if (parent === root && element.tag === 'link') continue;
      parent.children.push(element);
      if (!VOID.has(element.tag)) open.push(element);
    }
  }
  return root;
}

function attributesIn(written: string): Map<string, string> {
  return new Map(
    [...written.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      unescaped(value),
    ]),
  );
}

function unescaped(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (written) => CHARACTERS[written] ?? written);
}
