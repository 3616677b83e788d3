import { isEqual } from '../is-equal.ts';
import { readRichText } from './read-rich-text.ts';
import { DROPPED_WITH_CONTENT, isAllowedTag, listDroppedAttributes } from './rich-text-rules.ts';

const MAX_CHARACTERS = 20_000;
const NAMES = [...DROPPED_WITH_CONTENT].join('|');
const WITH_CONTENT = new RegExp(`<(${NAMES})\\b[^>]*>[^]*?</\\1\\s*>`, 'gi');
const TAG = /<\/?(?<name>[a-z][\w-]*)(?<rest>(?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;
const ATTRIBUTE =
  /\s+(?<name>[^\s=>"'/]+)(?:\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s"'>]+)))?/g;

/**
 * Takes out of a rich text what the page leaves out of it, and changes nothing else. Returns
 * undefined where visitors would then read another text than before.
 */
export function removeDroppedMarkup(markup: string): string | undefined {
  if (markup.length > MAX_CHARACTERS) return undefined;
  const rest = markup
    .replaceAll(WITH_CONTENT, '')
    .replaceAll(TAG, (tag, name: string, attributes: string) => {
      if (!isAllowedTag(name.toLowerCase())) return '';
      return tag.startsWith('</')
        ? tag
        : `<${name}${keepAttributes(name.toLowerCase(), attributes)}>`;
    });
  let isClean = true;
  const read = readRichText(rest, { dropped: () => (isClean = false), linked: () => {} });
  return isClean && isEqual(read, readRichText(markup)) ? rest : undefined;
}

function keepAttributes(tag: string, attributes: string): string {
  return attributes.replaceAll(ATTRIBUTE, (whole, name: string, ...values: unknown[]) => {
    const value = values.slice(0, 3).find((each) => typeof each === 'string') ?? '';
    const isDropped = listDroppedAttributes(tag, { [name.toLowerCase()]: value }).length > 0;
    return isDropped ? '' : whole;
  });
}
