import type { KnownChecks } from '#schemas/validate/known-checks.ts';
import { readLastGood, type Draft } from '../document/draft.ts';
import { getValueByPath } from '../fill/fill-field.ts';
import { splitPointer } from '#schemas/problems/pointer.ts';
import type { PlaygroundState } from '../state.ts';
import { findCounterpart } from './find-counterpart.ts';
import { listTexts, type PageText } from './list-texts.ts';
import type { Translation } from './translation.ts';

/** Says how far a page is translated. */
export interface Progress {
  /** All texts of the page. */
  readonly texts: readonly PageText[];
  /** Those that still say what the other version says. */
  readonly untranslated: readonly PageText[];
  /** Their places. */
  readonly places: ReadonlySet<string>;
  /** Returns the text of the other version at the place that belongs to one on this page. */
  readonly findOriginal: (pointer: string) => string | undefined;
}

/**
 * Compares a page with the version that it was made of. Texts count, and not their places, so that
 * what is moved or doubled stays what it is.
 */
export function computeProgress(
  { source, same }: Pick<Translation, 'source' | 'same'>,
  page: unknown,
  known: KnownChecks,
): Progress {
  const { value, texts: originals } = readSource(source, known);
  const texts = listTexts(page, known);
  const untranslated = texts.filter(({ text }) => originals.has(text) && !same.includes(text));
  return {
    texts,
    untranslated,
    places: new Set(untranslated.map(({ pointer }) => pointer)),
    findOriginal(pointer) {
      const there = findCounterpart(pointer, page, value);
      const text = there === undefined ? undefined : getValueByPath(value, splitPointer(there));
      return typeof text === 'string' && originals.has(text) ? text : undefined;
    },
  };
}

interface Source {
  readonly text: string;
  readonly known: KnownChecks;
  readonly value: unknown;
  readonly texts: ReadonlySet<string>;
}

let lastSource: Source | undefined;

/** There is one at a time, which is the same while its page is translated. */
function readSource(text: string, known: KnownChecks): Source {
  if (lastSource?.text === text && lastSource.known === known) return lastSource;
  const value = parse(text);
  const texts = new Set(listTexts(value, known).map((each) => each.text));
  lastSource = { text, known, value, texts };
  return lastSource;
}

interface Computed {
  readonly translation: Translation;
  readonly known: KnownChecks;
  readonly progress: Progress;
}

const computed = new WeakMap<Draft, Computed>();

/** Returns the progress of the page that is open; undefined where that is no translation. */
export function getProgress({
  playground,
  known,
}: Pick<PlaygroundState, 'playground' | 'known'>): Progress | undefined {
  if (!playground?.translation || !known) return undefined;
  const { translation, documents } = playground;
  const before = computed.get(documents.page);
  if (before?.translation === translation && before.known === known) return before.progress;
  const progress = computeProgress(translation, readLastGood(documents.page), known);
  computed.set(documents.page, { translation, known, progress });
  return progress;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The text after a place, or before it, that is still to be translated; round and round. */
export function findNextText(
  { texts, places }: Pick<Progress, 'texts' | 'places'>,
  from: string | undefined,
  step: 1 | -1,
): PageText | undefined {
  const start = texts.findIndex(({ pointer }) => pointer === from);
  const origin = start < 0 ? firstWithin(texts, from, step) : start;
  for (let offset = 1; offset <= texts.length; offset += 1) {
    const text = texts.at((origin + step * offset + texts.length) % texts.length);
    if (text && places.has(text.pointer)) return text;
  }
  return undefined;
}

/** Of a component that is selected as a whole, the search begins before its first text. */
function firstWithin(texts: readonly PageText[], from: string | undefined, step: 1 | -1): number {
  const index =
    from === undefined ? -1 : texts.findIndex(({ pointer }) => pointer.startsWith(`${from}/`));
  if (index < 0) return step === 1 ? -1 : 0;
  return step === 1 ? index - 1 : index;
}
