import { MAX_DOCUMENT_BYTES } from '#schemas/max-document-bytes.ts';
import { checkBytes, findFixtures } from '#schemas/validate/command/check-file.ts';
import type { Fixtures } from '#schemas/validate/checks/check-scenario.ts';
import { findCheck, type Found } from '#schemas/validate/checks/find-check.ts';
import type { KnownChecks } from '#schemas/validate/known-checks.ts';
import type { LocatedProblem } from '#schemas/validate/report.ts';
import { FIXTURE_FOLDERS } from './fixture-folders.ts';
import { refuseTooLarge } from './read-body.ts';
import type { Refusal } from './refusal.ts';

/** A file as it is to be. */
export interface NewFile {
  /** Its path below the fixtures, in parts. */
  readonly parts: readonly string[];
  readonly bytes: Uint8Array;
}

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Says why files may not stand in the fixtures, by the checks of the validate command; undefined
 * where they may.
 */
export function findFilesRefusal(
  files: readonly NewFile[],
  root: string,
  known: KnownChecks,
): Refusal | undefined {
  if (files.some(({ bytes }) => bytes.length > MAX_DOCUMENT_BYTES)) {
    return refuseTooLarge(MAX_DOCUMENT_BYTES);
  }
  const values = new Map(files.map((file) => [toFilePath(file), valueOf(file.bytes)]));
  const fixtures = withFiles(findFixtures(`${root}/scenarios/`), values);
  const problems = files.flatMap((file): LocatedProblem[] =>
    checkBytes(`fixtures/${toFilePath(file)}`, file.bytes, {
      known,
      fixtures,
      ...(fixtures && file.parts[0] === LISTS && { content: { pages: listPaths(fixtures) } }),
    }),
  );
  if (problems.some(({ severity }) => severity === 'error')) return wrongDocument(problems);
  const astray = files.find((file) => !belongs(file, values.get(toFilePath(file)), known));
  return astray && wrongFolder(astray);
}

export function toFilePath({ parts }: Pick<NewFile, 'parts'>): string {
  return parts.join('/');
}

/** The value of a file; undefined where it is no JSON, which the checks report. */
function valueOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** The fixtures with the new files over them, since a scenario is saved together with its page. */
function withFiles(
  around: Fixtures | undefined,
  values: ReadonlyMap<string, unknown>,
): Fixtures | undefined {
  if (!around) return undefined;
  const names = [...values.keys()].map((path) => path.slice(0, -'.json'.length));
  const pages = names.filter((name) => name.startsWith(PAGES));
  return {
    read: (path) => (values.has(path) ? values.get(path) : around.read(path)),
    pages: () => [...around.pages(), ...pages.map((name) => name.slice(PAGES.length))],
    components: () => [...around.components(), ...names.filter((name) => COMPONENT.test(name))],
  };
}

const PAGES = 'pages/';

/** The folder whose files name pages: a list of experiments is saved with its new variants. */
const LISTS = 'experiment-list';

function listPaths(fixtures: Fixtures): string[] {
  return fixtures.pages().map((page) => `/${page}`);
}

const COMPONENT = /^(?:headers|cards|blocks)\//;

/**
 * Returns true if a folder is the one for documents of this kind. The validate command itself takes
 * every document anywhere.
 */
function belongs({ parts, bytes }: NewFile, value: unknown, known: KnownChecks): boolean {
  // Readers of the fixtures do not expect the mark, which the decoder of the checks takes away.
  if (new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).startsWith(BYTE_ORDER_MARK)) {
    return false;
  }
  const check = findCheck(value, known);
  if ('problem' in check) return false;
  const [folder = ''] = parts;
  const schemaId = FIXTURE_FOLDERS.get(folder)?.schemaId;
  return schemaId === undefined ? familyOf(check, known) === folder : check.id === schemaId;
}

function familyOf({ module }: Found, { components, families }: KnownChecks): string | undefined {
  const [type = ''] = [...components].find(([, each]) => each === module) ?? [];
  return families.get(type);
}

function wrongDocument(problems: readonly LocatedProblem[]): Refusal {
  return {
    status: 422,
    code: 'wrong-document',
    message: 'The validate command would not accept this, so nothing was written.',
    fix: 'Correct the problems, and save again.',
    problems,
  };
}

function wrongFolder(file: NewFile): Refusal {
  const [folder = ''] = file.parts;
  const holds = FIXTURE_FOLDERS.get(folder)?.holds;
  return {
    status: 422,
    code: 'wrong-document',
    message: `${toFilePath(file)} would not hold ${holds}, so nothing was written.`,
    fix: `Save a document of another kind in its own folder: ${folder} has files of which each is ${holds}, without a byte order mark.`,
  };
}
