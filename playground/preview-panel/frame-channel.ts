import { createRateLimit } from '../preview/rate-limit.ts';
import type { FailedMessage, ShowMessage, ShownMessage } from '../preview/protocol.ts';
import { isFromPreview } from './from-preview.ts';

export type ShowRequest = Omit<ShowMessage, 'type' | 'sequence'>;

/** The conversation with the preview's frame. */
export interface FrameChannel {
  /** Asks the frame to show something, at the next frame of the screen; a later request replaces this one. */
  readonly show: (request: ShowRequest) => void;
  readonly close: () => void;
}

export interface FrameChannelOptions {
  /** The window that the frame's messages arrive at. */
  readonly window: Window;
  /** The frame's own window, once it has one. */
  readonly frame: () => Window | null;
  /** Only the answer to the newest request is passed on. */
  readonly onAnswer: (answer: ShownMessage | FailedMessage) => void;
}

const MESSAGES_A_SECOND = 100;

/** Opens the conversation. Nothing is said before the frame has told that it listens. */
export function openFrameChannel({ window, frame, onAnswer }: FrameChannelOptions): FrameChannel {
  const allow = createRateLimit(MESSAGES_A_SECOND, () => window.performance.now());
  let request: ShowRequest | undefined;
  let sequence = 0;
  let isReady = false;
  let scheduled: number | undefined;

  const post = () => {
    scheduled = undefined;
    const target = frame();
    if (!isReady || !request || !target) return;
    sequence += 1;
    const message: ShowMessage = { type: 'vitrine:show', sequence, ...request };
    // A sandboxed document has no origin that could be named; it is this very window that is spoken to.
    target.postMessage(message, '*');
  };
  const schedule = () => {
    scheduled ??= window.requestAnimationFrame(post);
  };
  const listen = ({ source, data }: MessageEvent<unknown>) => {
    if (source === null || source !== frame() || !allow() || !isFromPreview(data)) return;
    if (data.type === 'vitrine:ready') {
      isReady = true;
      schedule();
    } else if (data.sequence === sequence) onAnswer(data);
  };
  window.addEventListener('message', listen);

  return {
    show(wanted) {
      request = wanted;
      schedule();
    },
    close() {
      window.removeEventListener('message', listen);
      if (scheduled !== undefined) window.cancelAnimationFrame(scheduled);
    },
  };
}
