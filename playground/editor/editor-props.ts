import type { ComponentType } from 'react';
import type { Place } from '../json-text/places.ts';
import type { Theme } from '../layout/use-theme.ts';
import type { DocumentName } from '../state/document/names.ts';
import type { QuickFix } from '../state/quick-fix.ts';
import type { LoadCompletionSources } from './assist/completion-sources.ts';

/** What an editor is given, whichever way it is made. */
export interface EditorProps {
  /** The accessible name of its one textbox. */
  readonly name: string;
  /** Which text this is; each keeps a caret of its own. */
  readonly document: DocumentName;
  readonly value: string;
  readonly language: 'json';
  readonly isReadOnly: boolean;
  readonly theme: Theme;
  readonly markers: readonly Marker[];
  /** What may be written, for whoever offers it. */
  readonly assistance: Assistance;
  /** Where to put the caret; a new object asks again. */
  readonly reveal: { readonly place: Place; readonly takesFocus?: boolean } | undefined;
  readonly onChange: (text: string) => void;
  /** Without an offset where the text has moved it, and nobody who edits. */
  readonly onCaret: (position: CaretPosition) => void;
  /** The editor that stays is there: the full one, or the plain one where that cannot be had. */
  readonly onSettled: (status: 'full' | 'plain') => void;
  /** What describes it, by its id. */
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
  /** What is said where nothing differs. */
  readonly sameLabel: string;
  readonly onClose: () => void;
}

export interface Assistance {
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
  /** What can be done about it right here. */
  readonly fix?: MarkerFix;
}

export interface MarkerFix {
  readonly title: string;
  /**
   * What takes the place of what: often, but not always, of what is underlined. Worked out where it
   * is asked for.
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

/** What the editor is given that takes the plain one's place. */
export interface FullEditorProps extends EditorProps {
  /** Where the caret is in the plain editor, if it is there; the full one goes on from it. */
  readonly takeOver: () => TextSelection | undefined;
  readonly onReady: () => void;
}
