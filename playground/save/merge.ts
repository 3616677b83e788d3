import { joinMerge, mergeLines, type MergePart, type Side } from '../json-text/merge-lines.ts';
import { getVersionToReplace } from '../state/base-versions.ts';
import { toDocumentName } from '../state/document/document-kinds.ts';
import type { DocumentName } from '../state/document/names.ts';
import type { Texts } from '../state/document/text-edit.ts';
import { getEdits, type OpenedScenario, type Playground } from '../state/playground.ts';
import type { Refused } from './create-save-client.ts';

/** A document that was changed here and on the disk, with the text that both were made of. */
export interface DocumentMerge {
  readonly document: DocumentName;
  readonly before: string;
  readonly mine: string;
  readonly theirs: string;
  readonly parts: readonly MergePart[];
}

/** The merge of what is here with the disk as it was read for that. */
export interface OpenMerge {
  readonly fresh: OpenedScenario;
  readonly present: Refused['present'];
  readonly documents: readonly DocumentMerge[];
}

/** The sides that a person takes at the disputed places of each document, in their order. */
export type TakenSides = Partial<Readonly<Record<DocumentName, readonly (Side | undefined)[]>>>;

/**
 * Prepares the merge of the documents whose files have changed on the disk. Returns undefined where
 * it is not known what the texts here were made of, as in a draft of older files.
 */
export function prepareMerge(
  playground: Playground,
  fresh: OpenedScenario,
  present: Refused['present'],
): OpenMerge | undefined {
  const edits = getEdits(playground);
  const names = new Set(present.map(({ path }) => toDocumentName(path)));
  const isKnown = present.every(({ path }) => {
    const read = playground.files?.[path]?.version ?? null;
    return getVersionToReplace(playground, path) === read;
  });
  if (!isKnown) return undefined;
  const documents = [...names].flatMap((document): DocumentMerge[] => {
    const mine = edits[document];
    if (mine === undefined) return [];
    const [before, theirs] = [playground.original[document], fresh.texts[document]];
    return [{ document, before, mine, theirs, parts: mergeLines(before, { mine, theirs }) }];
  });
  return documents.length > 0 ? { fresh, present, documents } : undefined;
}

/** The merged texts; undefined while a disputed place is open. */
export function joinDocuments(
  documents: readonly DocumentMerge[],
  taken: TakenSides,
): Partial<Texts> | undefined {
  const texts = documents.map(
    ({ document, parts }) => [document, joinMerge(parts, taken[document] ?? [])] as const,
  );
  return texts.every(([, text]) => text !== undefined) ? Object.fromEntries(texts) : undefined;
}
