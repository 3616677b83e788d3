import { isRecord } from '#schemas/is-record.ts';

/**
 * The members by which the page looks a component up. They are fixed in a snippet, since a person
 * who inserts a component has already chosen its type.
 */
const FIXED = new Set(['componentType', 'cardType']);
const INDENT = '  ';

/**
 * A component as a snippet: each of its texts can be typed over, one after the other by Tab, and is
 * right as it stands; into each empty list something can be put.
 */
export function createComponentSnippet(component: object): string {
  let stops = 0;
  return textOf(component, '', '');

  function textOf(value: unknown, name: string, indent: string): string {
    if (typeof value === 'string') return `"${FIXED.has(name) ? escaped(value) : stop(value)}"`;
    const inside = indent + INDENT;
    if (Array.isArray(value)) {
      if (value.length === 0) return `[${stop('')}]`;
      return block(
        '[]',
        value.map((item: unknown) => textOf(item, '', inside)),
        indent,
      );
    }
    if (!isRecord(value)) return JSON.stringify(value);
    const members = Object.entries(value).map(
      ([key, member]) => `"${escaped(key)}": ${textOf(member, key, inside)}`,
    );
    return block('{}', members, indent);
  }

  function stop(text: string): string {
    stops += 1;
    return text === '' ? `$${stops}` : `\${${stops}:${escaped(text)}}`;
  }
}

function block(brackets: string, lines: readonly string[], indent: string): string {
  if (lines.length === 0) return brackets;
  const [first, last] = brackets;
  const inner = lines.map((line) => `${indent}${INDENT}${line}`).join(',\n');
  return `${first}\n${inner}\n${indent}${last}`;
}

/** A text within a JSON string within a snippet. */
function escaped(text: string): string {
  return JSON.stringify(text)
    .slice(1, -1)
    .replace(/[\\$}]/g, '\\$&');
}
