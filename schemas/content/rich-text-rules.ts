import { cleanUrl } from './clean-url.ts';

const ALLOWED_TAGS = new Set(
  (
    'a b strong i em u s br p span div ul ol li h2 h3 h4 h5 h6 ' +
    'sub sup blockquote table thead tbody tr th td'
  ).split(' '),
);
const TABLE_CELLS = new Set(['th', 'td']);
const SPANS = new Set(['colspan', 'rowspan']);
const WHOLE_NUMBER = /^[1-9][0-9]{0,2}$/;

export const VOID_TAGS: ReadonlySet<string> = new Set(['br']);

/** Elements whose content is not text for a reader. */
export const DROPPED_WITH_CONTENT: ReadonlySet<string> = new Set(
  'script style iframe noscript template object embed svg math title textarea select'.split(' '),
);

/** The elements that rich text keeps, as a list to read. */
export const ALLOWED_TAG_LIST = [...ALLOWED_TAGS].join(', ');

/**
 * Returns true if rich text may hold an element. One that is on no list could change more than the
 * text.
 */
export function isAllowedTag(name: string): boolean {
  return ALLOWED_TAGS.has(name);
}

/**
 * The attributes an element keeps, cleaned: href, target, rel, title, and the spans of table cells;
 * undefined where it keeps none.
 */
export function cleanAttributes(
  tag: string,
  attributes: Readonly<Record<string, string>>,
): Record<string, string> | undefined {
  if (isEmpty(attributes)) return undefined;
  const allowed = allowedAttributes(tag, attributes);
  return isEmpty(allowed) ? undefined : allowed;
}

/** Attributes of a link that are kept, cleaned or replaced; its address is judged as one. */
const OF_LINKS = new Set(['href', 'target', 'rel']);

/** The names of the attributes that an element does not keep. */
export function listDroppedAttributes(
  tag: string,
  attributes: Readonly<Record<string, string>>,
): string[] {
  const allowed = allowedAttributes(tag, attributes);
  return Object.keys(attributes).filter(
    (name) => !Object.hasOwn(allowed, name) && !(tag === 'a' && OF_LINKS.has(name)),
  );
}

function isEmpty(attributes: Readonly<Record<string, string>>): boolean {
  return Object.keys(attributes).length === 0;
}

function allowedAttributes(
  tag: string,
  attributes: Readonly<Record<string, string>>,
): Record<string, string> {
  const allowed: Record<string, string> = {};
  if (attributes['title']) allowed['title'] = attributes['title'];
  if (TABLE_CELLS.has(tag)) {
    for (const span of SPANS) {
      const value = attributes[span];
      if (value && WHOLE_NUMBER.test(value)) allowed[span] = value;
    }
  }
  return tag === 'a' ? { ...allowed, ...linkAttributesOf(attributes) } : allowed;
}

/** A link in a new tab never hands its opener over, whatever the author wrote in rel. */
function linkAttributesOf(attributes: Readonly<Record<string, string>>): Record<string, string> {
  const href = cleanUrl(attributes['href'] ?? '');
  if (href === '') return {};
  if (attributes['target'] === '_blank') {
    return { href, target: '_blank', rel: 'noopener noreferrer' };
  }
  return { href, ...(attributes['rel'] && { rel: attributes['rel'] }) };
}
