import { useEffect, useState, type RefObject } from 'react';
import type { ClickedMessage, ClipboardMessage, PageMessage } from '../preview/protocol.ts';
import { PALETTE_KEY } from '../layout/palette-key.ts';
import { createRegionKey } from '../layout/region-key.ts';
import type { PlaygroundState, PlaygroundStore } from '../state/state.ts';
import { findClickedPointer } from '../state/selection/find-place.ts';
import { hasOtherWords, type OnPage, type OnPageStore } from './on-page.ts';
import { openFrameChannel, type FrameChannel } from './frame-channel.ts';
import { showClickedText } from './show-clicked-text.ts';
import { createPreviewRequest, needsOtherPreview, patchSince } from './preview-request.ts';
import { isStale } from '../state/document/draft.ts';

/**
 * The state of the preview: it answers, has not answered for seconds, or was stopped by a person.
 */
type FrameStatus = 'alive' | 'silent' | 'stopped';

export interface FrameState {
  readonly status: FrameStatus;
  /** The number of the present frame among those that were started one after the other. */
  readonly run: number;
  readonly stop: () => void;
  /** Puts a new frame in the place of the one that was there. */
  readonly restart: () => void;
}

/**
 * Keeps the frame at the last good page of what is being edited, the store at what the frame
 * answers, and `onPage` at where the selected component stands.
 */
export function useFrame(
  store: PlaygroundStore,
  frame: RefObject<HTMLIFrameElement | null>,
  onPage: OnPageStore,
): FrameState {
  const [{ status, run }, setState] = useState<Pick<FrameState, 'status' | 'run'>>(FIRST);
  const isStopped = status === 'stopped';
  useEffect(() => {
    if (isStopped) return undefined;
    return converse({
      store,
      frame,
      onPage,
      onStatus: (isAlive) => setState({ run, status: isAlive ? 'alive' : 'silent' }),
    });
  }, [store, frame, onPage, run, isStopped]);
  return {
    status,
    run,
    stop: () => setState({ run, status: 'stopped' }),
    restart: () => setState({ run: run + 1, status: 'alive' }),
  };
}

const FIRST = { status: 'alive', run: 1 } as const;

interface Conversation {
  readonly store: PlaygroundStore;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly onPage: OnPageStore;
  readonly onStatus: (isAlive: boolean) => void;
}

function converse({ store, frame, onPage, onStatus }: Conversation): () => void {
  const { noteShown } = store.getState();
  const channel = openFrameChannel({
    window,
    frame: () => frame.current?.contentWindow ?? null,
    onStatus,
    onAnswer: (answer) =>
      noteShown(
        answer.type === 'vitrine:shown'
          ? { problems: answer.problems, missing: answer.missing, steps: answer.steps }
          : { problems: [], missing: [], steps: [], failure: answer.reason },
      ),
    onMessage: (message) => answerPage(message, { store, frame, onPage, channel }),
  });
  const stop = store.subscribe((state, before) => {
    const { playground } = state;
    if (playground && needsOtherPreview(playground, before.playground))
      channel.show(createPreviewRequest(playground), patchSince(playground, before.playground));
    if (isOtherSelection(state, before)) select();
    if (state.accessibility && isOtherCheck(state, before)) channel.check(state.accessibility);
    if (state.pointedEvent !== before.pointedEvent) channel.pointAt(state.pointedEvent);
    const { textToEdit } = state;
    if (textToEdit !== undefined && textToEdit !== before.textToEdit) editText(textToEdit);
  });
  const stopPage = onPage.subscribe((now, before) => {
    const { isFollowed = false, goal } = now;
    if (hasOtherWords(now, before)) select();
    if (isFollowed !== (before.isFollowed ?? false)) channel.follow(isFollowed);
    if (goal && goal !== before.goal) channel.scrollTo(goal);
  });
  const select = () => channel.select(selectionOf(store.getState(), onPage.getState()));
  const editText = (pointer: string) => {
    const { activeElement } = document;
    onPage.setState({ from: activeElement instanceof HTMLElement ? activeElement : undefined });
    // A document takes the focus within its frame, and no frame takes it from elsewhere.
    frame.current?.focus();
    channel.select({ ...selectionOf(store.getState(), onPage.getState()), pointer, edits: true });
    store.getState().noteEditingText();
  };
  const { playground } = store.getState();
  if (playground) channel.show(createPreviewRequest(playground));
  select();
  const { accessibility } = store.getState();
  if (accessibility) channel.check(accessibility);
  if (onPage.getState().isFollowed) channel.follow(true);
  return () => {
    stop();
    stopPage();
    channel.close();
    onPage.setState({ box: undefined, text: undefined });
  };
}

/** Does in this window what the keys for the clipboard do that were pressed on the page. */
function pressClipboardKeys(
  frame: HTMLIFrameElement | null,
  { command, text }: ClipboardMessage,
): void {
  const clipboardData = text === undefined ? null : new DataTransfer();
  clipboardData?.setData('text/plain', text ?? '');
  frame?.dispatchEvent(
    new ClipboardEvent(command, { clipboardData, bubbles: true, cancelable: true }),
  );
}

/** Presses in this window the key that was pressed on the page. */
function pressKey(frame: HTMLIFrameElement | null, key: KeyboardEventInit): void {
  frame?.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }));
}

interface Answering extends Omit<Conversation, 'onStatus'> {
  readonly channel: FrameChannel;
}

/** Does what a person has asked for on the page. */
function answerPage(message: PageMessage, { store, frame, onPage, channel }: Answering): void {
  const { switchSelecting, writeText, noteCalls, noteEvents, noteAccessibility, ...actions } =
    store.getState();
  // Only who is in the frame can press keys there: a page takes the focus from nowhere else.
  const isInFrame = document.activeElement === frame.current;
  switch (message.type) {
    case 'vitrine:placed':
      onPage.setState({ box: message.box, text: message.text });
      break;
    case 'vitrine:scrolled':
      onPage.setState({ position: message });
      break;
    case 'vitrine:console':
      actions.noteConsole(message.messages);
      break;
    case 'vitrine:calls':
      noteCalls(message);
      break;
    case 'vitrine:events':
      noteEvents(message);
      break;
    case 'vitrine:accessibility':
      noteAccessibility(message);
      break;
    case 'vitrine:clicked':
      selectClicked(message, store, () =>
        channel.select(selectionOf(store.getState(), onPage.getState())),
      );
      break;
    case 'vitrine:written':
      writeText(message);
      break;
    case 'vitrine:add':
      if (isInFrame && canWrite(store.getState())) actions.addTo(message.pointer);
      break;
    case 'vitrine:finished':
      if (isInFrame) onPage.getState().from?.focus();
      break;
    case 'vitrine:undo':
      if (isInFrame) actions[message.action]();
      break;
    case 'vitrine:switch':
      switchSelecting();
      break;
    case 'vitrine:leave':
      if (isInFrame) pressKey(frame.current, createRegionKey(message.direction));
      break;
    case 'vitrine:palette':
      if (isInFrame) pressKey(frame.current, { key: PALETTE_KEY });
      break;
    case 'vitrine:clipboard':
      if (isInFrame) pressClipboardKeys(frame.current, message);
      break;
    // No default
  }
}

/** Selects what was clicked; where the text has no such place any more, all stays as it is. */
function selectClicked(
  { pointer, member = pointer, word, edits }: ClickedMessage,
  store: PlaygroundStore,
  stay: () => void,
): void {
  const { playground: shown, select } = store.getState();
  const clicked = shown && findClickedPointer(shown.documents.page, member);
  if (clicked === undefined) stay();
  else if (edits && word !== undefined) void showClickedText(store, clicked, word);
  else select(clicked, { takesFocus: edits });
}

/** Nobody writes on a page that is older than its text, or that another window has. */
function selectionOf(
  state: PlaygroundState,
  { wording, reasons, names, differing, badges }: OnPage,
) {
  const { playground, isSelecting } = state;
  const pointer = playground?.selection;
  return {
    isSelecting,
    ...(pointer !== undefined && { pointer }),
    ...(wording && canWrite(state) && { wording }),
    ...(reasons && { reasons }),
    ...(names && { names }),
    ...(differing && { differing }),
    ...(badges && { badges }),
  };
}

function canWrite({ playground, isElsewhere }: PlaygroundState): boolean {
  return playground !== undefined && !isElsewhere && !isStale(playground.documents.page);
}

function isOtherCheck({ accessibility: now }: PlaygroundState, before: PlaygroundState): boolean {
  const { isWanted, language } = before.accessibility ?? {};
  return now?.isWanted !== isWanted || now?.language !== language;
}

function isOtherSelection(now: PlaygroundState, before: PlaygroundState): boolean {
  return (
    now.isSelecting !== before.isSelecting ||
    canWrite(now) !== canWrite(before) ||
    now.playground?.selection !== before.playground?.selection
  );
}
