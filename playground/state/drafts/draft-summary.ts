import { isRecord } from '#schemas/is-record.ts';
import { hashText } from '../../json-text/hash-text.ts';
import { DOCUMENTS } from '../document/names.ts';
import { getEdits, type Playground } from '../playground.ts';
import { readStoredTexts } from './stored-draft.ts';

/** The draft of a scenario, as far as a list of them says it. */
export interface DraftSummary {
  readonly scenarioId: string;
}

/**
 * Summarises what is stored of a scenario. Gives nothing for one whose texts are those of its
 * files, as after a save or an undo: of that, only the history is kept.
 */
export function summariseDraft(stored: unknown): DraftSummary | undefined {
  if (!isRecord(stored) || typeof stored['scenarioId'] !== 'string') return undefined;
  const { scenarioId } = stored;
  const texts = readStoredTexts(stored['texts']) ?? {};
  const of = readStoredTexts(stored['of']) ?? {};
  return DOCUMENTS.some((name) => differs(texts[name], of[name])) ? { scenarioId } : undefined;
}

/** A draft of an older version does not say what its texts were made of. */
function differs(text: string | undefined, digest: string | undefined): boolean {
  return text !== undefined && (digest === undefined || hashText(text) !== digest);
}

/**
 * The drafts with that of a scenario as it is on the screen, or without it where nothing differs.
 */
export function noteDraft(
  drafts: readonly DraftSummary[],
  playground: Playground,
): readonly DraftSummary[] {
  const { scenarioId } = playground;
  const isKnown = drafts.some((draft) => draft.scenarioId === scenarioId);
  if (isKnown === isEdited(playground)) return drafts;
  return isKnown
    ? drafts.filter((draft) => draft.scenarioId !== scenarioId)
    : [...drafts, { scenarioId }];
}

/** Returns true if anything differs from the scenario's own documents. */
export function isEdited(playground: Playground): boolean {
  return Object.keys(getEdits(playground)).length > 0;
}
