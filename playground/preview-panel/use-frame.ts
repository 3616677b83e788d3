import { useEffect, useState, type RefObject } from 'react';
import { goToNextRegion } from '../layout/next-region.ts';
import type { PlaygroundState, PlaygroundStore } from '../state/state.ts';
import { findClickedPointer } from '../state/selection/find-place.ts';
import { openFrameChannel } from './frame-channel.ts';
import { needsOtherPreview, patchSince, createPreviewRequest } from './preview-request.ts';

/**
 * The state of the preview: it answers, has not answered for seconds, or was stopped by a person.
 */
export type FrameStatus = 'alive' | 'silent' | 'stopped';

export interface FrameState {
  readonly status: FrameStatus;
  /** The number of the present frame among those that were started one after the other. */
  readonly run: number;
  readonly stop: () => void;
  /** Puts a new frame in the place of the one that was there. */
  readonly restart: () => void;
}

/**
 * Keeps the frame at the last good page of what is being edited, and the store at what the frame
 * answers.
 */
export function useFrame(
  store: PlaygroundStore,
  frame: RefObject<HTMLIFrameElement | null>,
): FrameState {
  const [{ status, run }, setState] = useState<Pick<FrameState, 'status' | 'run'>>(FIRST);
  const isStopped = status === 'stopped';
  useEffect(() => {
    if (isStopped) return undefined;
    return converse(store, frame, (isAlive) =>
      setState({ run, status: isAlive ? 'alive' : 'silent' }),
    );
  }, [store, frame, run, isStopped]);
  return {
    status,
    run,
    stop: () => setState({ run, status: 'stopped' }),
    restart: () => setState({ run: run + 1, status: 'alive' }),
  };
}

const FIRST = { status: 'alive', run: 1 } as const;

function converse(
  store: PlaygroundStore,
  frame: RefObject<HTMLIFrameElement | null>,
  onStatus: (isAlive: boolean) => void,
): () => void {
  const { noteShown } = store.getState();
  const channel = openFrameChannel({
    window,
    frame: () => frame.current?.contentWindow ?? null,
    onStatus,
    onAnswer: (answer) =>
      noteShown(
        answer.type === 'vitrine:shown'
          ? { problems: answer.problems, steps: answer.steps }
          : { problems: [], steps: [], failure: answer.reason },
      ),
    onClicked({ pointer, member = pointer, edits }) {
      const { playground: shown, select } = store.getState();
      const found = shown && findClickedPointer(shown.documents.page, member);
      if (found === undefined) channel.select(selectionOf(store.getState()));
      else select(found, { takesFocus: edits });
    },
    onSwitch: () => store.getState().switchSelecting(),
    onLeave(direction) {
      // Only who is in the frame can want to leave it: a page takes the focus from nowhere else.
      if (document.activeElement === frame.current) goToNextRegion(document, direction);
    },
  });
  const stop = store.subscribe((state, before) => {
    const [playground, shown] = [readyIn(state), readyIn(before)];
    if (playground && needsOtherPreview(playground, shown))
      channel.show(createPreviewRequest(playground), patchSince(playground, shown));
    if (isOtherSelection(state, before)) channel.select(selectionOf(state));
  });
  const playground = readyIn(store.getState());
  if (playground) channel.show(createPreviewRequest(playground));
  channel.select(selectionOf(store.getState()));
  return () => {
    stop();
    channel.close();
  };
}

/**
 * Returns the playground once there are checks. Nothing is known before that about the texts of a
 * scenario that was opened earlier, so it is not shown.
 */
function readyIn({ playground, known }: PlaygroundState) {
  return known && playground;
}

function selectionOf({ playground, isSelecting }: PlaygroundState) {
  const pointer = playground?.selection;
  return { isSelecting, ...(pointer !== undefined && { pointer }) };
}

function isOtherSelection(now: PlaygroundState, before: PlaygroundState): boolean {
  return (
    now.isSelecting !== before.isSelecting ||
    now.playground?.selection !== before.playground?.selection
  );
}
