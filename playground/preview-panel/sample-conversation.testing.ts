import { onTestFinished, vi } from 'vitest';
import { openFrameChannel, type FrameChannel } from './frame-channel.ts';

/**
 * A window that paints when a test calls for it, and a frame in it that collects what it receives.
 */
export interface SampleConversation {
  readonly clicks: readonly unknown[];
  readonly channel: FrameChannel;
  /** Returns the messages that the frame received through its port, pings left out. */
  readonly sent: () => unknown[];
  readonly pings: () => number;
  readonly answers: unknown[];
  readonly statuses: boolean[];
  readonly paint: () => Promise<void>;
  /**
   * A message that arrives at the window; by default from the frame. Gives the sender's end of its
   * port.
   */
  readonly arrive: (data: unknown, source?: unknown) => Promise<MessagePort>;
  /** Posts messages through a port; resolves once they were received. */
  readonly send: (port: MessagePort, ...data: readonly unknown[]) => Promise<void>;
  readonly hide: (isHidden: boolean) => void;
  /** Lets so many ticks of the watchdog pass. Needs fake timers. */
  readonly ticks: (count: number) => Promise<void>;
}

/** Opens a channel whose frame has not posted anything yet. */
export function openSampleConversation(): SampleConversation {
  const ports: MessagePort[] = [];
  const received: unknown[] = [];
  const answers: unknown[] = [];
  const clicks: unknown[] = [];
  const statuses: boolean[] = [];
  const tasks: (() => void)[] = [];
  const events = new EventTarget();
  const document = { hidden: false };
  const frame = {};
  const channel = openFrameChannel({
    window: windowWith(events, document, tasks),
    // Nothing of a window is asked of either.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    frame: () => frame as Window,
    onAnswer: (answer) => answers.push(answer),
    onMessage: (message) => clicks.push(message),
    onStatus: (isAlive) => statuses.push(isAlive),
  });
  onTestFinished(() => {
    channel.close();
    ports.forEach((port) => port.close());
  });
  return {
    channel,
    sent: () => received.filter((data) => !isPing(data)),
    pings: () => received.filter(isPing).length,
    answers,
    clicks,
    statuses,
    async paint() {
      tasks.splice(0).forEach((task) => task());
      await settle();
    },
    async arrive(data, source = frame) {
      const { port1, port2 } = new MessageChannel();
      ports.push(port1, port2);
      port1.addEventListener('message', (event) => received.push(event.data));
      port1.start();
      const event = Object.assign(new Event('message'), { data, source, ports: [port2] });
      events.dispatchEvent(event);
      await settle();
      return port1;
    },
    async send(port, ...data) {
      data.forEach((each) => port.postMessage(each));
      await settle();
    },
    hide(isHidden) {
      document.hidden = isHidden;
    },
    async ticks(count) {
      vi.advanceTimersByTime(count * 1_000);
      await settle();
    },
  };
}

function windowWith(events: EventTarget, document: object, tasks: (() => void)[]): Window {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return {
    document,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    requestAnimationFrame: (task: () => void) => tasks.push(task),
    cancelAnimationFrame: () => tasks.splice(0),
    setInterval: (task: () => void, delay: number) => setInterval(task, delay),
    clearInterval: (timer: NodeJS.Timeout) => clearInterval(timer),
    performance: { now: () => 0 },
  } as unknown as Window;
}

function isPing(data: unknown): boolean {
  return JSON.stringify(data) === '{"type":"vitrine:ping"}';
}

/** The frame posts that it is ready, and passes its port. */
export function becomeReady(conversation: SampleConversation): Promise<MessagePort> {
  return conversation.arrive({ type: 'vitrine:ready' });
}

/** Ports deliver later than now, and a little later still where much was posted. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) {
    await new Promise((resolve) => void setImmediate(resolve));
  }
}
