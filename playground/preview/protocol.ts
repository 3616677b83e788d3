import type { Problem } from '#schemas/problems/problem.ts';
import type { PatchOperation, Scenario } from '#schemas/generated/scenario.ts';
import type { LoggedMessage } from '../environment/collect-messages.ts';
import type { AccessibilityProgress } from '../state/accessibility/accessibility.ts';
import type { Call } from '../state/calls/calls.ts';
import type { EventList, PointedEvent } from '../state/events/events.ts';
import type { DisplayedStep } from '../state/state.ts';
import type { Reasons, Wording } from './words-over-page.ts';

/**
 * The messages between editor and preview. They are two documents: the preview stands in a sandbox
 * without an origin. It starts with one message to the origin that it was loaded from; that message
 * carries a port, and every other message goes through it. Each side checks the shape of what it
 * receives, and what is shown carries a number.
 */

/** Editor to preview: show this. A higher number replaces a lower one that is still under way. */
export interface ShowMessage {
  readonly type: 'vitrine:show';
  readonly sequence: number;
  readonly scenario: Scenario;
  /**
   * The preferences of the visitor's system, by media feature; one that is left out is as this
   * machine has it.
   */
  readonly media?: Readonly<Record<string, string>>;
  /**
   * The page response as the author has it now, a finished JSON value; left out: the scenario's
   * own.
   */
  readonly page?: unknown;
  /**
   * The page response as text, where it is so long that only the preview is to read it. It takes
   * the place of `page`.
   */
  readonly pageText?: string;
  /**
   * Macro documents by file name below fixtures/macros, such as `savings`; left out: the fixtures'.
   */
  readonly macros?: Readonly<Record<string, unknown>>;
  /** The configuration of the site; left out: that of the site which the tools are built for. */
  readonly experience?: unknown;
  /** The content of the shell by locale, such as `en-GB`; left out: the fixtures'. */
  readonly shell?: Readonly<Record<string, unknown>>;
}

/** Editor to preview: show what you show, with this changed in its page response. */
export interface PatchMessage {
  readonly type: 'vitrine:show';
  readonly sequence: number;
  /** The number of what is shown, which the patch was written for. */
  readonly of: number;
  readonly patch: readonly PatchOperation[];
}

/** Editor to preview: this is selected, and so is what a person clicks from now on. */
export interface SelectMessage {
  readonly type: 'vitrine:select';
  /** JSON pointer to a component in the page response; left out where nothing is selected. */
  readonly pointer?: string;
  /** True if a click selects. If not, the page responds as for a visitor. */
  readonly isSelecting: boolean;
  /** The words for a person who writes on the page; left out where nobody may. */
  readonly wording?: Wording;
  /** The reasons why parts of the page are missing; left out where the English ones will do. */
  readonly reasons?: Reasons;
  /** The names of the types of components, by type; left out where the English ones will do. */
  readonly names?: Readonly<Record<string, string>>;
  /** JSON pointers to the components that differ from the page beside it; left out: none. */
  readonly differing?: readonly string[];
  /** The offers that shown components are, `mbox:content` by JSON pointer; left out: none. */
  readonly badges?: Readonly<Record<string, string>>;
  /** True if the person wants to write now, the text that the pointer leads to or the first one. */
  readonly edits?: boolean;
}

/**
 * Editor to preview: check the accessibility of what you show, now and after each other page; or
 * stop that.
 */
export interface CheckMessage {
  readonly type: 'vitrine:check';
  readonly isWanted: boolean;
  /** The locale of the sentences that it is told in. */
  readonly language: string;
}

/** Preview to editor: the latest errors and warnings of its console, without secrets. */
export interface ConsoleMessage {
  readonly type: 'vitrine:console';
  readonly messages: readonly LoggedMessage[];
}

/** Where a page stands: a component at its top, and how much of it has been scrolled by. */
export interface ScrollPosition {
  /** JSON pointer to the component; left out above the first one. */
  readonly pointer?: string;
  /** A share from 0 to 1, of all up to the next component or to the page's end. */
  readonly share: number;
}

/** Editor to preview: report where the page stands, now and after each scrolling; or stop that. */
export interface FollowMessage {
  readonly type: 'vitrine:follow';
  readonly isWanted: boolean;
}

/** Editor to preview: scroll there, as another version of the page has been scrolled. */
export interface ScrollMessage extends ScrollPosition {
  readonly type: 'vitrine:scroll';
}

/** Editor to preview: outline the element that this event came from; left out: none. */
export interface PointMessage {
  readonly type: 'vitrine:point';
  readonly event?: PointedEvent | undefined;
}

/** Editor to preview: are you still there? */
export interface PingMessage {
  readonly type: 'vitrine:ping';
}

/** Preview to editor: yes. */
export interface PongMessage {
  readonly type: 'vitrine:pong';
}

/** Preview to the window around it, once after loading, with the port for everything else. */
export interface ReadyMessage {
  readonly type: 'vitrine:ready';
}

/** Preview to editor: what was asked for is on the screen. */
export interface DisplayedMessage {
  readonly type: 'vitrine:shown';
  readonly sequence: number;
  readonly status: number;
  /** Pointers lead into the page response; '' where no component can be blamed. */
  readonly problems: readonly Problem[];
  /** The parts that are not shown, by their pointers, which are '' for parts of the shell. */
  readonly missing: readonly string[];
  readonly steps: readonly DisplayedStep[];
}

/** Preview to editor: it could not be shown at all. */
export interface FailedMessage {
  readonly type: 'vitrine:failed';
  readonly sequence: number;
  readonly reason: string;
}

/**
 * Preview to editor: the patch does not fit what is shown, and that stays as it is. Send the whole.
 */
export interface RefusedMessage {
  readonly type: 'vitrine:refused';
  readonly sequence: number;
}

/** Preview to editor: a person has clicked on a component of the page. */
export interface ClickedMessage {
  readonly type: 'vitrine:clicked';
  /** The number of what is shown, into which the pointers lead. */
  readonly of: number;
  readonly pointer: string;
  /** The text, image or link of it that was clicked, where that is certain. */
  readonly member?: string;
  /** The word of the page that was clicked. */
  readonly word?: string;
  /** True if the person wants to edit it: after a double click. */
  readonly edits: boolean;
}

/** A box in the viewport of the preview, in its CSS pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Preview to editor: a person has written a text in its place on the page. */
export interface WrittenMessage {
  readonly type: 'vitrine:written';
  /** JSON pointer to the text in the page response. */
  readonly member: string;
  /** The text that stood there before. */
  readonly before: string;
  readonly text: string;
  /** Names the one go in which it is written. */
  readonly session: string;
}

/** Preview to editor: a person wants to add something to a zone of the page, which is empty. */
export interface AddMessage {
  readonly type: 'vitrine:add';
  /** The number of what is shown, into which the pointer leads. */
  readonly of: number;
  /** JSON pointer to the zone in the page response. */
  readonly pointer: string;
}

/** Preview to editor: writing on the page has ended by a key. */
export interface FinishedMessage {
  readonly type: 'vitrine:finished';
}

/** Preview to editor: the keys for undo or redo were pressed. */
export interface UndoMessage {
  readonly type: 'vitrine:undo';
  readonly action: 'undo' | 'redo';
}

/** Preview to editor: the selected component stands here now. */
export interface PlacedMessage {
  readonly type: 'vitrine:placed';
  /** Its outline, in sight or not; left out where there is nothing of it on the page. */
  readonly box?: Box;
  /** The text in it that is being written. */
  readonly text?: Box;
}

/** Preview to editor: the key that switches selecting, or opens the palette, was pressed. */
export interface SwitchMessage {
  readonly type: 'vitrine:switch' | 'vitrine:palette';
}

/**
 * Preview to editor: the key was pressed that leads to the next region of the window, or to the one
 * before.
 */
export interface LeaveMessage {
  readonly type: 'vitrine:leave';
  readonly direction: 1 | -1;
}

/** Preview to editor: calls of a page that have begun, or have come further. */
export interface CallsMessage {
  readonly type: 'vitrine:calls';
  /** When that page began to load, in milliseconds since 1970. */
  readonly loadedAt: number;
  readonly calls: readonly Call[];
}

/** Preview to editor: events of a page that have happened, or what has become of them. */
export interface EventsMessage extends Pick<EventList, 'loadedAt' | 'items'> {
  readonly type: 'vitrine:events';
}

/**
 * Preview to editor: a key of the clipboard was pressed on the page, where no text is marked and no
 * field has the focus.
 */
export interface ClipboardMessage {
  readonly type: 'vitrine:clipboard';
  readonly command: 'copy' | 'cut' | 'paste';
  /** The text of the clipboard, to be pasted. */
  readonly text?: string;
}

/** Preview to editor: how far the check of the shown page has come, and what it has found. */
export interface AccessibilityMessage extends AccessibilityProgress {
  readonly type: 'vitrine:accessibility';
  /** The number of what is shown. */
  readonly of: number;
}

/** Preview to editor: the page stands here now. */
export interface ScrolledMessage extends ScrollPosition {
  readonly type: 'vitrine:scrolled';
  /** True if a person has scrolled it; false where the page has, to what is selected. */
  readonly byPerson: boolean;
  /** The number of what is shown, into which the pointer leads. */
  readonly of: number;
}

/** The result of a request. */
export type Answer = DisplayedMessage | FailedMessage | RefusedMessage;

/** Messages about the page that is shown, which nobody has asked for. */
export type PageMessage =
  | ClickedMessage
  | WrittenMessage
  | AddMessage
  | FinishedMessage
  | UndoMessage
  | PlacedMessage
  | SwitchMessage
  | LeaveMessage
  | CallsMessage
  | EventsMessage
  | ClipboardMessage
  | AccessibilityMessage
  | ScrolledMessage
  | ConsoleMessage;

/** All messages that come through the port. */
export type FromPreview = PongMessage | Answer | PageMessage;
