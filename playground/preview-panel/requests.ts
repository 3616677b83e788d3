import type { ShowMessage } from '../preview/protocol.ts';

export type ShowRequest = Omit<ShowMessage, 'type' | 'sequence'>;

/** What the frame is asked to show: one thing at a time, the newest first. */
export interface Requests {
  readonly put: (request: ShowRequest) => void;
  /** Continues with a frame that has received nothing yet. */
  readonly startWith: (post: (message: ShowMessage) => void) => void;
  /** Takes note of an answer. Whether it is the one to the newest request. */
  readonly isNewestAnswer: (sequence: number) => boolean;
  readonly close: () => void;
}

/**
 * Asks at the next frame of the screen, or once the frame has answered what it was asked before: page after page
 * would else pile up before a frame that is busy.
 */
export function createRequests(window: Window): Requests {
  let next: ShowRequest | undefined;
  let posted: ShowRequest | undefined;
  let sequence = 0;
  let isAnswered = true;
  let post: ((message: ShowMessage) => void) | undefined;
  let scheduled: number | undefined;

  const send = () => {
    scheduled = undefined;
    if (!post || !next || next === posted || !isAnswered) return;
    sequence += 1;
    posted = next;
    isAnswered = false;
    post({ type: 'vitrine:show', sequence, ...next });
  };
  const schedule = () => {
    scheduled ??= window.requestAnimationFrame(send);
  };

  return {
    put(request) {
      next = request;
      schedule();
    },
    startWith(postToFrame) {
      post = postToFrame;
      posted = undefined;
      isAnswered = true;
      schedule();
    },
    isNewestAnswer(answered) {
      if (answered !== sequence || isAnswered) return false;
      isAnswered = true;
      if (next !== posted) schedule();
      return next === posted;
    },
    close() {
      if (scheduled !== undefined) window.cancelAnimationFrame(scheduled);
    },
  };
}
