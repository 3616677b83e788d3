import { onTestFinished } from 'vitest';
import { isRecord } from '#schemas/is-record.ts';

/** The document in a frame, as far as the playground notices it. */
export interface JoinedFrame {
  /** Returns the requests to show something that it has received. */
  readonly shows: () => unknown[];
  /** Returns the messages about the selection that it has received. */
  readonly selections: () => unknown[];
  /** Returns the messages about scrolling that it has received. */
  readonly scrolls: () => unknown[];
  /** Returns the messages about the element of an event that it has received. */
  readonly points: () => unknown[];
  /** Posts an answer; resolves once it was received. */
  readonly answer: (message: object) => Promise<void>;
  /** The next frame of the screen. */
  readonly paint: () => Promise<void>;
}

/**
 * For tests: posts that the document of a frame is ready, with its port, and notes what comes
 * through that.
 */
export async function joinFrame(frame: HTMLIFrameElement | null): Promise<JoinedFrame> {
  const { port1, port2 } = new MessageChannel();
  const received: unknown[] = [];
  port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => received.push(data));
  port1.start();
  onTestFinished(() => {
    port1.close();
    port2.close();
  });
  const ready = {
    data: { type: 'vitrine:ready' },
    source: frame?.contentWindow ?? null,
    ports: [port2],
  };
  window.dispatchEvent(Object.assign(new Event('message'), ready));
  await settle();
  const ofType = (type: string) => () =>
    received.filter((data) => isRecord(data) && data['type'] === type);
  return {
    shows: ofType('vitrine:show'),
    selections: ofType('vitrine:select'),
    scrolls: ofType('vitrine:scroll'),
    points: ofType('vitrine:point'),
    answer: async (message) => {
      port1.postMessage(message);
      await settle();
    },
    paint: async () => {
      await new Promise((resolve) => void requestAnimationFrame(resolve));
      await settle();
    },
  };
}

/** Ports deliver later than now. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) {
    // Each turn may bring the next message.
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => void setImmediate(resolve));
  }
}
