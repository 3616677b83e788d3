import { isRecord } from '#schemas/is-record.ts';
import type { Problem } from '#schemas/problems/problem.ts';
import type { ReadFile } from '../state/base-versions.ts';
import type { StartToken } from './take-token.ts';

/** A file to save, over the version that was read; null: there was none. */
export interface FileToSave {
  readonly path: string;
  readonly text: string;
  readonly version: string | null;
}

/** Tells if files can be saved, and if not, why. */
export type Saving = 'on' | 'no-token' | 'read-only' | 'not-loopback' | 'gone';

export interface ServerStatus {
  readonly saving: Saving;
  /** The paths of all fixtures that there are; none where the server is gone. */
  readonly files: readonly string[];
  /** The paths of those that were written since the tools were built. */
  readonly changed: readonly string[];
}

/** Describes why the server has not saved. */
export interface Refused {
  readonly code: string;
  /** The message in English, for codes that have no translation. */
  readonly message: string;
  readonly fix: string;
  readonly problems: readonly (Problem & { readonly file: string })[];
  /** Files that are otherwise than they were read; without a text where they are not there. */
  readonly present: readonly ({ readonly path: string } & Partial<ReadFile>)[];
}

export type SaveAnswer =
  | {
      readonly kind: 'saved';
      readonly versions: Readonly<Record<string, string>>;
      readonly due: readonly string[];
    }
  | { readonly kind: 'refused'; readonly refused: Refused }
  /** No answer came. It is not known if anything was written. */
  | { readonly kind: 'gone' };

/** A file with its path below the fixtures. */
export interface NamedFile extends ReadFile {
  readonly path: string;
}

/** The server's fixtures, as the playground reads and saves them. */
export interface SaveClient {
  readonly status: () => Promise<ServerStatus>;
  /**
   * The file; 'missing' where the server has none, 'gone' where it does not say. Rejects where the
   * signal has ended it.
   */
  readonly read: (path: string, signal?: AbortSignal) => Promise<ReadFile | 'missing' | 'gone'>;
  /** All files of a folder that has no others, in the same way; 'gone' where it does not say. */
  readonly readFolder: (
    folder: string,
    signal?: AbortSignal,
  ) => Promise<readonly NamedFile[] | 'gone'>;
  readonly save: (files: readonly FileToSave[]) => Promise<SaveAnswer>;
  /** Takes the token that a person has pasted, for all requests from now on. */
  readonly enterToken: (pasted: string) => void;
}

const ADDRESS = '/playground/api/fixtures';
const SAVINGS: readonly Saving[] = ['on', 'no-token', 'read-only', 'not-loopback'];

/** The server that the playground came from. */
export function createSaveClient(fetch: typeof globalThis.fetch, token: StartToken): SaveClient {
  const own = (): Record<string, string> => {
    const present = token.read();
    return present === undefined ? {} : { 'x-vitrine-token': present };
  };
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${ADDRESS}${path}`, { headers: own(), ...init }).catch(() => {
      init.signal?.throwIfAborted();
      return undefined;
    });
  return {
    enterToken: token.replace,
    async status() {
      const value = await jsonOf(await ask(''));
      const saving = SAVINGS.find((each) => each === value['saving']) ?? 'gone';
      const [files, changed] = [value['files'], value['changed']];
      return { saving, files: listOf(files, isText), changed: listOf(changed, isText) };
    },
    async read(path, signal) {
      // The server has names for none that is wrong on purpose, and would refuse it aloud.
      if (path.endsWith('.invalid.json')) return 'gone';
      const response = await ask(`/${path}`, { ...(signal && { signal }) });
      const [, version] = /"(.+)"/.exec(response?.headers.get('etag') ?? '') ?? [];
      if (response?.ok && version !== undefined) return { text: await response.text(), version };
      return readRefused(await jsonOf(response))?.code === 'no-such-file' ? 'missing' : 'gone';
    },
    async readFolder(folder, signal) {
      const { files } = await jsonOf(await ask(`/${folder}/`, { ...(signal && { signal }) }));
      signal?.throwIfAborted();
      return Array.isArray(files) ? listOf(files, isNamed) : 'gone';
    },
    async save(files) {
      const response = await ask('', {
        method: 'PUT',
        headers: { ...own(), 'content-type': 'application/json' },
        body: JSON.stringify({ files }),
      });
      const value = await jsonOf(response);
      const refused = readRefused(value);
      if (refused) return { kind: 'refused', refused };
      if (!response?.ok || !Array.isArray(value['files'])) return { kind: 'gone' };
      const versions = listOf(value['files'], isVersioned).map(
        ({ path, version }): [string, string] => [path, version],
      );
      return {
        kind: 'saved',
        versions: Object.fromEntries(versions),
        due: listOf(value['due'], isText),
      };
    },
  };
}

/** The answer of the server's own interface; an empty one where something else answered. */
async function jsonOf(response: Response | undefined): Promise<Readonly<Record<string, unknown>>> {
  try {
    const value: unknown = await response?.json();
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

function readRefused({ refused }: Readonly<Record<string, unknown>>): Refused | undefined {
  if (!isRecord(refused)) return undefined;
  const { code, message, fix, problems, present } = refused;
  if (!isText(code) || !isText(message) || !isText(fix)) return undefined;
  return {
    code,
    message,
    fix,
    problems: listOf(problems, isProblem),
    present: listOf(present, isPresent),
  };
}

function listOf<Item>(value: unknown, isItem: (item: unknown) => item is Item): Item[] {
  return Array.isArray(value) ? value.filter(isItem) : [];
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isVersioned(value: unknown): value is { readonly path: string; readonly version: string } {
  return isRecord(value) && isText(value['path']) && isText(value['version']);
}

function isNamed(value: unknown): value is NamedFile {
  return isVersioned(value) && isText(Reflect.get(value, 'text'));
}

function isProblem(value: unknown): value is Refused['problems'][number] {
  return isRecord(value) && isText(value['file']) && isText(value['message']);
}

function isPresent(value: unknown): value is Refused['present'][number] {
  return isRecord(value) && isText(value['path']);
}
