import type { Scenario } from '#schemas/generated/scenario.ts';
import type { ReadText } from './check-text.ts';
import { edit, startDraft, type Draft } from './draft.ts';
import {
  NO_HISTORY,
  record,
  stepBack,
  stepForth,
  type ChangeKind,
  type History,
  type HistoryStep,
  type Texts,
} from './history.ts';
import { isDocument, type DocumentName, type TabId } from './names.ts';
import { placeOf, type Place } from './places.ts';
import { selectsOf, type SelectName, type Selects } from './selects.ts';

/** Everything that a person has before them: plain data. */
export interface Playground {
  readonly scenarioId: string;
  readonly scenario: Scenario;
  /** The documents as the scenario has them. */
  readonly original: Texts;
  readonly documents: Readonly<Record<DocumentName, Draft>>;
  readonly history: History;
  readonly tab: TabId;
  readonly selects: Selects;
  /** JSON pointer to the component that is selected. */
  readonly selection?: string;
  /** Where the editor is asked to put the caret, until anything else is done; a new object asks again. */
  readonly caret?: Caret | undefined;
}

export interface Caret {
  readonly document: DocumentName;
  readonly place: Place;
}

/** A scenario as it comes from the fixtures. */
export interface OpenedScenario {
  readonly id: string;
  readonly scenario: Scenario;
  readonly texts: Texts;
}

/** The playground with a scenario open, and, where a link brought some, with texts that differ from its own. */
export function open(
  { id, scenario, texts }: OpenedScenario,
  read: ReadText,
  edits: Partial<Texts> = {},
): Playground {
  const started = {
    page: startDraft(texts.page, read('page', texts.page)),
    macros: startDraft(texts.macros, read('macros', texts.macros)),
  };
  return {
    scenarioId: id,
    scenario,
    original: texts,
    documents: {
      page: withText(started, 'page', { text: edits.page, read }),
      macros: withText(started, 'macros', { text: edits.macros, read }),
    },
    history: NO_HISTORY,
    tab: 'page',
    selects: selectsOf(scenario),
  };
}

export interface Edit {
  readonly document: DocumentName;
  readonly text: string;
  readonly kind: ChangeKind;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A text has changed. */
export function change(playground: Playground, { document, text, kind, at }: Edit, read: ReadText) {
  const { documents, history } = playground;
  if (documents[document].text === text) return playground;
  return {
    ...playground,
    caret: undefined,
    history: record(history, textsOf(playground), { document, kind, text, at }),
    documents: {
      ...documents,
      [document]: withText(documents, document, { text, read }),
    },
  };
}

/** Takes the last change back, whichever document it was made in, and shows that document. */
export function undo(playground: Playground, read: ReadText): Playground {
  return step(playground, stepBack(playground.history, textsOf(playground)), read);
}

/** Makes the change again that was taken back last. */
export function redo(playground: Playground, read: ReadText): Playground {
  return step(playground, stepForth(playground.history, textsOf(playground)), read);
}

function step(playground: Playground, taken: HistoryStep | undefined, read: ReadText): Playground {
  if (!taken) return playground;
  const { history, texts, document } = taken;
  const { documents } = playground;
  return {
    ...playground,
    history,
    tab: document,
    caret: undefined,
    documents: {
      page: withText(documents, 'page', { text: texts.page, read }),
      macros: withText(documents, 'macros', { text: texts.macros, read }),
    },
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

/** Selects a component of the page, and puts the caret on it. */
export function select(playground: Playground, pointer: string): Playground {
  const place = placeOf(playground.documents.page.text, pointer);
  const selected = { ...playground, selection: pointer };
  return place ? goTo(selected, { document: 'page', place }) : selected;
}

/** The texts of all documents. */
export function textsOf({ documents }: Pick<Playground, 'documents'>): Texts {
  return { page: documents.page.text, macros: documents.macros.text };
}

/** The texts that differ from those of the scenario. */
export function editsOf(playground: Playground): Partial<Texts> {
  const { page, macros } = textsOf(playground);
  return {
    ...(page !== playground.original.page && { page }),
    ...(macros !== playground.original.macros && { macros }),
  };
}

/** The document of the present tab, if it shows one. */
export function documentOf({ tab }: Pick<Playground, 'tab'>): DocumentName | undefined {
  return isDocument(tab) ? tab : undefined;
}

interface NewText {
  readonly text: string | undefined;
  readonly read: ReadText;
}

function withText(
  documents: Playground['documents'],
  name: DocumentName,
  { text, read }: NewText,
): Draft {
  const draft = documents[name];
  return text === undefined || text === draft.text ? draft : edit(draft, text, read(name, text));
}
