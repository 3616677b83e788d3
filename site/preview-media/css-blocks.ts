/**
 * A rule of a style sheet as it stands there: what comes before its braces, and what is in them.
 */
export interface CssBlock {
  readonly prelude: string;
  /** Left out where it ends with a semicolon. */
  readonly body?: string;
}

/**
 * Reads a style sheet, or what is in the braces of a rule, into its outermost rules and
 * declarations.
 */
export function parseCssBlocks(css: string): CssBlock[] {
  const blocks: CssBlock[] = [];
  let start = 0;
  let bodyStart = 0;
  let depth = 0;
  const end = (at: number, body?: string) => {
    const prelude = css.slice(start, body === undefined ? at : bodyStart - 1).trim();
    if (prelude) blocks.push({ prelude, ...(body !== undefined && { body }) });
    start = at + 1;
  };

  for (let at = 0; at < css.length; at += 1) {
    at = skip(css, at);
    const character = css[at];
    if (character === '{') {
      if (depth === 0) bodyStart = at + 1;
      depth += 1;
    } else if (character === '}') {
      depth -= 1;
      if (depth === 0) end(at, css.slice(bodyStart, at).trim());
    } else if (character === ';' && depth === 0) end(at);
  }
  end(css.length);
  return blocks;
}

/** The parts of a list, such as selectors, that no bracket holds together. */
export function listParts(list: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let depth = 0;
  for (let at = 0; at < list.length; at += 1) {
    at = skip(list, at);
    const character = list[at] ?? '';
    if ('(['.includes(character)) depth += 1;
    if (')]'.includes(character)) depth -= 1;
    if (character !== ',' || depth > 0) continue;
    parts.push(list.slice(start, at).trim());
    start = at + 1;
  }
  return [...parts, list.slice(start).trim()];
}

/** The end of a string, comment or escaped character that begins here; else the same place. */
function skip(css: string, at: number): number {
  const character = css[at];
  if (character === '\\') return at + 1;
  if (css.startsWith('/*', at)) return lastOf(css.indexOf('*/', at + 2) + 1, css);
  if (character !== '"' && character !== "'") return at;
  let end = at + 1;
  while (end < css.length && css[end] !== character) end += css[end] === '\\' ? 2 : 1;
  return end;
}

function lastOf(found: number, css: string): number {
  return found > 0 ? found : css.length;
}
