import type { MacroResponse } from '#schemas/generated/macros.ts';
import { readTolerantly } from '../config/index.ts';
import { macroRequestFailed, type Problem } from '../errors/index.ts';
import { memoizeLoad } from '../memoize/index.ts';
import type { Http } from '../services/http/index.ts';
import type { MacroName } from '../page/index.ts';

export const MACRO_LIMIT_MS = 3_000;

export interface FetchMacrosOptions {
  readonly http: Pick<Http, 'json'>;
  readonly endpoint: string;
  readonly names: readonly MacroName[];
  readonly signal?: AbortSignal | undefined;
}

/** The result of the request for macros. */
export type FetchedMacros =
  | { readonly status: 'found'; readonly response: MacroResponse }
  | { readonly status: 'failed'; readonly problem: Problem };

/** Asks the pricing service for the values of macros, of all groups at once. Never rejects. */
export async function fetchMacros(options: FetchMacrosOptions): Promise<FetchedMacros> {
  const { http, endpoint, names, signal } = options;
  try {
    const module = await loadCheck(undefined);
    const body = { groups: groupsOf(names) };
    const response = await http.json({ path: endpoint, body, limitMs: MACRO_LIMIT_MS, signal });

    const read = readTolerantly<MacroResponse>(module, response);
    if (read.ok) return { status: 'found', response: read.value };
    throw new Error(
      read.problems.map(({ pointer, message }) => `${message} (${pointer})`).join(' '),
    );
  } catch (error) {
    return { status: 'failed', problem: macroRequestFailed(error) };
  }
}

const loadCheck = memoizeLoad(() => import('#schemas/generated/macros.check.ts'));

function groupsOf(names: readonly MacroName[]): { name: string; keys: string[] }[] {
  const keysOf = Map.groupBy(names, ({ group }) => group);
  return [...keysOf].map(([name, macros]) => ({ name, keys: macros.map(({ key }) => key) }));
}
