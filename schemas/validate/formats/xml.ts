import { escapeCharacter } from './escape-invisible.ts';

export type Attributes = Readonly<Record<string, string | number>>;

/** An element with text, or with elements that are printed already, each on lines of its own. */
export function formatElement(
  name: string,
  attributes: Attributes,
  content: string | readonly string[],
): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const start = `<${name}${list.join('')}`;
  const inside =
    typeof content === 'string' ? escapeXml(content) : indent(content.join('')).trimEnd();
  if (inside === '') return `${start}/>\n`;
  return typeof content === 'string'
    ? `${start}>${inside}</${name}>\n`
    : `${start}>\n${inside}\n</${name}>\n`;
}

const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/**
 * Returns a text as XML 1.0 may hold it. A character that it forbids, escaped or not, is shown as
 * JSON would escape it.
 */
export function escapeXml(value: string | number): string {
  return String(value)
    .replaceAll(/[&<>"']/g, (character) => REFERENCES[character] ?? character)
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, escapeCharacter)
    .replaceAll(/[\t\r]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function indent(lines: string): string {
  return lines.replaceAll(/^(?= *<)/gm, '  ');
}
