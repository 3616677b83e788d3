import { findMemberTexts } from '../json-text/text-of-member.ts';
import { hashText } from '../json-text/hash-text.ts';
import { DOCUMENT_KINDS, toDocumentName } from './document/document-kinds.ts';
import type { ChangeKind, History } from './history/history.ts';
import { DOCUMENTS, type ByDocument, type DocumentName } from './document/names.ts';
import { applyEdits, invertEdits, type Texts } from './document/text-edit.ts';

/** A file as the disk has it. */
export interface ReadFile {
  readonly text: string;
  /** Says whether the file is still the same; a server gives and compares it. */
  readonly version: string;
}

/** The files that a scenario was opened from, by their paths below the fixtures. */
export type ReadFiles = Readonly<Record<string, ReadFile>>;

/**
 * The version of a file that a text was made of, where the disk has, or may have, another one by
 * now.
 */
export interface Base {
  /** null: there was no such file. */
  readonly version: string | null;
  /**
   * The last step of the history at that time. Texts that a later step brought from the disk are
   * based on the version on the disk.
   */
  readonly step: number;
  /**
   * The text of the file at that time, where that is known of a file that shares its document with
   * others.
   */
  readonly text?: string;
}

/** The versions by the paths of the files below the fixtures. */
export type BaseVersions = Readonly<Record<string, Base>>;

/** The versions of files by their paths. */
export type Versions = Readonly<Record<string, string>>;

/** The work in a window, by the versions of the files that it is based on. */
interface VersionedWork {
  readonly files?: ReadFiles | undefined;
  readonly bases?: BaseVersions | undefined;
  readonly history: History;
}

interface PlaygroundTexts extends VersionedWork {
  readonly documents: ByDocument<{ readonly text: string }>;
}

interface Read {
  readonly texts: Texts;
  readonly files?: ReadFiles | undefined;
}

interface StoredWork {
  readonly texts: Partial<Texts>;
  readonly versions?: Versions | undefined;
  readonly bases?: BaseVersions | undefined;
  readonly of?: Partial<Texts> | undefined;
  readonly history: History;
}

/** No file has it, so a server that is asked to replace it has the two compared. */
export const UNKNOWN_VERSION = '';

const FROM_DISK: ReadonlySet<ChangeKind> = new Set(['reverted', 'merged', 'dropped', 'linked']);

/**
 * The version of a file that what stands here was made of, and may replace; null: there was no such
 * file.
 */
export function getVersionToReplace(
  { bases = {}, files = {}, history }: VersionedWork,
  path: string,
): string | null {
  const base = bases[path];
  return base && !isFromDisk(history, toDocumentName(path), base)
    ? base.version
    : (files[path]?.version ?? null);
}

/** Undoing leads back before it, to what was made of the older version. */
function isFromDisk({ past }: History, document: DocumentName, { step }: Base): boolean {
  return past.some(
    ({ id, kind, edits }) =>
      id > step && FROM_DISK.has(kind) && edits.some((edit) => edit.document === document),
  );
}

/** The last step that there is, taken back or not. */
export function getLastStep({ past, future }: History): number {
  return [...past, ...future].reduce((last, { id }) => Math.max(last, id), 0);
}

/** The versions of the files that documents were read from. */
export function getVersions(
  { files = {} }: Pick<VersionedWork, 'files'>,
  documents: readonly DocumentName[],
): Versions {
  const read = Object.entries(files).filter(([path]) => documents.includes(toDocumentName(path)));
  return Object.fromEntries(read.map(([path, { version }]) => [path, version]));
}

/**
 * Returns the versions that the documents of a draft are based on, where the disk has other ones.
 */
export function getDraftBaseVersions(
  draft: StoredWork,
  { texts, files = {} }: Read,
  edited: readonly DocumentName[],
): BaseVersions {
  const { versions = {}, bases = {}, of = {}, history } = draft;
  const paths = [...new Set([...Object.keys(files), ...Object.keys(versions)])];
  const known = DOCUMENTS.filter((name) =>
    Object.keys(versions).some((path) => toDocumentName(path) === name),
  );
  const step = getLastStep(history);
  const textOf = textsAtFirst(draft);
  const others = paths.flatMap((path): [string, Base][] => {
    const document = toDocumentName(path);
    if (!edited.includes(document)) return [];
    const present = files[path]?.version ?? null;
    // Older drafts have no versions, but may say which text it was.
    const isSameText = of[document] === hashText(texts[document]);
    const unread = isSameText ? present : UNKNOWN_VERSION;
    const version = known.includes(document) ? (versions[path] ?? null) : unread;
    const text = textOf(path, document);
    const base = { version, step, ...(text !== undefined && { text }) };
    return version === present ? [] : [[path, base]];
  });
  return { ...bases, ...Object.fromEntries(others) };
}

/**
 * Finds what the files of a draft's folders said when it was begun: all that was done since is
 * taken back, and what comes of it has to be the very text that the draft was made of.
 */
function textsAtFirst({ texts, of = {}, history }: StoredWork) {
  const files = new Map<DocumentName, ReadonlyMap<string, string> | undefined>();
  const filesOf = (document: DocumentName) => {
    const back = history.past
      .toReversed()
      .flatMap(({ edits }) => invertEdits(edits.filter((edit) => edit.document === document)));
    const text = applyEdits(texts, back)?.[document];
    return text !== undefined && hashText(text) === of[document]
      ? findMemberTexts(text)
      : undefined;
  };
  return (path: string, document: DocumentName): string | undefined => {
    const { folder } = DOCUMENT_KINDS[document];
    if (folder === undefined) return undefined;
    if (!files.has(document)) files.set(document, filesOf(document));
    return files.get(document)?.get(path.slice(folder.length + 1, -'.json'.length));
  };
}

/**
 * Documents of which it is not known what they were made of, as those of a link that knew another
 * text.
 */
export function forgetBaseVersions<Present extends VersionedWork>(
  playground: Present,
  documents: readonly DocumentName[],
): Present {
  const { files = {}, bases, history } = playground;
  const base: Base = { version: UNKNOWN_VERSION, step: getLastStep(history) };
  const paths = Object.keys(files).filter((path) => documents.includes(toDocumentName(path)));
  if (paths.length === 0) return playground;
  return {
    ...playground,
    bases: { ...bases, ...Object.fromEntries(paths.map((path) => [path, base])) },
  };
}

/**
 * Returns the versions that texts are based on, once the disk has been read again and some texts
 * have been taken from it.
 */
export function updateBaseVersions(playground: PlaygroundTexts, fresh: Read): BaseVersions {
  const { files = {}, bases = {}, documents, history } = playground;
  const { texts, files: present = {} } = fresh;
  const step = getLastStep(history);
  const paths = new Set([...Object.keys(bases), ...Object.keys(files), ...Object.keys(present)]);
  const others = [...paths].flatMap((path): [string, Base][] => {
    const document = toDocumentName(path);
    const version = getVersionToReplace(playground, path);
    const isSame = version === (present[path]?.version ?? null);
    return isSame || documents[document].text === texts[document]
      ? []
      : [[path, { version, step }]];
  });
  return Object.fromEntries(others);
}
