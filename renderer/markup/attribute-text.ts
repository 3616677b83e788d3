import { escapeText } from './escape-text.ts';
import { RequiresReact } from './only-react-can.ts';

/**
 * The ways in which the value of an attribute is written: HTML has more than one way to say yes.
 */
type Way = 'text' | 'text-or-boolean' | 'address' | 'link' | 'present' | 'count' | 'nothing';

export interface Writing {
  readonly way: Way;
  /** The name as HTML spells it. */
  readonly name: string;
  /** The name with what stands before the value. */
  readonly start: string;
  /** The whole attribute where the value is true, and where it is false. */
  readonly yes: string;
  readonly no: string;
  /** The whole attribute by other values; undefined once there were too many to be worth it. */
  texts: Map<string, string> | undefined;
}

/** Names that React spells differently from HTML. Others stay as they are, as React leaves them. */
const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ['className', 'class'],
  ['htmlFor', 'for'],
  ['httpEquiv', 'http-equiv'],
  ['crossOrigin', 'crossorigin'],
  ['tabIndex', 'tabindex'],
  ['autoFocus', 'autofocus'],
  ['clipPath', 'clip-path'],
  ['clipRule', 'clip-rule'],
  ['fillOpacity', 'fill-opacity'],
  ['fillRule', 'fill-rule'],
  ['stopColor', 'stop-color'],
  ['strokeDasharray', 'stroke-dasharray'],
  ['strokeLinecap', 'stroke-linecap'],
  ['strokeLinejoin', 'stroke-linejoin'],
  ['strokeMiterlimit', 'stroke-miterlimit'],
  ['strokeOpacity', 'stroke-opacity'],
  ['strokeWidth', 'stroke-width'],
  ['textAnchor', 'text-anchor'],
  ['transformOrigin', 'transform-origin'],
  ['vectorEffect', 'vector-effect'],
]);

/** Names that are there or not, whatever they say. */
const PRESENT = setOf(
  'allowFullScreen async autoFocus autoPlay controls default defer disabled hidden inert itemScope loop multiple muted noModule noValidate open playsInline readOnly required reversed',
);
/** Names whose value may be "true" or "false". */
const TEXT_OR_BOOLEAN = setOf('contentEditable draggable focusable spellCheck value');
const ADDRESSES = setOf('href src');
/** Whole numbers from 1 on. */
const COUNTS = setOf('cols rows size span');
/** Names of the properties that React reads for itself. */
const NOTHING = setOf('children key ref suppressContentEditableWarning suppressHydrationWarning');
/** Names with rules of their own, none of which anything static needs. */
const ONLY_REACT = setOf(
  'action capture credentialless dangerouslySetInnerHTML defaultChecked defaultValue download formAction innerHTML is rowSpan scoped seamless start style xlinkHref',
);
/** Attributes of these names say true and false in words. */
const OPEN_NAME = /^(?:aria|data)-[\w:-]*$/i;
const SAFE_NAME = /^[a-z][\w:-]*$/i;
const SVG_OR_XML_PREFIX = /^(?:xlink|xml)[A-Z]|[a-z][A-Z]/;
const HANDLER = /^on/i;
const SCRIPT_ADDRESS =
  // oxlint-disable-next-line no-control-regex -- browsers skip them before the name of a protocol, so React does.
  /^[\0-\u001F ]*j[\r\n\t]*a[\r\n\t]*v[\r\n\t]*a[\r\n\t]*s[\r\n\t]*c[\r\n\t]*r[\r\n\t]*i[\r\n\t]*p[\r\n\t]*t[\r\n\t]*:/i;
/** The address that React writes in its place. */
const NO_SCRIPT_ADDRESS =
  "javascript:throw new Error('React has blocked a javascript: URL as a security precaution.')";

/** Names that come with a capital letter, and stay so. */
const AS_THEY_ARE = setOf(
  'accessKey autoComplete charSet colSpan dateTime encType enterKeyHint fetchPriority frameBorder hrefLang inputMode itemProp itemType maxLength mediaGroup minLength popoverTarget popoverTargetAction preserveAspectRatio referrerPolicy srcDoc srcLang srcSet useMap viewBox gradientUnits gradientTransform patternUnits',
);

/** An attribute with more values than these is one such as an id. */
const MAX_KEPT = 200;
const MAX_KEPT_LENGTH = 100;

/**
 * The property that holds the value of a field before anybody types. React keeps nothing of it on a
 * server.
 */
const FIRST_VALUE = 'defaultValue';

const writingsOfLinks = new Map<string, Writing>();
const writingsOfOthers = new Map<string, Writing>();

/** One attribute as React writes it, with the space before it; empty where React writes nothing. */
export function writeAttribute(writing: Writing, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return textOnce(writing, value);
  if (typeof value === 'boolean') return value ? writing.yes : writing.no;
  return typeof value === 'function' || typeof value === 'symbol' ? '' : textOf(writing, value);
}

/** Most attributes have few values: a class, the name of a size. */
function textOnce(writing: Writing, value: string): string {
  const known = writing.texts?.get(value);
  if (known !== undefined) return known;
  const text = textOf(writing, value);
  if (writing.texts && value.length <= MAX_KEPT_LENGTH) writing.texts.set(value, text);
  if (writing.texts && writing.texts.size > MAX_KEPT) writing.texts = undefined;
  return text;
}

/** The value of an attribute for code that writes no HTML; undefined where React writes none. */
export function toAttributeValue({ way }: Writing, value: unknown): string | undefined {
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'boolean') return booleanValue(way, value);
  const isNothing = typeof value === 'function' || typeof value === 'symbol';
  if (isNothing || !isShown(way, value)) return undefined;
  return way === 'present' ? '' : safeText(way, value);
}

function isShown(way: Way, value: unknown): boolean {
  switch (way) {
    case 'nothing':
      return false;
    case 'present':
      return Boolean(value);
    case 'count':
      return Number(value) >= 1;
    case 'address':
      return value !== '';
    default:
      return true;
  }
}

function textOf({ way, start }: Writing, value: unknown): string {
  if (!isShown(way, value)) return '';
  return way === 'present' ? `${start}"` : `${start}${escapeText(safeText(way, value))}"`;
}

function safeText(way: Way, value: unknown): string {
  const text = String(value);
  return (way === 'address' || way === 'link') && SCRIPT_ADDRESS.test(text)
    ? NO_SCRIPT_ADDRESS
    : text;
}

/**
 * How an attribute of an element is written. Names come from the source of components, so there are
 * few.
 *
 * @throws RequiresReact for an attribute that nothing static has needed so far.
 */
export function getWriting(tag: string, name: string): Writing {
  if (tag === 'input' && name === FIRST_VALUE) return getWriting(tag, 'value');
  const writings = isLink(tag, name) ? writingsOfLinks : writingsOfOthers;
  const known = writings.get(name);
  if (known) return known;

  const way = isLink(tag, name) ? 'link' : wayOf(name);
  const written = SPELLINGS.get(name) ?? name;
  const start = ` ${written}="`;
  const writing = {
    way,
    name: written,
    start,
    yes: booleanText(way, start, true),
    no: booleanText(way, start, false),
    texts: way === 'address' || way === 'link' ? undefined : new Map<string, string>(),
  };
  writings.set(name, writing);
  return writing;
}

/**
 * Returns true if an attribute says where one gets from an element, which may be the page that it
 * stands on.
 */
function isLink(tag: string, name: string): boolean {
  return (tag === 'a' && name === 'href') || (tag === 'form' && name === 'action');
}

function booleanText(way: Way, start: string, value: boolean): string {
  const text = booleanValue(way, value);
  return text === undefined ? '' : `${start}${text}"`;
}

function booleanValue(way: Way, value: boolean): string | undefined {
  if (way === 'text-or-boolean' || (way === 'count' && value)) return String(value);
  return way === 'present' && value ? '' : undefined;
}

function wayOf(name: string): Way {
  if (NOTHING.has(name) || (HANDLER.test(name) && name.length > 2)) return 'nothing';
  if (ONLY_REACT.has(name)) throw new RequiresReact(`the attribute "${name}"`);
  if (PRESENT.has(name)) return 'present';
  if (TEXT_OR_BOOLEAN.has(name) || OPEN_NAME.test(name)) return 'text-or-boolean';
  if (ADDRESSES.has(name)) return 'address';
  if (COUNTS.has(name)) return 'count';
  const isKnown = SPELLINGS.has(name) || AS_THEY_ARE.has(name);
  if (!isKnown && (!SAFE_NAME.test(name) || SVG_OR_XML_PREFIX.test(name))) {
    throw new RequiresReact(`the attribute "${name}"`);
  }
  return 'text';
}

function setOf(names: string): ReadonlySet<string> {
  return new Set(names.split(' '));
}
