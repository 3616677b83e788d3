import {
  listAuthoredValues,
  mapTexts,
  collectText,
  replaceValue,
  type AuthoredValue,
} from './list-authored-values.ts';
import { resolveElementPath, listMarkupRuns, findTwin, type ElementPath } from './find-twin.ts';
import type { Part } from './find-part-by-point.ts';
import { readMarkup, type MarkupElement } from './read-markup.ts';

export interface DisplayedComponent {
  readonly slot: Element;
  /** The component as its author wrote it. */
  readonly component: unknown;
  readonly props: Readonly<Record<string, unknown>>;
  /** Renders the static markup of the component with other props. */
  readonly render: (props: Readonly<Record<string, unknown>>) => string;
}

/** A part with more candidates than this is not resolved: a click has to be answered at once. */
const MAX_TRIES = 100;

/** A character for private use, which no author's text has. */
const TEXT_MARK = '\u{E000}';
const ADDRESS_MARK = 'vitrine-mark';

/** Members that an image has beside each other: whichever is shown, the image is meant. */
const IMAGE_ADDRESSES = ['original', 'transformBaseUrl'];

/**
 * Finds the member of a component that a part of it shows, as a pointer that begins at the
 * component. Each member that might be it is changed, one after the other, in props with which the
 * component is rendered again, outside the page: the member is the one whose change also changes
 * the part. Returns undefined where there is none, or more than one.
 */
export function findClickedMember(part: Part, shown: DisplayedComponent): string | undefined {
  const { slot, component, props, render } = shown;
  const base = markupOf(props, render);
  const path = base && findTwin(base, part, slot);
  if (!base || !path) return undefined;

  const tried = listAuthoredValues(component, props).filter((value) => isCandidate(value, part));
  if (tried.length > MAX_TRIES) return undefined;
  const matching = tried.filter((value) =>
    changesOf(value, part).some((changed) => {
      const other = markupOf(withMember(props, value, changed), render);
      return other !== undefined && isChanged(base, other, { path, part });
    }),
  );
  return commonMember(matching, part);
}

function markupOf(
  props: DisplayedComponent['props'],
  render: DisplayedComponent['render'],
): MarkupElement | undefined {
  try {
    return readMarkup(render(props));
  } catch {
    // A component may throw at what no author would write: then that was no text to be read.
    return undefined;
  }
}

function withMember(props: DisplayedComponent['props'], { path }: AuthoredValue, changed: unknown) {
  const [name = '', ...rest] = path;
  return { ...props, [name]: replaceValue(props[name], rest, changed) };
}

/** Returns true if the part could show a value, judged by the texts of both. */
function isCandidate({ authored, prepared }: AuthoredValue, part: Part): boolean {
  if (part.kind !== 'text') return typeof prepared === 'string' && ADDRESS.test(authored);
  const [text, shown] = [plain(collectText(prepared)), plain(part.text)];
  return text !== '' && shown !== '' && (text.includes(shown) || shown.includes(text));
}

const ADDRESS = /^\S*[/#:]\S*$/;

/**
 * Returns a text in lower case, with single spaces and without the characters that are put in for
 * line breaking.
 */
function plain(text: string): string {
  return text
    .replaceAll(/[\u00AD\u200B\u2060]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** A figure in a text may be found by its form, so the second change keeps that. */
function changesOf({ prepared }: AuthoredValue, { kind }: Part): unknown[] {
  const changes = kind === 'text' ? [markWords, otherDigits] : [markAddress];
  return changes.map((change) => mapTexts(prepared, change));
}

function markWords(text: string): string {
  return text.replaceAll(/\S+/g, `$&${TEXT_MARK}`);
}

function otherDigits(text: string): string {
  return text.replaceAll(/\d/g, (digit) => String((Number(digit) + 1) % 10));
}

/** Puts the mark before the last part of a path, so that the path still ends in its form: .svg */
function markAddress(address: string): string {
  const at = address.lastIndexOf('/') + 1;
  const isFile = at > 0 && /\.\w+$/.test(address);
  return isFile
    ? `${address.slice(0, at)}${ADDRESS_MARK}${address.slice(at)}`
    : `${address}${ADDRESS_MARK}`;
}

interface Place {
  readonly path: ElementPath;
  readonly part: Part;
}

function isChanged(base: MarkupElement, other: MarkupElement, { path, part }: Place): boolean {
  const [before, after] = [resolveElementPath(base, path), resolveElementPath(other, path)];
  if (!before || !after) return false;
  if (part.kind === 'text') {
    const [runs, others] = [listMarkupRuns(before), listMarkupRuns(after)];
    const [run = '', changed = ''] = [runs[part.run], others[part.run]];
    // Anything else is another form of the component, where another text may have come into this
    // place.
    const isMarked = changed.replaceAll(TEXT_MARK, '') === run || otherDigits(run) === changed;
    return runs.length === others.length && run !== changed && isMarked;
  }
  const names = part.kind === 'image' ? ['src', 'srcset'] : ['href'];
  return names.some((name) => after.attributes.get(name)?.includes(ADDRESS_MARK));
}

function commonMember(matching: readonly AuthoredValue[], { kind }: Part): string | undefined {
  const isImage =
    kind === 'image' && matching.every(({ path }) => IMAGE_ADDRESSES.includes(path.at(-1) ?? ''));
  const pointers = matching.map(({ pointer }) =>
    isImage ? pointer.slice(0, pointer.lastIndexOf('/')) : pointer,
  );
  const [first, ...others] = new Set(pointers);
  return others.length === 0 ? first : undefined;
}
