import type { CheckModule } from '../check-module.ts';
import { brokenPlaceholder, findMacros, replacePlaceholders } from '../content/placeholders.ts';
import { isObject } from '../is-object.ts';
import { halfPlaceholder, missingMacroFlag, refusedAddress } from '../problems/content-problems.ts';
import { refusalOf } from '../content/clean-url.ts';
import { unknownIcon, unknownMacro } from '../problems/unknown-content.ts';
import type { Problem } from '../problems/problem.ts';
import { checkHeaders } from './check-headers.ts';
import { checkImage } from './check-links.ts';
import { checkAddress, checkMarkup } from './check-markup.ts';
import { findTexts, type FoundText } from './find-texts.ts';
import type { KnownChecks } from './known-checks.ts';
import type { KnownContent } from './known-content.ts';

/** What content is checked with. */
export interface ContentChecks {
  readonly known: KnownChecks;
  readonly content: KnownContent;
  /** Whether macros are filled into its texts, as they are into those of pages and components. */
  readonly hasMacros: boolean;
}

/** An image's own addresses stand right below it. */
const IN_IMAGE = /\/(?:original|transformBaseUrl)$/;
/** A value may be anything, so an address is judged by what stands around it. */
const ANY_VALUE = 'macro';

/** What a page would leave out, refuse or show broken, although each value is of the right form. */
export function checkContent(
  document: unknown,
  { shape }: CheckModule,
  checks: ContentChecks,
): Problem[] {
  const { known, hasMacros } = checks;
  const texts = findTexts(document, shape, (type) => known.components.get(type));
  return [
    ...texts.flatMap((text) => checkText(text, checks)),
    ...(hasMacros ? checkFlag(document, texts) : []),
    ...checkHeaders(document, known),
  ];
}

function checkText(
  { text, at, kind }: FoundText,
  { content, hasMacros }: ContentChecks,
): Problem[] {
  const filled = hasMacros ? replacePlaceholders(text, () => ANY_VALUE) : text;
  return [
    ...(hasMacros ? checkPlaceholders(text, at, content) : []),
    ...checkKind({ text: filled, at, kind }, content),
  ];
}

function checkKind({ text, at, kind }: FoundText, content: KnownContent): Problem[] {
  if (kind === 'rich-text') return checkMarkup(text, at, content);
  if (kind === 'icon') {
    const { icons } = content;
    return icons && !icons.includes(text) ? [unknownIcon(text, at, icons)] : [];
  }
  if (kind !== 'url') return [];
  if (!IN_IMAGE.test(at)) return checkAddress(text, at, content);
  const reason = refusalOf(text);
  return reason === undefined ? checkImage(text, at, content) : [refusedAddress(text, at, reason)];
}

function checkPlaceholders(text: string, at: string, { macros }: KnownContent): Problem[] {
  const broken = brokenPlaceholder(text);
  const unknown = macros ? macrosIn(text).filter((name) => !macros.includes(name)) : [];
  return [
    ...(broken === undefined ? [] : [halfPlaceholder(broken, at)]),
    ...unknown.map((name) => unknownMacro(name, at, macros ?? [])),
  ];
}

/** One problem of the page, however many texts name a macro. */
function checkFlag(document: unknown, texts: readonly FoundText[]): Problem[] {
  const data = isObject(document) ? document['data'] : undefined;
  if (!isObject(data) || data['hasMacro'] === true) return [];
  for (const { text, at } of texts) {
    const [name] = macrosIn(text);
    if (name !== undefined) return [missingMacroFlag(name, at)];
  }
  return [];
}

function macrosIn(text: string): string[] {
  return findMacros(text).map(({ group, key }) => `${group}:${key}`);
}
