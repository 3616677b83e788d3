import type { CheckModule, Shape } from '../../check-module.ts';
import {
  findBrokenPlaceholder,
  findMacros,
  PLACEHOLDER_START,
  fillPlaceholders,
} from '../../content/placeholders.ts';
import { MEDIA_EXTENSIONS } from '../../content/extensions.ts';
import { isDay } from '../../content/is-day.ts';
import { finish } from '../../finish.ts';
import { isRecord } from '../../is-record.ts';
import {
  halfPlaceholder,
  missingMacroFlag,
  refusedImage,
  refusedVideo,
  unknownDay,
} from '../../problems/content-problems.ts';
import { explainImageRefusal } from '../../content/clean-url.ts';
import { removeDroppedMarkup } from '../../content/remove-dropped-markup.ts';
import { appendPointer } from '../../problems/pointer.ts';
import { unknownIcon, unknownMacro } from '../../problems/unknown-content.ts';
import { unknownExtension } from '../../problems/site-problems.ts';
import type { Problem } from '../../problems/problem.ts';
import { getComponentType } from '../../components.ts';
import type { KnownContent } from '../known-checks.ts';
import { checkHeaders } from './check-components.ts';
import { checkImage } from './check-links.ts';
import { checkAnyText, checkPlainText, isSuspicious } from './check-plain-text.ts';
import { checkAnchor, type AnchorContext } from './check-anchors.ts';
import { checkAddress, checkAddressForm, checkMarkup, listLinks } from './check-markup.ts';
import { completePlaceholder } from './check-macros.ts';

const NOTHING: Shape = {};

/** The options of a check of content. */
interface ContentChecks extends AnchorContext {
  /** True if macros are filled into its texts, as they are into those of pages and components. */
  readonly hasMacros: boolean;
}

/** Matches the texts that the schema of a day lets through; any other is a problem of its own. */
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

function checkText(entry: FoundText, checks: ContentChecks): Problem[] {
  const { content, hasMacros } = checks;
  const { text, path } = entry;
  const problems =
    hasMacros && text.includes(PLACEHOLDER_START)
      ? [
          ...checkPlaceholders(text, content),
          ...checkKind({ ...entry, text: fillPlaceholders(text) }, content),
        ]
      : checkKind(entry, content);
  problems.push(...checkForm(entry, checks));
  if (isSuspicious(text)) problems.push(...checkWords(entry, content));
  if (path.at(-1) === EXTENSION) problems.push(...checkExtension(text));
  if (problems.length === 0) return problems;
  const pointer = path.reduce<string>(appendPointer, '');
  return problems.map((problem) => ({ ...withCleanText(problem, text), pointer }));
}

/** Of an address without macros it is known how it begins, and ends. */
function checkForm({ text, kind }: FoundText, checks: ContentChecks): Problem[] {
  return listAddresses(text, kind)
    .filter((address) => !checks.hasMacros || !address.includes(PLACEHOLDER_START))
    .flatMap((address) => [
      ...checkAddressForm(address, HERE),
      ...(kind === 'image-url' ? [] : checkAnchor(address, HERE, checks)),
    ]);
}

function listAddresses(text: string, kind: Shape['kind']): readonly string[] {
  if (kind === 'rich-text') return listLinks(text);
  return kind === 'url' || kind === 'video-url' || kind === 'image-url' ? [text] : [];
}

/** The member of a picture or a video that names its kind. */
const EXTENSION = 'extension';

function checkExtension(text: string): Problem[] {
  const isKnown = text === '' || MEDIA_EXTENSIONS.includes(text.toLowerCase());
  return isKnown ? [] : [unknownExtension(text, HERE, MEDIA_EXTENSIONS)];
}

/** The kinds of what visitors read as it is written; alternative texts and the like have none. */
const PLAIN = new Set<Shape['kind']>([undefined, 'text', 'noted-text']);

function checkWords({ text, path, kind, isAdvised }: FoundText, content: KnownContent): Problem[] {
  if (kind === 'rich-text') return checkAnyText(text, content);
  // Of a text that must not be empty, the advice says so.
  if (!PLAIN.has(kind) || (isAdvised && text.trim() === '')) return [];
  return checkPlainText(text, { isTitle: path.at(-1) === 'title', content });
}

/** The text as it is written, placeholders and all, without what the page leaves out. */
function withCleanText(problem: Problem, text: string): Problem {
  const rest = problem.code === 'dropped-markup' ? removeDroppedMarkup(text) : undefined;
  if (rest === undefined) return problem;
  return { ...problem, replacement: JSON.stringify(rest), replaces: 'markup' };
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
  if (kind !== 'image-url' && kind !== 'video-url') return [];
  const reason = explainImageRefusal(text);
  if (kind === 'video-url') return reason === undefined ? [] : [refusedVideo(text, HERE, reason)];
  return reason === undefined
    ? checkImage(text, HERE, content)
    : [refusedImage(text, HERE, reason)];
}

function checkPlaceholders(text: string, { macros }: KnownContent): Problem[] {
  const broken = findBrokenPlaceholder(text);
  const unknown = macros ? macrosIn(text).filter((name) => !macros.includes(name)) : [];
  return [
    ...(broken === undefined
      ? []
      : [halfPlaceholder(broken, HERE, completePlaceholder(broken, macros))]),
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

/** A text of a document, its place, and what its schema says it is. */
interface FoundText {
  readonly text: string;
  /**
   * The names and indices that lead to it. A pointer costs more than the whole walk, and is for
   * problems only.
   */
  readonly path: readonly (string | number)[];
  readonly kind: Shape['kind'];
  /** True if its schema advises against an empty one. */
  readonly isAdvised: boolean;
}

/** A text in the place of an object or a list is a problem of its schema. */
function isLeaf({ properties, items, values }: Shape): boolean {
  return properties === undefined && items === undefined && values === undefined;
}

type Look = (componentType: string) => CheckModule | undefined;

/**
 * The texts of a document that mean more than their characters, in the order written: addresses,
 * markup, icons, and all that may hold a placeholder. Calls itself for every level, so the document
 * must not be deeper than the limit.
 */
function findTexts(document: unknown, shape: Shape, look: Look): FoundText[] {
  const path: (string | number)[] = [];
  const results: FoundText[] = [];
  visit(document, shape);
  return results;

  function visit(value: unknown, known: Shape): void {
    if (typeof value === 'string') {
      const { kind, advice } = known;
      const isOwn = known !== NOTHING && isLeaf(known);
      const isWords =
        value.includes(PLACEHOLDER_START) ||
        (isOwn && (path.at(-1) === EXTENSION || isSuspicious(value)));
      if (kind === undefined && !isWords) return;
      results.push({
        text: value,
        path: [...path],
        kind,
        isAdvised: advice?.some(({ minLength = 0 }) => minLength > 0) ?? false,
      });
    } else if (Array.isArray(value)) visitItems(value, known.items ?? NOTHING);
    else if (isRecord(value)) visitMembers(value, known.kind === 'component' ? own(value) : known);
  }

  function visitItems(list: readonly unknown[], known: Shape): void {
    for (let index = 0; index < list.length; index += 1) {
      path.push(index);
      visit(list[index], known);
      path.pop();
    }
  }

  function visitMembers(object: Readonly<Record<string, unknown>>, known: Shape): void {
    const { properties, values = NOTHING } = known;
    // A value that was read from JSON has no enumerable names but its own.
    for (const name in object) {
      path.push(name);
      const isKnown = properties !== undefined && Object.hasOwn(properties, name);
      visit(object[name], (isKnown ? properties[name] : undefined) ?? values);
      path.pop();
    }
  }

  function own(component: object): Shape {
    const type = getComponentType(component);
    return (type !== undefined && look(type)?.shape) || NOTHING;
  }
}
