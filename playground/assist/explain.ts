import { describeComponent, describeMacro, type About } from './about.ts';
import type { CompletionSources } from './completion-sources.ts';
import { describeValue } from './known-values.ts';
import { findPlaceShape } from './place-of-value.ts';
import type { Asked } from './suggest.ts';
import { findTextPlace, type StringToken } from './text-place.ts';

/** Explains something in a text, from one offset to another. */
export interface Explanation extends About {
  readonly start: number;
  readonly end: number;
}

/**
 * Finds the explanation that the fixtures have for the value at a place of a text: a macro and its
 * values, an icon, a picture or a page.
 */
export function findExplanation(
  request: Asked,
  sources: CompletionSources,
): Explanation | undefined {
  const { text, offset, document } = request;
  const textPlace = findTextPlace(text, offset);
  const token = textPlace?.token;
  if (!textPlace || !token || textPlace.role !== 'value') return undefined;
  const macro = document === 'page' ? macroAt(request, token) : undefined;
  if (macro) return macro;
  const value = contentOf(text, token);
  const isType = document === 'page' && textPlace.path.at(-1) === 'componentType';
  const component = isType ? sources.components.get(value) : undefined;
  const { start, end } = token;
  if (component) return { ...describeComponent(value, component), start, end };
  const shape = findPlaceShape(textPlace, document, sources.checks);
  const about = describeValue(shape, value, sources);
  return about && { ...about, start, end };
}

const PLACEHOLDER = /%\{([^:{}%]*):([^:{}%]*)\}%/g;

function macroAt({ text, offset, macros }: Asked, token: StringToken): Explanation | undefined {
  for (const { index, 0: placeholder, 1: group = '', 2: key = '' } of text
    .slice(token.start, token.end)
    .matchAll(PLACEHOLDER)) {
    const start = token.start + index;
    const end = start + placeholder.length;
    const name = `${group.trim()}:${key.trim()}`;
    const macro = macros.get(name);
    if (macro && start <= offset && offset <= end)
      return { ...describeMacro(name, macro), start, end };
  }
  return undefined;
}

function contentOf(text: string, { start, end, isClosed }: StringToken): string {
  return text.slice(start + 1, isClosed ? end - 1 : end);
}
