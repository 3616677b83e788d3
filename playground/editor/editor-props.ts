import type { ComponentType } from 'react';
import type { Place } from '../json-text/places.ts';
import type { SchemaWords } from '../environment/schema-words.ts';
import type { Theme } from '../layout/use-theme.ts';
import type { DocumentName } from '../state/document/names.ts';
import type { QuickFix } from '../state/quick-fix.ts';
import type { LoadCompletionSources } from '../assist/completion-sources.ts';

/** The props that every editor gets, the plain one and the full one. */
export interface EditorProps {
  /** The accessible name of its one textbox. */
  readonly name: string;
  /** The document that the text belongs to; each has a caret of its own. */
  readonly document: DocumentName;
  readonly value: string;
  readonly language: 'json';
  readonly isReadOnly: boolean;
  readonly theme: Theme;
  readonly markers: readonly Marker[];
  /** The values that may be written, for the editor to offer. */
  readonly assistance: Assistance;
  /** The place at which to put the caret; a new object asks again. */
  readonly reveal: { readonly place: Place; readonly takesFocus?: boolean } | undefined;
  readonly onChange: (text: string) => void;
  /** Is called without an offset if the text has moved the caret, and not a person. */
  readonly onCaret: (position: CaretPosition) => void;
  /** The editor that stays is there: the full one, or the plain one where that cannot be had. */
  readonly onSettled: (status: 'full' | 'plain') => void;
  /** The id of the element that describes the editor. */
  readonly describedBy: string;
  /** The saved text, while it is compared with this one. */
  readonly comparison?: Comparison | undefined;
  readonly onFormat: () => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

export interface CaretPosition {
  readonly line: number;
  readonly column: number;
  readonly offset?: number;
}

/** A text that this one is compared with. */
export interface Comparison {
  readonly saved: string;
  /** The accessible name of the saved text. */
  readonly label: string;
  /** The text that is shown where nothing differs. */
  readonly sameLabel: string;
  readonly onClose: () => void;
}

export interface Assistance {
  /** The words of the schemas, in the language of the tool. */
  readonly words: SchemaWords;
  /** Returns the description of a document that shows the files of a folder of fixtures. */
  readonly describeFolder: (folder: string) => string;
  readonly loadCompletionSources: LoadCompletionSources;
  /** The macro documents as they are by now, each under the name of its file. */
  readonly macros: () => unknown;
}

/** Something to underline. */
export interface Marker {
  readonly offset: number;
  readonly length: number;
  readonly severity: 'error' | 'warning';
  readonly code: string;
  readonly message: string;
  /** The fix that can be applied right at the marker. */
  readonly fix?: MarkerFix;
}

export interface MarkerFix {
  readonly title: string;
  /**
   * Returns the text to put in and the part that it replaces, which is often, but not always, the
   * underlined part. It is computed only when it is asked for.
   */
  readonly edit: () => QuickFix | undefined;
}

/** A stretch of the text from one offset to another, the caret at its end. */
export interface TextSelection {
  readonly start: number;
  readonly end: number;
}

/** Loads the editor that takes the plain one's place. Rejects where it cannot be had. */
export type LoadFullEditor = () => Promise<ComponentType<FullEditorProps>>;

/** The props of the full editor, which takes the place of the plain one. */
export interface FullEditorProps extends EditorProps {
  /**
   * Returns the position of the caret in the plain editor, if there is one; the full editor
   * continues from it.
   */
  readonly takeOver: () => TextSelection | undefined;
  readonly onReady: () => void;
}
