import { isRecord } from '#schemas/is-record.ts';
import { hashText } from '../../json-text/hash-text.ts';
import { readNewVariant, type NewVariant } from '../experiments/new-variant.ts';
import { DOCUMENTS } from '../document/names.ts';
import { findPageTitle, isNewPage } from '../new-pages.ts';
import { findPageOfId } from '../page-scenario.ts';
import { getEdits, type Playground } from '../playground.ts';
import { readTranslation, type Translation } from '../translation/translation.ts';
import { readStoredTexts } from './stored-draft.ts';

/** The draft of a scenario, as far as a list of them says it. */
export interface DraftSummary {
  readonly scenarioId: string;
  /** The title that a page of no scenario has given itself. */
  readonly title?: string;
  /** The text of the page, where that differs. */
  readonly page?: string;
  /** True where that text is no JSON. */
  readonly isBroken?: true;
  /** Where it is the version of a page in another language, that language and that page. */
  readonly version?: Pick<Translation, 'locale' | 'fromPath'>;
  /** The variant that its page is to be. */
  readonly variant?: NewVariant;
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
  if (!DOCUMENTS.some((name) => differs(texts[name], of[name]))) return undefined;
  const translation = readTranslation(stored['translation']);
  const newVariant = readNewVariant(stored['newVariant']);
  const page = differs(texts.page, of.page) ? texts.page : undefined;
  return summarise(scenarioId, page, { translation, newVariant });
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
  const before = drafts.find((draft) => draft.scenarioId === scenarioId);
  const others = before ? drafts.filter((draft) => draft !== before) : drafts;
  if (!isEdited(playground)) return others;
  const now = summarise(scenarioId, getEdits(playground).page, playground);
  const isSame = before?.title === now.title && before?.page === now.page;
  return before && isSame ? drafts : [...others, now];
}

function summarise(
  scenarioId: string,
  page: string | undefined,
  { translation, newVariant }: Pick<Playground, 'translation' | 'newVariant'>,
): DraftSummary {
  const value = parse(page);
  const isAlone = isNewPage(scenarioId) || findPageOfId(scenarioId) !== undefined;
  const title = isAlone ? findPageTitle(value) : undefined;
  const { locale, fromPath } = translation ?? {};
  const isVersion = isNewPage(scenarioId) && locale !== undefined && fromPath !== undefined;
  return {
    scenarioId,
    ...(title !== undefined && { title }),
    ...(page !== undefined && { page }),
    ...(page !== undefined && value === undefined && { isBroken: true }),
    ...(isVersion && { version: { locale, fromPath } }),
    ...(newVariant && { variant: newVariant }),
  };
}

function parse(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns true if anything differs from the scenario's own documents. */
export function isEdited(playground: Playground): boolean {
  return Object.keys(getEdits(playground)).length > 0;
}
