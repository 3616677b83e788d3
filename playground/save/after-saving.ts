import { updateBaseVersions } from '../state/base-versions.ts';
import type { ReadText } from '../state/document/check-text.ts';
import { toDocumentName } from '../state/document/document-kinds.ts';
import type { Texts } from '../state/document/text-edit.ts';
import {
  getEdits,
  getTexts,
  replaceTexts,
  type OpenedScenario,
  type Playground,
} from '../state/playground.ts';
import { collectChangedFiles } from './scenario-files.ts';

/**
 * Returns the playground with the saved texts as those of its scenario. Texts that were typed since
 * then differ from them. The history stays, so a person can still undo after saving.
 */
export function applySaved(
  present: Playground,
  saved: Playground,
  versions: Readonly<Record<string, string>>,
): Playground {
  if (present.original !== saved.original) return present;
  const { files, obstacles } = collectChangedFiles(saved);
  const conflicting: readonly string[] = obstacles.map(({ document }) => document);
  const texts = Object.entries(getEdits(saved)).filter(
    ([document]) => !conflicting.includes(document),
  );
  const read = files.map(({ path, text }) => [path, { text, version: versions[path] ?? '' }]);
  const bases = Object.entries(present.bases ?? {}).filter(([path]) => !(path in versions));
  return {
    ...present,
    original: { ...present.original, ...Object.fromEntries(texts) },
    files: { ...present.files, ...Object.fromEntries(read) },
    bases: Object.fromEntries(bases),
  };
}

export interface Taken {
  /** The scenario as the disk has it now. */
  readonly fresh: OpenedScenario;
  /** The files that are otherwise there than they were read. */
  readonly present: readonly { readonly path: string }[];
  /** The texts that were made of both; left out, the disk's are taken. */
  readonly merged?: Partial<Texts>;
  readonly time: number;
}

/**
 * The playground with the disk's texts in the place of its own, or with what was merged of both,
 * where the two have grown apart.
 */
export function applyDisk(
  playground: Playground,
  { fresh, present, merged, time }: Taken,
  read: ReadText,
): Playground {
  const edits = getEdits(playground);
  const taken: readonly string[] = present.map(({ path }) => toDocumentName(path));
  const texts = Object.fromEntries(
    Object.entries(fresh.texts).filter(
      ([document]) => !(document in edits) || taken.includes(document),
    ),
  );
  const [document = 'page'] = present.map(({ path }) => toDocumentName(path));
  const how = merged
    ? ({ kind: 'merged', document, time } as const)
    : ({ kind: 'reverted', document: 'page', time } as const);
  const { scenario, texts: original, files } = fresh;
  const before = getTexts(playground);
  const all = updateBaseVersions(playground, fresh);
  // A text that holds the disk's changes already is based on the disk, though no step says so.
  const bases = Object.entries(all).filter(([path]) => {
    const name = toDocumentName(path);
    return merged?.[name] === undefined || merged[name] !== before[name];
  });
  return {
    ...replaceTexts(playground, { ...how, texts: { ...texts, ...merged } }, read),
    // The disk has no such page yet.
    scenario: playground.newVariant ? playground.scenario : scenario,
    original,
    files,
    bases: Object.fromEntries(bases),
  };
}
