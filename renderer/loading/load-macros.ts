import { findBrokenPlaceholder } from '#schemas/content/placeholders.ts';
import { appendPointer } from '#schemas/problems/pointer.ts';
import type { Problem } from '../errors/index.ts';
import type { Slices } from '../host/index.ts';
import {
  findMacros,
  halfPlaceholder,
  createMacroTexts,
  type MacroName,
  type MacroText,
  type PageModel,
} from '../page/index.ts';
import type { Platform } from '../platform/index.ts';
import type { Trace } from '../trace/index.ts';
import { collectDescendants } from '../tree/index.ts';
import { fetchMacros, MACRO_LIMIT_MS } from './fetch-macros.ts';
import { watchTimeout } from './watch-timeout.ts';

export interface LoadMacrosOptions {
  readonly platform: Platform;
  readonly trace: Trace;
  readonly signal: AbortSignal;
  readonly slices: Slices;
}

export interface LoadedMacros {
  readonly text: MacroText;
  /** Those that were asked for; left out where the page says that it has none. */
  readonly names?: readonly MacroName[];
}

/**
 * The texts of a page's macros. Asked for only where the page says that it has some, so that others
 * wait for nothing. Never rejects: a macro without a value is a dash.
 */
export async function loadMacros(
  model: PageModel,
  { platform, trace, signal, slices }: LoadMacrosOptions,
): Promise<LoadedMacros> {
  const { experience, i18n, report } = platform;
  const skip = (reason: string) =>
    trace.note('fetch-macros', { decision: 'none', reason, end: 'skipped' });
  if (!model.hasMacro) {
    skip('the page says it has none');
    return { text: createMacroTexts() };
  }

  const broken = new Set<string>();
  const written = listWritten(model);
  const texts = written.map(({ value }) => value);
  const names = await slices.run(findMacros(texts, (text) => broken.add(text)));
  if (broken.size > 0) locateBroken(written, broken).forEach(report);
  const endpoint = experience.macros?.endpoint;
  if (names.length === 0 || !endpoint) {
    skip(endpoint ? 'no text names one' : 'the experience names no endpoint');
    return { text: createMacroTexts(), names };
  }

  const http = watchTimeout(platform.http);
  const fetched = await trace.run(
    { name: 'fetch-macros', budgetMs: MACRO_LIMIT_MS },
    () => fetchMacros({ http, endpoint, names, signal }),
    (result) =>
      result.status === 'found'
        ? { decision: 'found', reason: `${names.length} macros asked for` }
        : { decision: 'dashes', reason: result.problem.message, end: http.failedBy() },
  );
  if (fetched.status === 'found') {
    const { response } = fetched;
    return { text: createMacroTexts({ response, formats: await i18n.formats() }), names };
  }
  report(fetched.problem);
  return { text: createMacroTexts(), names };
}

/** A value as an author wrote it, and where in the answer it stands. */
interface Written {
  readonly value: unknown;
  readonly pointer: string;
}

/**
 * Lists what authors wrote about the page, and into components that are shown. The shapes beside it
 * are ours, and large.
 */
function listWritten({ meta, zones }: PageModel): Written[] {
  const items = zones.flatMap((zone) => collectDescendants(zone.items));
  return [
    { value: meta, pointer: '/data/meta' },
    ...items.flatMap((item) =>
      item.state === 'faulty' ? [] : [{ value: item.props, pointer: item.pointer }],
    ),
  ];
}

/**
 * The problems of broken placeholders, each with its place. The texts are looked for anew: pointers
 * of all texts would cost every page more than the walk does.
 */
function locateBroken(written: readonly Written[], texts: ReadonlySet<string>): Problem[] {
  const problems = new Map<string, Problem>();
  const waiting = [...written];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, pointer } = next;
    if (typeof value === 'string' && texts.has(value)) {
      problems.set(pointer, halfPlaceholder(findBrokenPlaceholder(value) ?? value, pointer));
    }
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value)) {
      waiting.push({ value: inner, pointer: appendPointer(pointer, name) });
    }
  }
  return [...problems.values()].toReversed();
}
