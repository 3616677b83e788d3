import { PLACEHOLDER_START } from '#schemas/content/placeholders.ts';
import { listAllowedComponents, findComponentList } from '../state/document/allowed-components.ts';
import type { DocumentName } from '../state/document/names.ts';
import { describeComponent, describeMacro, describePage, type About } from './about.ts';
import { createComponentSnippet } from './component-snippet.ts';
import type { CompletionSources } from './completion-sources.ts';
import type { KnownMacros } from './known-macros.ts';
import { listKnownValues } from './known-values.ts';
import { HREF } from './may-offer.ts';
import { findPlaceShape } from './place-of-value.ts';
import { findTextPlace, type TextPlace } from './text-place.ts';

/** Something that can be written at a place. */
export interface Suggestion extends About {
  /** Takes the place of what stands from `start` to `end`, all on one line. */
  readonly text: string;
  readonly isSnippet: boolean;
  readonly start: number;
  readonly end: number;
}

/** A place for which suggestions or an explanation are asked for, with the values known there. */
export interface Asked {
  readonly text: string;
  readonly offset: number;
  readonly document: DocumentName;
  readonly macros: KnownMacros;
}

/**
 * Lists the suggestions that the fixtures and the component types have for a place of a text, which
 * may be broken.
 */
export function listSuggestions(request: Asked, sources: CompletionSources): readonly Suggestion[] {
  const place = findTextPlace(request.text, request.offset);
  if (place?.role !== 'value') return [];
  return (
    macrosAt(request, place) ??
    linksAt(request, place, sources) ??
    typesAt(request, place, sources) ??
    valuesAt(request, place, sources) ??
    componentsAt(request, place, sources)
  );
}

const BEGUN = /%\{?[^%{}"\\]*$/;
const REST = /^[\w:-]*(?:\}%?)?/;

/** The macros, where a placeholder has been begun. */
function macrosAt(
  { text, offset, document, macros }: Asked,
  { token }: TextPlace,
): readonly Suggestion[] | undefined {
  if (!token || document !== 'page') return undefined;
  // The end of one placeholder does not begin another.
  const before = text.slice(token.start, offset).replaceAll('}%', '}}');
  const begun = BEGUN.exec(before);
  if (!begun) return undefined;
  const start = token.start + begun.index;
  const end = offset + (REST.exec(text.slice(offset, token.end))?.[0].length ?? 0);
  return [...macros].map(([name, macro]) => ({
    ...describeMacro(name, macro),
    text: `${PLACEHOLDER_START}${name}}%`,
    isSnippet: false,
    start,
    end,
  }));
}

const REST_OF_ADDRESS = /^[^"'\\<>\s]*/;

/** The pages, where the address of a link in rich text is written. */
function linksAt(
  { text, offset, document }: Asked,
  place: TextPlace,
  { checks, pages }: CompletionSources,
): readonly Suggestion[] | undefined {
  const { token } = place;
  const begun = token && HREF.exec(text.slice(token.start, offset))?.groups?.['address'];
  if (begun === undefined || findPlaceShape(place, document, checks)?.kind !== 'rich-text') {
    return undefined;
  }
  const start = offset - begun.length;
  const end = offset + (REST_OF_ADDRESS.exec(text.slice(offset, token?.end))?.[0].length ?? 0);
  return [...pages].map(([path, title]) => ({
    ...describePage(path, title),
    text: JSON.stringify(path).slice(1, -1),
    isSnippet: false,
    start,
    end,
  }));
}

/** The types of components, where one has been named that stands in a list. */
function typesAt(
  { offset, document }: Asked,
  { token, path, typeAt, start }: TextPlace,
  { checks, components }: CompletionSources,
): readonly Suggestion[] | undefined {
  if (document !== 'page' || path.at(-1) !== 'componentType') return undefined;
  const list = findComponentList(path.slice(0, -2), typeAt, checks);
  if (!list || typeof path.at(-2) !== 'number') return undefined;
  return listAllowedComponents(list, checks).flatMap((type) => {
    const known = components.get(type);
    const text = JSON.stringify(type);
    const end = token?.end ?? offset;
    return known ? [{ ...describeComponent(type, known), text, isSnippet: false, start, end }] : [];
  });
}

/** The icons, pictures or pages, where the schema asks for one. */
function valuesAt(
  { offset, document }: Asked,
  place: TextPlace,
  sources: CompletionSources,
): readonly Suggestion[] | undefined {
  const { token, path, start } = place;
  const shape = findPlaceShape(place, document, sources.checks);
  const end = token?.end ?? offset;
  return listKnownValues(shape, path.at(-1), sources)?.map((about) => ({
    ...about,
    text: JSON.stringify(about.label),
    isSnippet: false,
    start,
    end,
  }));
}

/** The components that may stand in a list. */
function componentsAt(
  { text, offset, document }: Asked,
  { token, path, typeAt, start, lacksComma }: TextPlace,
  { checks, components }: CompletionSources,
): readonly Suggestion[] {
  if (document !== 'page' || typeof path.at(-1) !== 'number') return [];
  const list = findComponentList(path.slice(0, -1), typeAt, checks);
  if (!list) return [];
  const end = token?.end ?? offset;
  const around = linesAround(text, start, end);
  return listAllowedComponents(list, checks).flatMap((type) => {
    const known = components.get(type);
    if (!known) return [];
    const snippet = createComponentSnippet(known.minimal);
    const isSnippet = true;
    return [
      {
        ...describeComponent(type, known),
        text: around(snippet, lacksComma),
        isSnippet,
        start,
        end,
      },
    ];
  });
}

/**
 * Puts an item on lines of its own, indented from the line that it is in, and apart by commas from
 * its neighbours.
 */
function linesAround(text: string, start: number, end: number) {
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start).trim();
  const behind = /^\s*/.exec(text.slice(end))?.[0] ?? '';
  const next = text.charAt(end + behind.length);
  const comma = next === '' || ',]}'.includes(next) ? '' : ',';
  const isAlone = before === '';
  const indent = before.endsWith('[') ? '  ' : '';
  const lineEnd = isAlone || next === '' || behind.includes('\n') ? '' : '\n';
  return (item: string, lacksComma: boolean): string => {
    const own = isAlone ? item : `\n${item}`.replaceAll('\n', `\n${indent}`);
    return `${lacksComma ? ',' : ''}${own}${comma}${lineEnd}`;
  };
}
