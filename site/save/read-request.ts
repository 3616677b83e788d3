import { isRecord } from '#schemas/is-record.ts';
import { readFixturePath } from './fixture-folders.ts';
import type { Refusal } from './refusal.ts';
import type { VersionedFile } from './save-files.ts';

/** The files that a request asks to be saved. */
export type Asked = { readonly files: readonly VersionedFile[] } | { readonly refusal: Refusal };

const MAX_FILES = 20;

/**
 * One file, whose text is the body. Its version is in the headers by which HTTP makes a request
 * depend on it.
 */
export function readOneFile(
  path: string,
  bytes: Uint8Array,
  header: (name: string) => string | undefined,
): Asked {
  const fixturePath = readFixturePath(path);
  if ('refusal' in fixturePath) return fixturePath;
  const [, version] = /^"([\w-]{43})"$/.exec(header('if-match') ?? '') ?? [];
  const isNew = header('if-none-match') === '*';
  if ((version === undefined) !== isNew) return { refusal: NO_VERSION };
  return { files: [{ parts: fixturePath.parts, bytes, readVersion: version ?? null }] };
}

/**
 * Several files as one: `{ "files": [{ "path", "text", "version" }] }`, the version null for a new
 * one.
 */
export function readSeveralFiles(bytes: Uint8Array): Asked {
  const listed = membersOf(bytes);
  if (!listed) return { refusal: UNREADABLE };
  const files: VersionedFile[] = [];
  for (const { path, text, version } of listed) {
    const fixturePath = readFixturePath(path);
    if ('refusal' in fixturePath) return fixturePath;
    files.push({ parts: fixturePath.parts, bytes: Buffer.from(text), readVersion: version });
  }
  return { files };
}

interface Listed {
  readonly path: string;
  readonly text: string;
  readonly version: string | null;
}

function membersOf(bytes: Uint8Array): readonly Listed[] | undefined {
  const files = filesIn(bytes);
  if (!Array.isArray(files) || files.length === 0 || files.length > MAX_FILES) return undefined;
  if (!files.every(isListed)) return undefined;
  return new Set(files.map(({ path }) => path)).size === files.length ? files : undefined;
}

function filesIn(bytes: Uint8Array): unknown {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return isRecord(value) ? value['files'] : undefined;
  } catch {
    return undefined;
  }
}

function isListed(value: unknown): value is Listed {
  if (!isRecord(value)) return false;
  const { path, text, version } = value;
  const isVersion = version === null || typeof version === 'string';
  // Half a character has no bytes, so it could not be stored as it is.
  return typeof path === 'string' && typeof text === 'string' && text.isWellFormed() && isVersion;
}

const NO_VERSION: Refusal = {
  status: 428,
  code: 'no-version',
  message: 'The request does not say which version of the file it is to replace.',
  fix: 'Send If-Match with the version that was read, or If-None-Match: * for a new file.',
};

const UNREADABLE: Refusal = {
  status: 400,
  code: 'bad-request',
  message: 'The list of files to save cannot be read.',
  fix: `Send { "files": [{ "path", "text", "version" }] } in UTF-8, with 1 to ${MAX_FILES} different paths.`,
};
