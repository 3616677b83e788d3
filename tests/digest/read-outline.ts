import { removeSoftHyphens } from '#schemas/content/soft-hyphens.ts';

/**
 * A part of the page that stands at its top level, such as a landmark, with everything inside it.
 */
export type OutlineBlock = readonly string[];

/**
 * Reduces an accessibility snapshot to roles, names, levels, states and texts: what a person with a
 * screen reader gets to know. Where links lead is none of it. Each line is cut as the caller says.
 */
export function readOutline(snapshot: string, cut: (line: string) => string): OutlineBlock[] {
  const blocks: string[][] = [];
  const lines = removeSoftHyphens(snapshot)
    .split('\n')
    .flatMap((line) => readLine(line, cut));
  for (const line of joinLoneChildren(lines)) {
    if (line.startsWith(' ') && blocks.length > 0) blocks.at(-1)?.push(line);
    else blocks.push([line]);
  }
  return blocks;
}

function readLine(line: string, cut: (line: string) => string): string[] {
  const [, indent = '', rest = ''] = /^( *)- (.*)$/.exec(line) ?? [];
  if (rest === '' || rest.startsWith('/')) return [];
  const said = withoutQuotes(rest.replace(/:$/, '')).replaceAll(/ \[(active|cursor=\w+)\]/g, '');
  return [cut(indent + said)];
}

/**
 * A role without a name that holds one thing stands on one line with it: most items of lists are
 * such.
 */
function joinLoneChildren(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const [index, line] of lines.entries()) {
    const holder = joined.at(-1) ?? '';
    const isLone = /^ *[a-z]+$/.test(holder) && depthOf(lines[index + 1]) <= depthOf(holder);
    if (isLone && depthOf(line) === depthOf(holder) + 1) {
      joined[joined.length - 1] = `${holder} > ${line.trimStart()}`;
    } else {
      joined.push(line);
    }
  }
  return joined;
}

function depthOf(line = ''): number {
  return (/^ */.exec(line)?.[0].length ?? 0) / 2;
}

/** The snapshot is YAML, which puts what has a colon in it between quotes. */
function withoutQuotes(text: string): string {
  return /^'.*'$/.test(text) ? text.slice(1, -1).replaceAll("''", "'") : text;
}
