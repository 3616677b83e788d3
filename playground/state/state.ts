import type { StoreApi } from 'zustand/vanilla';
import type { NamedScenario } from '#fixtures';
import type { Problem } from '#schemas/problems/problem.ts';
import type { KnownChecks, KnownContent } from '#schemas/validate/known-checks.ts';
import type { Position } from '#schemas/validate/json/positions.ts';
import type { JsonChange } from '../json-text/change-json.ts';
import type { VariantToOpen } from './experiments/new-variant.ts';
import type { ConditionActions } from '../conditions/conditions.ts';
import type { SelectName } from '../conditions/selects.ts';
import type { StorageStatus } from './drafts/create-draft-store.ts';
import type { DraftSummary } from './drafts/draft-summary.ts';
import type { PlacedProblem, ReadText } from './document/check-text.ts';
import type { FieldChange } from './fill/fill-field.ts';
import type { WrittenText } from './fill/write-text.ts';
import type { FindChange } from './fixes/find-change.ts';
import type { DocumentName, TabId } from './document/names.ts';
import type { NewPageStart } from './new-pages.ts';
import type { Notice } from './notice.ts';
import type { Offer } from './open-work.ts';
import type { ReadOutline } from './document/outline.ts';
import type { Caret, PageChange, Playground } from './playground.ts';
import type { Accessibility, AccessibilityProgress } from './accessibility/accessibility.ts';
import type { LoggedMessage } from '../environment/collect-messages.ts';
import type { CallList } from './calls/calls.ts';
import type { EventList, PointedEvent } from './events/events.ts';
import type { SelectOptions } from './selection/select.ts';
import type { PageAddress } from './translation/alternates.ts';
import type { Translation } from './translation/translation.ts';

/** One step of the page's life, for "why it is here". */
export interface DisplayedStep {
  readonly step: string;
  readonly decision: string;
  readonly reason: string;
  readonly durationMs: number;
  readonly budgetMs?: number;
  readonly end: 'done' | 'timed-out' | 'failed' | 'skipped';
}

/** The answer of the preview about the page that it shows. */
export interface Shown {
  readonly problems: readonly Problem[];
  /** Pointers to the parts that are not shown, '' for those of the shell; left out: none. */
  readonly missing?: readonly string[];
  readonly steps: readonly DisplayedStep[];
  /** The reason why it could not be shown at all. */
  readonly failure?: string;
}

/** The state of the editor: the full one is being loaded, or is there, or cannot be loaded. */
export type EditorStatus = 'loading' | 'full' | 'plain';

export interface PlaygroundState {
  /** Is undefined until the first scenario is open. */
  readonly playground?: Playground | undefined;
  readonly scenarios: readonly NamedScenario[];
  /** The drafts of all scenarios; that of the open one is as it was when it was opened. */
  readonly drafts: readonly DraftSummary[];
  readonly readText: ReadText;
  readonly readOutline: ReadOutline;
  /** The checks of the project, once they are loaded. */
  readonly known?: KnownChecks;
  /** The names that the documents are checked against, once there are checks. */
  readonly content?: KnownContent;
  /** Knows changes for problems that know none themselves, once there has been one. */
  readonly findChange?: FindChange;
  /** The tab that a person chose before there was a scenario. */
  readonly earlyTab?: TabId | undefined;
  /** The component whose form a person asked to be led into, until they are. */
  readonly toFillIn?: string | undefined;
  /** The name of the macro that a person asked to be led to, until they are. */
  readonly macroToShow?: string | undefined;
  /** The component or text that a person asked to write on the page, until the preview is asked. */
  readonly textToEdit?: string | undefined;
  /** The zone that a person asked to add something to, until there is a choice for that. */
  readonly zoneToAddTo?: string | undefined;
  readonly notice?: Notice | undefined;
  /** A draft that is to be taken or dropped. Until then the scenario stands as it is without it. */
  readonly offer?: Offer | undefined;
  readonly shown?: Shown | undefined;
  /** The check of the page in the preview; left out before anybody wanted it. */
  readonly accessibility?: Accessibility | undefined;
  /** The calls of the page in the preview to its services; left out before the first. */
  readonly calls?: CallList | undefined;
  /** The events of the page in the preview; left out before the first. */
  readonly events?: EventList | undefined;
  /** The event whose element is outlined in the preview. */
  readonly pointedEvent?: PointedEvent | undefined;
  /** The latest errors and warnings of the preview; left out before the first one. */
  readonly previewMessages?: readonly LoggedMessage[] | undefined;
  readonly editorStatus: EditorStatus;
  /** True while another window has this scenario: it can be read here and changed there. */
  readonly isElsewhere: boolean;
  /** Tells if drafts outlive the window. */
  readonly storageStatus: StorageStatus;
  /** True if a click on the page in the preview selects. */
  readonly isSelecting: boolean;
  /** True while another version of the page is to be shown beside it. */
  readonly isBeside: boolean;
  /**
   * The page that a person chose to stand beside: the locale of a version, or the address of a
   * variant. The ids of both become others once the list of scenarios is there.
   */
  readonly besidePage?: string | undefined;
  /** The position of the caret in the editor. */
  readonly position?: Position | undefined;
}

/** The actions that a person can take in the playground. */
export interface PlaygroundActions extends ConditionActions {
  /** Selects a component, and leads into the first of its texts in the form. */
  readonly fillIn: (pointer: string) => void;
  /** The form was led into. */
  readonly noteFillingIn: () => void;
  /** Leads to the values of a macro, `group:key`; without a name, the person was led there. */
  readonly showMacro: (name: string | undefined) => void;
  /** Changes the page model as a field of a component is filled in. */
  readonly fill: (change: Omit<FieldChange, 'time'>) => void;
  /** Changes the page model as a text is written on the page itself. */
  readonly writeText: (written: Omit<WrittenText, 'time'>) => void;
  /** Asks the preview to let a person write on the page: the text that a pointer leads to. */
  readonly editText: (pointer: string) => void;
  /** The preview was asked to. */
  readonly noteEditingText: () => void;
  /** Asks for the choice of what a zone takes, by the zone's pointer. */
  readonly addTo: (zone: string) => void;
  /** The choice is there. */
  readonly noteAddingTo: () => void;
  readonly start: (url: URL, writtenAt?: number) => Promise<void>;
  readonly openScenario: (id: string) => Promise<void>;
  /** Begins a page of its own; one that nobody has written on yet is that already. */
  readonly newPage: (start: NewPageStart) => Promise<void>;
  /** Drops a new page, which can be brought back until another scenario is opened. */
  readonly dropPage: (id: string) => Promise<void>;
  /** Removes a new page that has become a scenario. */
  readonly removePage: (id: string) => Promise<void>;
  readonly bringBackPage: () => Promise<void>;
  /** Opens a version of the page in another language, and selects there what is selected here. */
  readonly openVersion: (id: string) => Promise<void>;
  /** Opens a version whose text is no JSON, where it ceases to be that. */
  readonly openBrokenText: (id: string) => Promise<void>;
  /** Makes a version in another language of the page that is open, as a new page. */
  readonly makeVersion: (address: PageAddress) => Promise<void>;
  readonly suggestVersionPath: (locale: string) => Promise<string>;
  /** Loads a version to be read beside the page: with its draft, for the same visitor. */
  readonly loadVersion: (id: string, locale: string) => Promise<Playground | undefined>;
  readonly toggleBeside: () => void;
  /** Shows another page beside this one to compare them; undefined shows this one alone. */
  readonly compareWith: (besidePage: string | undefined) => void;
  /** Opens the page of a variant, and shows it at the address of its experiment's page. */
  readonly openVariant: (variant: VariantToOpen) => Promise<void>;
  /** Opens the page of a variant as text. */
  readonly openVariantText: (variant: VariantToOpen) => Promise<void>;
  /** Makes a variant of the open page, as a copy of it whose address ends with this segment. */
  readonly makeVariant: (segment: string) => Promise<void>;
  /** Goes on translating a page, in the place where it is now. */
  readonly continueTranslation: (translation: Translation | undefined) => void;
  /** Marks a text as the same in both languages, or takes that back. */
  readonly keepSame: (text: string, isSame: boolean) => void;
  /** Leads into the field of the next text that is still to be translated, or of the one before. */
  readonly goToNextText: (step: 1 | -1) => void;
  /** Opens a scenario that an unknown name may have meant, with what came under that name. */
  readonly openMeant: (id: string) => Promise<void>;
  readonly takeDraft: () => void;
  readonly dropDraft: () => void;
  /** Goes to an address of the playground, such as one that was shown before. */
  readonly openAddress: (url: URL, writtenAt?: number) => Promise<void>;
  /** Takes the scenario over from the other window. */
  readonly takeOver: () => Promise<void>;
  readonly noteOwner: (isOwn: boolean) => Promise<void>;
  readonly noteStorageStatus: (storageStatus: StorageStatus) => void;
  readonly edit: (document: DocumentName, text: string) => void;
  /** Changes the page model as a whole component or a field of one is changed. */
  readonly changePage: (change: PageChange) => void;
  /** Changes values in a document as its table does: one change, which can be taken back. */
  readonly changeValues: (document: DocumentName, changes: readonly JsonChange[]) => void;
  /** Formats a document: one change, which can be taken back. */
  readonly format: (document: DocumentName) => void;
  readonly acceptSuggestion: (document: DocumentName, problem: PlacedProblem) => void;
  readonly revert: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Goes to a step of the history, by the id of the entry that led to it. */
  readonly goToStep: (id: number) => void;
  readonly nameStep: (id: number, name: string) => void;
  readonly showTab: (tab: TabId) => void;
  readonly choose: (name: SelectName, choice: string) => void;
  readonly goTo: (caret: Caret) => void;
  /** Selects a component of the page, or a member of one, by its JSON pointer. */
  readonly select: (pointer: string, options?: SelectOptions) => void;
  /**
   * Switches between clicks on the page that select, and clicks that act as they do for a visitor.
   */
  readonly switchSelecting: () => void;
  readonly noteShown: (shown: Shown) => void;
  /** Wants the page in the preview checked from now on, or no longer. */
  readonly checkAccessibility: (check: Pick<Accessibility, 'isWanted' | 'language'>) => void;
  readonly noteAccessibility: (progress: AccessibilityProgress) => void;
  readonly noteConsole: (messages: readonly LoggedMessage[]) => void;
  readonly noteCalls: (calls: Pick<CallList, 'loadedAt' | 'calls'>) => void;
  readonly noteEvents: (events: Pick<EventList, 'loadedAt' | 'items'>) => void;
  /** Outlines the element that an event came from; undefined: none. */
  readonly pointAtEvent: (pointedEvent: PointedEvent | undefined) => void;
  readonly noteEditor: (editorStatus: EditorStatus) => void;
  /** The offset is left out where nobody has moved the caret: then nothing is selected. */
  readonly noteCaret: (position: Position & { readonly offset?: number }) => void;
  readonly notify: (notice: Notice | undefined) => void;
}

export type PlaygroundStore = StoreApi<PlaygroundState & PlaygroundActions>;
