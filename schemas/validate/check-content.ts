import type { CheckModule } from '../check-module.ts';
import {
  findBrokenPlaceholder,
  findMacros,
  PLACEHOLDER_START,
  fillPlaceholders,
} from '../content/placeholders.ts';
import { isDay } from '../content/is-day.ts';
import { finish } from '../finish.ts';
import { isRecord } from '../is-record.ts';
import {
  halfPlaceholder,
  missingMacroFlag,
  refusedImage,
  unknownDay,
} from '../problems/content-problems.ts';
import { explainImageRefusal } from '../content/clean-url.ts';
import { appendPointer } from '../problems/pointer.ts';
import { unknownIcon, unknownMacro } from '../problems/unknown-content.ts';
import type { Problem } from '../problems/problem.ts';
import { checkHeaders } from './check-headers.ts';
import { checkImage } from './check-links.ts';
import { checkAddress, checkMarkup } from './check-markup.ts';
import { findTexts, type FoundText } from './find-texts.ts';
import type { KnownChecks } from './known-checks.ts';
import type { KnownContent } from './known-content.ts';

/** The options of a check of content. */
export interface ContentChecks {
  readonly known: KnownChecks;
  readonly content: KnownContent;
  /** Whether macros are filled into its texts, as they are into those of pages and components. */
  readonly hasMacros: boolean;
}

/** What the schema of a day lets through; anything else is a problem of its own. */
const DAY_FORM = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/**
 * Finds what a page would leave out, refuse or show broken, although each value is of the right
 * form.
 */
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

function checkText(found: FoundText, { content, hasMacros }: ContentChecks): Problem[] {
  const { text, path } = found;
  const problems =
    hasMacros && text.includes(PLACEHOLDER_START)
      ? [
          ...checkPlaceholders(text, content),
          ...checkKind({ ...found, text: fillPlaceholders(text) }, content),
        ]
      : checkKind(found, content);
  if (problems.length === 0) return problems;
  const pointer = path.reduce<string>(appendPointer, '');
  return problems.map((problem) => ({ ...problem, pointer }));
}

/**
 * The problems of these functions are placed by the one who asks: for a right text, no pointer is
 * needed.
 */
const HERE = '';

function checkKind({ text, kind }: FoundText, content: KnownContent): Problem[] {
  if (kind === 'rich-text') return checkMarkup(text, HERE, content);
  if (kind === 'icon') {
    const { icons } = content;
    return icons && !icons.includes(text) ? [unknownIcon(text, HERE, icons)] : [];
  }
  if (kind === 'day') return DAY_FORM.test(text) && !isDay(text) ? [unknownDay(text, HERE)] : [];
  if (kind === 'url') return checkAddress(text, HERE, content);
  if (kind !== 'image-url') return [];
  const reason = explainImageRefusal(text);
  return reason === undefined
    ? checkImage(text, HERE, content)
    : [refusedImage(text, HERE, reason)];
}

function checkPlaceholders(text: string, { macros }: KnownContent): Problem[] {
  const broken = findBrokenPlaceholder(text);
  const unknown = macros ? macrosIn(text).filter((name) => !macros.includes(name)) : [];
  return [
    ...(broken === undefined ? [] : [halfPlaceholder(broken, HERE)]),
    ...unknown.map((name) => unknownMacro(name, HERE, macros ?? [])),
  ];
}

/** One problem of the page, however many texts name a macro. */
function checkFlag(document: unknown, texts: readonly FoundText[]): Problem[] {
  const data = isRecord(document) ? document['data'] : undefined;
  if (!isRecord(data) || data['hasMacro'] === true) return [];
  for (const { text, path } of texts) {
    const [name] = macrosIn(text);
    if (name !== undefined) return [missingMacroFlag(name, path.reduce<string>(appendPointer, ''))];
  }
  return [];
}

function macrosIn(text: string): string[] {
  return finish(findMacros([text])).map(({ group, key }) => `${group}:${key}`);
}
