import type { Scenario } from '#schemas/generated/scenario.ts';
import { changeJson, changeReadable, type JsonChange } from '../json-text/change-json.ts';
import type { Place } from '../json-text/places.ts';
import { getSelects, type SelectName, type Selects } from '../conditions/selects.ts';
import { isKnown, createChangeReader } from './incremental-parse/incremental-reader.ts';
import type { BaseVersions, ReadFiles } from './base-versions.ts';
import type { ReadText } from './document/check-text.ts';
import { edit, startDraft, type Draft } from './document/draft.ts';
import {
  nameStep,
  NO_HISTORY,
  record,
  stepBack,
  stepForth,
  stepTo,
  type Change,
  type ChangeKind,
  type History,
  type HistoryStep,
} from './history/history.ts';
import {
  mapDocuments,
  DOCUMENTS,
  type ByDocument,
  type DocumentName,
  type TabId,
} from './document/names.ts';
import type { NewVariant } from './experiments/new-variant.ts';
import { followSelection, type Selection } from './selection/follow.ts';
import type { Texts } from './document/text-edit.ts';
import type { Translation } from './translation/translation.ts';

/** Everything that a person has before them: plain data. */
export interface Playground {
  readonly scenarioId: string;
  readonly scenario: Scenario;
  /** The documents as the scenario has them. */
  readonly original: Texts;
  /** The files that they were read from; left out where no server gave them. */
  readonly files?: ReadFiles | undefined;
  /** The versions of files that the documents are based on, where those differ from `files`. */
  readonly bases?: BaseVersions | undefined;
  readonly documents: ByDocument<Draft>;
  /** The work of translating the page, where it was made of its version in another language. */
  readonly translation?: Translation | undefined;
  /** The variant that the page is to be, where it is a new page that was made as one. */
  readonly newVariant?: NewVariant | undefined;
  readonly history: History;
  readonly tab: TabId;
  readonly selects: Selects;
  /** JSON pointer to the component that is selected. */
  readonly selection?: string | undefined;
  /** JSON pointer to the member of it that is selected, where not all of it is. */
  readonly member?: string | undefined;
  /**
   * The place at which the editor is asked to put the caret, until anything else is done; a new
   * object asks again.
   */
  readonly caret?: Caret | undefined;
}

export interface Caret {
  readonly document: DocumentName;
  readonly place: Place;
  /** false: the caret goes there, and the focus stays where it is. */
  readonly takesFocus?: boolean;
}

/** A scenario as it comes from the fixtures. */
export interface OpenedScenario {
  readonly id: string;
  readonly scenario: Scenario;
  readonly texts: Texts;
  readonly files?: ReadFiles;
}

/** The texts that were made of a scenario before, with the history that led to them. */
export interface RestoredDraft {
  readonly texts: Partial<Texts>;
  readonly history?: History;
  readonly bases?: BaseVersions | undefined;
  readonly translation?: Translation | undefined;
  readonly newVariant?: NewVariant | undefined;
}

/** The playground with a scenario open, as it was left or as a link has it. */
export function open(
  { id, scenario, texts, files }: OpenedScenario,
  read: ReadText,
  { texts: edits, history = NO_HISTORY, bases, ...made }: RestoredDraft = { texts: {} },
): Playground {
  const started = mapDocuments((name) => startDraft(texts[name], read(name, texts[name])));
  return {
    scenarioId: id,
    scenario,
    original: texts,
    files,
    bases,
    ...made,
    documents: withTexts(started, edits, read),
    history,
    tab: 'page',
    selects: getSelects(scenario),
  };
}

export interface Edit {
  readonly document: DocumentName;
  readonly text: string;
  readonly kind: ChangeKind;
  /** Milliseconds since 1970. */
  readonly time: number;
  /** Names the one go that it is part of, where it is part of one. */
  readonly session?: string | undefined;
}

/** A text has changed. */
export function change(playground: Playground, { document, text, ...how }: Edit, read: ReadText) {
  return replaceTexts(playground, { ...how, document, texts: { [document]: text } }, read);
}

/** A change of the page model by other means than typing. */
export interface PageChange {
  readonly kind: ChangeKind;
  readonly changes: readonly JsonChange[];
  /** JSON pointer to the component that is selected afterwards; left out, the selection stays. */
  readonly selection?: string;
}

/**
 * Changes the page model in its text. Leaves it unchanged where the text cannot be read, or has no
 * such place.
 */
export function changePage(
  playground: Playground,
  { kind, changes, selection, time, session }: PageChange & Pick<Edit, 'time' | 'session'>,
  read: ReadText,
): Playground {
  const { page } = playground.documents;
  const text = (isKnown(page) ? changeReadable : changeJson)(page.text, changes);
  if (text === undefined) return playground;
  const reader = createChangeReader(read, changes);
  const selected = selection === undefined ? undefined : { selection, member: undefined };
  const texts = { page: text };
  const how = { document: 'page', kind, time, session } as const;
  return replaceTexts(playground, { ...how, texts, selected }, reader);
}

/** A change of values in a document other than the page. */
export interface ValueChange extends Pick<Edit, 'document' | 'time'> {
  readonly changes: readonly JsonChange[];
}

/**
 * Changes values in the text of a document. Leaves it unchanged where the text cannot be read, or
 * has no such place.
 */
export function changeValues(
  playground: Playground,
  { document, changes, time }: ValueChange,
  read: ReadText,
): Playground {
  const text = changeJson(playground.documents[document].text, changes);
  if (text === undefined) return playground;
  return change(playground, { document, text, kind: 'entered', time }, read);
}

/** Goes back to the texts that the scenario has itself: one change, which can be taken back. */
export function revert(playground: Playground, time: number, read: ReadText): Playground {
  const { original: texts, tab: document } = playground;
  return replaceTexts(playground, { kind: 'reverted', document, time, texts }, read);
}

interface Replacement extends Omit<Change, 'texts'> {
  readonly texts: Partial<Texts>;
  /** The selection after the change, where that is known; else it follows from the present one. */
  readonly selected?: Selection | undefined;
}

/** One change of several texts. */
export function replaceTexts(
  playground: Playground,
  { texts: some, selected, ...how }: Replacement,
  read: ReadText,
): Playground {
  const before = getTexts(playground);
  const texts = { ...before, ...some };
  const history = record(playground.history, before, { ...how, texts });
  if (history === playground.history) return selected ? { ...playground, ...selected } : playground;
  return {
    ...playground,
    ...(selected ?? followed(playground, texts)),
    caret: undefined,
    history,
    documents: withTexts(playground.documents, texts, read),
  };
}

/** Takes the last change back, whichever document it was made in, and shows that document. */
export function undo(playground: Playground, read: ReadText): Playground {
  return step(playground, stepBack(playground.history, getTexts(playground)), read);
}

/** Makes the change again that was taken back last. */
export function redo(playground: Playground, read: ReadText): Playground {
  return step(playground, stepForth(playground.history, getTexts(playground)), read);
}

/** Goes to a step of the history, over all between. */
export function goToStep(playground: Playground, id: number, read: ReadText): Playground {
  return step(playground, stepTo(playground.history, getTexts(playground), id), read);
}

/** Gives a step of the history a name. */
export function callStep(playground: Playground, id: number, name: string): Playground {
  return { ...playground, history: nameStep(playground.history, id, name) };
}

function step(playground: Playground, taken: HistoryStep | undefined, read: ReadText): Playground {
  if (!taken) return playground;
  const { history, texts, document } = taken;
  return {
    ...playground,
    ...followed(playground, texts),
    history,
    tab: document,
    caret: undefined,
    documents: withTexts(playground.documents, texts, read),
  };
}

/** Another tab. */
export function showTab(playground: Playground, tab: TabId): Playground {
  return { ...playground, tab, caret: undefined };
}

/** Another choice in one of the selects. */
export function choose(playground: Playground, name: SelectName, choice: string): Playground {
  return { ...playground, selects: { ...playground.selects, [name]: choice } };
}

/** Puts the caret on a place of a document, and the document in front. */
export function goTo(playground: Playground, caret: Caret): Playground {
  return { ...playground, tab: caret.document, caret: { ...caret } };
}

function followed({ selection, member, documents }: Playground, { page }: Texts): Selection {
  return followSelection({ selection, member }, documents.page.text, page);
}

/** The texts of all documents. */
export function getTexts({ documents }: Pick<Playground, 'documents'>): Texts {
  return mapDocuments((name) => documents[name].text);
}

/** The texts that differ from those of the scenario. */
export function getEdits(playground: Playground): Partial<Texts> {
  const { original, documents } = playground;
  const edited = DOCUMENTS.filter((name) => documents[name].text !== original[name]);
  return Object.fromEntries(edited.map((name) => [name, documents[name].text]));
}

function withTexts(
  documents: Playground['documents'],
  texts: Partial<Texts>,
  read: ReadText,
): Playground['documents'] {
  return mapDocuments((name) => {
    const draft = documents[name];
    const text = texts[name];
    return text === undefined || text === draft.text
      ? draft
      : edit(draft, text, read(name, text, draft));
  });
}
