import type { PatchOperation } from '#schemas/generated/scenario.ts';
import type { PatchMessage, ShowMessage } from '../preview/protocol.ts';

export type ShowRequest = Omit<ShowMessage, 'type' | 'sequence'>;

/** The changes that lead to a page from the one that was requested before it. */
export type PagePatch = readonly PatchOperation[];

/** Sends requests to the frame: one at a time, the newest first. */
export interface Requests {
  /** Sends a request; without a patch, it is sent whole. */
  readonly put: (request: ShowRequest, patch?: PagePatch) => void;
  /** Continues with a frame that has received nothing yet. */
  readonly startWith: (post: (message: ShowMessage | PatchMessage) => void) => void;
  /**
   * Takes note of the answer to a request, and of its outcome. Returns true if it answers the
   * newest request.
   */
  readonly isNewestAnswer: (sequence: number, outcome: Outcome) => boolean;
  /** Returns true if the request with this number is shown, and is the newest there is. */
  readonly isShown: (sequence: number) => boolean;
  /** Returns true if the frame has no request left to answer. */
  readonly isSettled: () => boolean;
  readonly close: () => void;
}

/**
 * The result of a request in the frame. A refused patch has changed nothing, and the whole request
 * follows it.
 */
export type Outcome = 'shown' | 'failed' | 'refused';

/** A patch with more operations saves nothing over sending the page itself. */
const MAX_OPERATIONS = 100;

/**
 * Asks at once, but only once in a frame of the screen, and not before the frame has answered what
 * it was asked before: page after page would else pile up before a frame that is busy. A frame that
 * shows the request before gets what changed since.
 */
export function createRequests(window: Window): Requests {
  let next: ShowRequest | undefined;
  let posted: ShowRequest | undefined;
  /**
   * The changes that lead from the posted request to the next one; undefined where they are not
   * known, or where the frame does not have the posted request.
   */
  let since: PagePatch | undefined;
  let sequence = 0;
  let isAnswered = true;
  let post: ((message: ShowMessage | PatchMessage) => void) | undefined;
  let screenFrame: number | undefined;

  const send = () => {
    if (!post || !next || next === posted || !isAnswered || screenFrame !== undefined) return;
    const of = sequence;
    sequence += 1;
    const patch = since;
    [posted, since, isAnswered] = [next, [], false];
    screenFrame = window.requestAnimationFrame(() => {
      screenFrame = undefined;
      send();
    });
    post(
      patch && patch.length <= MAX_OPERATIONS
        ? { type: 'vitrine:show', sequence, of, patch }
        : { type: 'vitrine:show', sequence, ...next },
    );
  };

  return {
    put(request, patch) {
      next = request;
      since = since && patch && joined(since, patch);
      send();
    },
    startWith(postToFrame) {
      post = postToFrame;
      [posted, since] = [undefined, undefined];
      isAnswered = true;
      send();
    },
    isNewestAnswer(answered, outcome) {
      if (answered !== sequence || isAnswered) return false;
      isAnswered = true;
      if (outcome !== 'shown') since = undefined;
      if (outcome === 'refused') posted = undefined;
      const isNewest = next === posted;
      send();
      return isNewest;
    },
    isShown: (shown) => shown === sequence && next === posted && isAnswered,
    isSettled: () => next === posted && isAnswered,
    close() {
      post = undefined;
      if (screenFrame !== undefined) window.cancelAnimationFrame(screenFrame);
    },
  };
}

/** One patch after the other. Of a value that is replaced key by key, only the last one counts. */
function joined(before: PagePatch, after: PagePatch): PagePatch {
  const [last, first] = [before.at(-1), after[0]];
  const isReplacedAgain =
    last?.op === 'replace' && first?.op === 'replace' && last.path === first.path;
  return isReplacedAgain ? [...before.slice(0, -1), ...after] : [...before, ...after];
}
