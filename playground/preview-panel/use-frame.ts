import { useEffect, useState, type RefObject } from 'react';
import { isRecord } from '#schemas/is-record.ts';
import type { ClickedMessage, ClipboardMessage, LeaveMessage } from '../preview/protocol.ts';
import { goToNextRegion } from '../layout/next-region.ts';
import type { PlaygroundState, PlaygroundStore } from '../state/state.ts';
import { findClickedPointer } from '../state/selection/find-place.ts';
import type { Draft } from '../state/document/draft.ts';
import type { DocumentName } from '../state/document/names.ts';
import type { Playground } from '../state/playground.ts';
import { getMedia } from '../conditions/conditions.ts';
import { isForSameVisitor, applySelects } from '../conditions/selects.ts';
import { patchBetween } from '../json-text/patch-between.ts';
import type { PlacedStore } from './beside-selection.tsx';
import { openFrameChannel, type FrameChannel } from './frame-channel.ts';
import { showClickedText } from './show-clicked-text.ts';
import type { PagePatch, ShowRequest } from './requests.ts';

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
 * answers, and `placed` at where the selected component stands.
 */
export function useFrame(
  store: PlaygroundStore,
  frame: RefObject<HTMLIFrameElement | null>,
  placed: PlacedStore,
): FrameState {
  const [{ status, run }, setState] = useState<Pick<FrameState, 'status' | 'run'>>(FIRST);
  const isStopped = status === 'stopped';
  useEffect(() => {
    if (isStopped) return undefined;
    return converse({
      store,
      frame,
      placed,
      onStatus: (isAlive) => setState({ run, status: isAlive ? 'alive' : 'silent' }),
    });
  }, [store, frame, placed, run, isStopped]);
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
  readonly placed: PlacedStore;
  readonly onStatus: (isAlive: boolean) => void;
}

function converse({ store, frame, placed, onStatus }: Conversation): () => void {
  const { noteShown, noteCalls, noteAccessibility } = store.getState();
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
    onMessage: (message) => {
      if (message.type === 'vitrine:placed') placed.setState({ box: message.box });
      else if (message.type === 'vitrine:calls') noteCalls(message);
      else if (message.type === 'vitrine:accessibility') noteAccessibility(message);
      else if (message.type === 'vitrine:switch') store.getState().switchSelecting();
      else if (message.type === 'vitrine:clicked') selectClicked(store, channel, message);
      // Only who is in the frame can press keys there: a page takes the focus from nowhere else.
      else if (document.activeElement === frame.current) pressKeys(frame.current, message);
    },
  });
  const stop = store.subscribe((state, before) => {
    const { playground } = state;
    if (playground && needsOtherPreview(playground, before.playground))
      channel.show(createPreviewRequest(playground), patchSince(playground, before.playground));
    if (isOtherSelection(state, before)) channel.select(selectionOf(state));
    if (state.accessibility && isOtherCheck(state, before)) channel.check(state.accessibility);
  });
  const { playground } = store.getState();
  if (playground) channel.show(createPreviewRequest(playground));
  channel.select(selectionOf(store.getState()));
  const { accessibility } = store.getState();
  if (accessibility) channel.check(accessibility);
  return () => {
    stop();
    channel.close();
    placed.setState({ box: undefined });
  };
}

/** Does in this window what keys do that were pressed on the page in a frame. */
function pressKeys(
  frame: HTMLIFrameElement | null,
  message: LeaveMessage | ClipboardMessage,
): void {
  if (message.type === 'vitrine:leave') return goToNextRegion(document, message.direction);
  const { command, text } = message;
  const clipboardData = text === undefined ? null : new DataTransfer();
  clipboardData?.setData('text/plain', text ?? '');
  frame?.dispatchEvent(
    new ClipboardEvent(command, { clipboardData, bubbles: true, cancelable: true }),
  );
  return undefined;
}

/** Selects what was clicked; where the text has no such place any more, all stays as it is. */
function selectClicked(
  store: PlaygroundStore,
  channel: FrameChannel,
  { pointer, member = pointer, word, edits }: ClickedMessage,
): void {
  const { playground: shown, select } = store.getState();
  const found = shown && findClickedPointer(shown.documents.page, member);
  if (found === undefined) channel.select(selectionOf(store.getState()));
  else if (edits && word !== undefined) void showClickedText(store, found, word);
  else select(found, { takesFocus: edits });
}

function selectionOf({ playground, isSelecting }: PlaygroundState) {
  const pointer = playground?.selection;
  return { isSelecting, ...(pointer !== undefined && { pointer }) };
}

function isOtherCheck({ accessibility: now }: PlaygroundState, before: PlaygroundState): boolean {
  const { isWanted, language } = before.accessibility ?? {};
  return now?.isWanted !== isWanted || now?.language !== language;
}

function isOtherSelection(now: PlaygroundState, before: PlaygroundState): boolean {
  return (
    now.isSelecting !== before.isSelecting ||
    now.playground?.selection !== before.playground?.selection
  );
}

/** The documents beside the page that the preview makes something of. */
const AROUND_PAGE = ['macros', 'experience', 'shell'] as const satisfies DocumentName[];

/** Returns true if the preview has to show something else than before. */
export function needsOtherPreview(now: Playground, before: Playground | undefined): boolean {
  return (
    now.scenario !== before?.scenario ||
    !isForSameVisitor(now.selects, before.selects) ||
    isOther(now.documents.page, before.documents.page) ||
    isOtherAroundPage(now, before)
  );
}

function isOtherAroundPage(now: Playground, before: Playground): boolean {
  return AROUND_PAGE.some((name) => isOther(now.documents[name], before.documents[name]));
}

function isOther(now: Draft, before: Draft): boolean {
  const [text, textBefore] = [now.lastGoodText, before.lastGoodText];
  return text === undefined || textBefore === undefined
    ? now.lastGood !== before.lastGood
    : text !== textBefore;
}

/**
 * Returns the changes in the page since the request before; undefined where they are not known, or
 * where more than the page has changed. A page whose services fail is made anew each time, as the
 * failure is a part of the page.
 */
function patchSince(now: Playground, before: Playground | undefined): PagePatch | undefined {
  const isSame =
    now.scenario === before?.scenario &&
    isForSameVisitor(now.selects, before.selects) &&
    !applySelects(now.scenario, now.selects).faults &&
    !isOtherAroundPage(now, before);
  return isSame ? pagePatch(now.documents.page, before.documents.page) : undefined;
}

function pagePatch(now: Draft, before: Draft): PagePatch | undefined {
  if (now.incremental && now.incremental.of === before.text) return now.incremental.patch;
  const areWhole = [now, before].every(
    ({ lastGood, lastGoodText }) => lastGoodText === undefined && lastGood !== undefined,
  );
  return areWhole ? patchBetween(before.lastGood, now.lastGood) : undefined;
}

/**
 * Creates the request to show the last good state of each document, for the visitor in the selects.
 */
export function createPreviewRequest({ scenario, selects, documents }: Playground): ShowRequest {
  const around = AROUND_PAGE.flatMap((name) => {
    const { lastGood } = documents[name];
    return isRecord(lastGood) ? [[name, lastGood] as const] : [];
  });
  const visited = applySelects(scenario, selects);
  const { media: _apart, ...shown } = visited;
  const media = getMedia(visited);
  return {
    scenario: shown,
    ...(Object.keys(media).length > 0 && { media }),
    ...pageIn(documents.page),
    ...Object.fromEntries(around),
  };
}

function pageIn({ lastGood, lastGoodText }: Draft): Pick<ShowRequest, 'page' | 'pageText'> {
  if (lastGoodText !== undefined) return { pageText: lastGoodText };
  return lastGood === undefined ? {} : { page: lastGood };
}
