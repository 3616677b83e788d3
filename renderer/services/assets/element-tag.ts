const MAX_TAG_LENGTH = 100;
const PREFIX = 'x-';
const SUFFIX = '-element';

/**
 * Matches the characters that are replaced in a tag. HTML allows some of them, but no tag needs
 * them.
 */
const NOT_ALLOWED = /[^a-z0-9._-]/g;

/** Names with a hyphen that SVG and MathML have taken. */
const RESERVED: ReadonlySet<string> = new Set([
  'annotation-xml',
  'color-profile',
  'font-face',
  'font-face-src',
  'font-face-uri',
  'font-face-format',
  'font-face-name',
  'missing-glyph',
]);

/**
 * The tag under which an asset's element is defined, made of what its configuration says: in lower
 * case, with hyphens in place of what no tag may hold, with a prefix where it has no hyphen or does
 * not begin with a letter, with a suffix where the name is reserved. Always a valid name of a
 * custom element, of at most 100 characters.
 */
export function toElementTag(written: string): string {
  const cleaned = written.toLowerCase().replaceAll(NOT_ALLOWED, '-').slice(0, MAX_TAG_LENGTH);
  const prefixed = /^[a-z]/.test(cleaned) && cleaned.includes('-') ? cleaned : PREFIX + cleaned;
  const tag = prefixed.slice(0, MAX_TAG_LENGTH);
  return RESERVED.has(tag) ? tag + SUFFIX : tag;
}
