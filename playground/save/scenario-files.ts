import { isRecord } from '#schemas/is-record.ts';
import { getVersionToReplace } from '../state/base-versions.ts';
import { FOLDERS } from '../state/document/document-kinds.ts';
import { DOCUMENTS, type DocumentName } from '../state/document/names.ts';
import { getEdits, getTexts, type Playground } from '../state/playground.ts';
import type { FileToSave } from './create-save-client.ts';
import { findValueText, findMemberTexts } from '../json-text/text-of-member.ts';

/** The reason why the changes in a document cannot be written into the files that it comes from. */
export type Obstacle =
  /** The scenario makes its page by a patch, which a page cannot be turned back into. */
  | 'patched'
  /** The page was made around a component, and the page itself was changed. */
  | 'page-around'
  /** Its file is wrong on purpose. */
  | 'wrong-on-purpose'
  | 'broken-json'
  /** A file would have to be removed, which is done by hand. */
  | 'removed'
  /** It was opened while no server could be asked for the file. */
  | 'not-read'
  /** The document stands in no fixture. */
  | 'no-file';

export interface ChangedFiles {
  readonly files: readonly FileToSave[];
  readonly obstacles: readonly { readonly document: DocumentName; readonly obstacle: Obstacle }[];
}

type Part = Pick<FileToSave, 'path' | 'text'> & {
  /** True if the file may not exist yet. */
  readonly mayBeNew?: boolean;
};
type Parts = readonly Part[] | Obstacle;

/**
 * The files of the open scenario with what was changed in its documents, and what cannot be written
 * back.
 */
export function collectChangedFiles(playground: Playground): ChangedFiles {
  const edits = getEdits(playground);
  const changed = DOCUMENTS.filter((document) => edits[document] !== undefined);
  const files = changed.map((document) => ({
    document,
    parts: versioned(partsOf(document, playground), playground),
  }));
  return {
    files: files.flatMap(({ parts }) => (typeof parts === 'string' ? [] : parts)),
    obstacles: files.flatMap(({ document, parts }) =>
      typeof parts === 'string' ? [{ document, obstacle: parts }] : [],
    ),
  };
}

/**
 * Returns true if a file holds something else than the page. Such content stays in a file of its
 * own, and is not part of the new page.
 */
export function isBeside(path: string): boolean {
  return !/^(?:pages|headers|cards|blocks)\//.test(path);
}

function partsOf(document: DocumentName, playground: Playground): Parts {
  if (document === 'page') return pageParts(playground);
  const folder = FOLDER_OF.get(document);
  return folder === undefined ? 'no-file' : folderParts(document, folder, playground);
}

/** The folders whose files stand side by side in one document, each under its name. */
const FOLDER_OF: ReadonlyMap<string, string> = new Map(Object.entries(FOLDERS));

function versioned(parts: Parts, playground: Playground): readonly FileToSave[] | Obstacle {
  if (typeof parts === 'string') return parts;
  const { files = {} } = playground;
  const isKnown = parts.every(({ path, mayBeNew }) => files[path] ?? mayBeNew);
  if (!isKnown) return 'not-read';
  return parts.map(({ path, text }) => ({
    path,
    text,
    version: getVersionToReplace(playground, path),
  }));
}

function pageParts(playground: Playground): Parts {
  const { scenario, newVariant } = playground;
  const { page } = getTexts(playground);
  if (newVariant) return [{ path: `pages/${newVariant.path}.json`, text: page, mayBeNew: true }];
  const { fixture, component } = scenario.page;
  if (scenario.patch) return 'patched';
  if (fixture !== undefined) return [{ path: `pages/${fixture}.json`, text: page }];
  if (component === undefined) return 'no-file';
  if (component.endsWith('.invalid')) return 'wrong-on-purpose';
  const text = onlyComponent(page, playground.original.page);
  return text.kind === 'obstacle'
    ? text.obstacle
    : [{ path: `${component}.json`, text: text.component }];
}

type Component =
  | { readonly kind: 'component'; readonly component: string }
  | { readonly kind: 'obstacle'; readonly obstacle: Obstacle };

/** The text of the one component of a page, where nothing around it was changed. */
function onlyComponent(page: string, original: string): Component {
  const [before, after] = [read(original), read(page)];
  if (after === undefined) return { kind: 'obstacle', obstacle: 'broken-json' };
  const zone = zoneOf(before);
  const component = zone && findValueText(page, ['data', zone, 'flexComponents', 0]);
  const isAlone = zone !== undefined && around(after, zone) === around(before, zone);
  return component !== undefined && isAlone
    ? { kind: 'component', component }
    : { kind: 'obstacle', obstacle: 'page-around' };
}

function zoneOf(page: unknown): string | undefined {
  const data = isRecord(page) ? page['data'] : undefined;
  return isRecord(data) ? Object.keys(data).find((name) => name !== 'meta') : undefined;
}

/** All of a page but the first component of a zone, as text. */
function around(page: unknown, zone: string): string {
  return JSON.stringify(page, function leaveOut(this: unknown, name, value: unknown) {
    const isFirst = name === '0' && Array.isArray(this) && this === componentsOf(page, zone);
    return isFirst ? null : value;
  });
}

function componentsOf(page: unknown, zone: string): unknown {
  const data = isRecord(page) ? page['data'] : undefined;
  const files = isRecord(data) ? data[zone] : undefined;
  return isRecord(files) ? files['flexComponents'] : undefined;
}

function folderParts(document: DocumentName, folder: string, playground: Playground): Parts {
  const before = findMemberTexts(playground.original[document]);
  const after = findMemberTexts(getTexts(playground)[document]);
  if (!before || !after) return 'broken-json';
  const pathOf = (name: string) => `${folder}/${name}.json`;
  // A file that came after a draft was begun is lacking in it, and nobody has removed it.
  const wasThere = (name: string) => getVersionToReplace(playground, pathOf(name)) !== null;
  const lacking = [...before.keys()].filter((name) => !after.has(name));
  if (playground.files ? lacking.some(wasThere) : lacking.length > 0) return 'removed';
  // Files that a draft has never touched are as they were when it was begun; the disk's newer
  // versions stay.
  const isOwn = (name: string, text: string) => playground.bases?.[pathOf(name)]?.text !== text;
  return [...after]
    .filter(([name, text]) => before.get(name) !== text && isOwn(name, text))
    .map(([name, text]) => ({ path: pathOf(name), text, mayBeNew: !before.has(name) }));
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
