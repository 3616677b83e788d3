import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openFrameChannel, type FrameChannel } from './frame-channel.ts';
import type { ShowRequest } from './requests.ts';

const scenario = { title: 'Home', page: { fixture: 'en/individuals' } };
const requestFor = (page: string): ShowRequest => ({ scenario, page });
const shown = { type: 'vitrine:shown', status: 200, problems: [], steps: [] };

const PONG = { type: 'vitrine:pong' };

test('nothing is said before the frame is ready, then the newest request at once', async () => {
  const conversation = openSampleConversation();
  const { channel, told, draw } = conversation;

  channel.show(requestFor('old'));
  await draw();
  channel.show(requestFor('new'));
  await becomeReady(conversation);
  await draw();

  expect(told()).toEqual([{ type: 'vitrine:show', sequence: 1, ...requestFor('new') }]);
});

test('requests within one frame of the screen are one message', async () => {
  const conversation = openSampleConversation();
  const { channel, told, draw } = conversation;
  await becomeReady(conversation);
  await draw();

  channel.show(requestFor('a'));
  channel.show(requestFor('ab'));
  await draw();

  expect(told()).toEqual([{ type: 'vitrine:show', sequence: 1, ...requestFor('ab') }]);
});

test('a frame that is busy is told the newest request once it has answered, and only that answer counts', async () => {
  const conversation = openSampleConversation();
  const { channel, told, answers, draw, send } = conversation;
  const port = await becomeReady(conversation);
  for (const page of ['a', 'ab', 'abc']) {
    channel.show(requestFor(page));
    await draw();
  }
  const whileBusy = told().length;

  await send(port, { ...shown, sequence: 1 });
  await draw();
  await send(port, { ...shown, sequence: 1 }, { ...shown, sequence: 2 });

  expect(whileBusy).toBe(1);
  expect(told()[1]).toEqual({ type: 'vitrine:show', sequence: 2, ...requestFor('abc') });
  expect(answers).toEqual([{ ...shown, sequence: 2 }]);
});

test('a frame whose document was loaded anew is told the newest request again', async () => {
  const conversation = openSampleConversation();
  const { channel, told, draw } = conversation;
  await becomeReady(conversation);
  channel.show(requestFor('a'));
  await draw();

  await becomeReady(conversation);
  await draw();

  expect(told()).toEqual(
    [1, 2].map((sequence) => ({ type: 'vitrine:show', sequence, ...requestFor('a') })),
  );
});

test('what comes from another window, without a port or in another shape, is not heard', async () => {
  const conversation = openSampleConversation();
  const { channel, told, answers, arrive, draw, send } = conversation;
  channel.show(requestFor('a'));

  await arrive({ type: 'vitrine:ready' }, {});
  await arrive({ type: 'vitrine:ready' }, null);
  await arrive('vitrine:ready');
  await draw();
  const early = told();
  const port = await becomeReady(conversation);
  await draw();
  await arrive({ ...shown, sequence: 1 });
  await send(port, { ...shown, sequence: 1, problems: 'none' });

  expect(early).toEqual([]);
  expect(told()).toHaveLength(1);
  expect(answers).toEqual([]);
});

test('a frame that never stops talking is heard a hundred times a second', async () => {
  const conversation = openSampleConversation();
  const { channel, answers, draw, send } = conversation;
  const port = await becomeReady(conversation);
  channel.show(requestFor('a'));
  await draw();
  const noise = Array.from({ length: 1_000 }, () => ({ type: 'vitrine:pong' }));

  await send(port, ...noise, { ...shown, sequence: 1 });

  expect(answers).toEqual([]);
});

test('a closed conversation is over', async () => {
  const conversation = openSampleConversation();
  const { channel, told, answers, draw, send } = conversation;
  const port = await becomeReady(conversation);
  channel.show(requestFor('a'));

  channel.close();
  await draw();
  await send(port, { ...shown, sequence: 0 });

  expect([...told(), ...answers]).toEqual([]);
});

describe('watching the frame', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());

  test('a frame that answers is alive, however long nothing else is said', async () => {
    const conversation = openSampleConversation();
    const port = await becomeReady(conversation);

    for (let beat = 0; beat < 20; beat += 1) {
      await conversation.beats(1);
      await conversation.send(port, PONG);
    }

    expect(conversation.pings()).toBe(20);
    expect(conversation.pulses).toEqual([]);
  });

  test('a frame that is silent is noticed within a few seconds, once, and so is that it is back', async () => {
    const conversation = openSampleConversation();
    const port = await becomeReady(conversation);

    await conversation.beats(4);
    const noticed = [...conversation.pulses];
    await conversation.beats(10);
    await conversation.send(port, PONG);

    expect(noticed).toEqual([false]);
    expect(conversation.pulses).toEqual([false, true]);
  });

  test('a frame whose code is still on its way has more time, and not for ever', async () => {
    const conversation = openSampleConversation();

    await conversation.beats(20);
    const early = [...conversation.pulses];
    await conversation.beats(1);

    expect(early).toEqual([]);
    expect(conversation.pulses).toEqual([false]);
  });

  test('in a window that nobody sees nothing is asked, and nothing is missed', async () => {
    const conversation = openSampleConversation();
    await becomeReady(conversation);

    conversation.hide(true);
    await conversation.beats(60);

    expect(conversation.pings()).toBe(0);
    expect(conversation.pulses).toEqual([]);
  });

  test('a closed conversation is watched no longer', async () => {
    const conversation = openSampleConversation();
    await becomeReady(conversation);

    conversation.channel.close();
    await conversation.beats(30);

    expect(conversation.pulses).toEqual([]);
  });
});

/** A window whose screen is drawn when a test says so, and a frame in it that keeps what it is told. */
interface SampleConversation {
  readonly channel: FrameChannel;
  /** What the frame was told through its port, signs of life left out. */
  readonly told: () => unknown[];
  readonly pings: () => number;
  readonly answers: unknown[];
  readonly pulses: boolean[];
  readonly draw: () => Promise<void>;
  /** A message that arrives at the window; by default from the frame. Gives the sender's end of its port. */
  readonly arrive: (data: unknown, source?: unknown) => Promise<MessagePort>;
  /** Something said through a port; resolves once it was heard. */
  readonly send: (port: MessagePort, ...data: readonly unknown[]) => Promise<void>;
  readonly hide: (isHidden: boolean) => void;
  /** Lets so many beats of the watchdog pass. Wants fake intervals. */
  readonly beats: (count: number) => Promise<void>;
}

/** Opens a conversation whose frame has not said anything yet. */
function openSampleConversation(): SampleConversation {
  const ports: MessagePort[] = [];
  const noteAnswer: unknown[] = [];
  const answers: unknown[] = [];
  const pulses: boolean[] = [];
  const tasks: (() => void)[] = [];
  const events = new EventTarget();
  const document = { hidden: false };
  const frame = {};
  const channel = openFrameChannel({
    window: windowWith(events, document, tasks),
    frame: () => frame as Window,
    onAnswer: (answer) => answers.push(answer),
    onStatus: (isAlive) => pulses.push(isAlive),
  });
  onTestFinished(() => {
    channel.close();
    ports.forEach((port) => port.close());
  });
  return {
    channel,
    told: () => noteAnswer.filter((data) => !isPing(data)),
    pings: () => noteAnswer.filter(isPing).length,
    answers,
    pulses,
    async draw() {
      tasks.splice(0).forEach((task) => task());
      await settle();
    },
    async arrive(data, source = frame) {
      const { port1, port2 } = new MessageChannel();
      ports.push(port1, port2);
      port1.addEventListener('message', (event) => noteAnswer.push(event.data));
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
    async beats(count) {
      vi.advanceTimersByTime(count * 1_000);
      await settle();
    },
  };
}

function windowWith(events: EventTarget, document: object, tasks: (() => void)[]): Window {
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

/** The frame says that it listens, and hands over its port. */
function becomeReady(conversation: SampleConversation): Promise<MessagePort> {
  return conversation.arrive({ type: 'vitrine:ready' });
}

/** Ports deliver later than now, and a little later still where much was said. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) {
    await new Promise((resolve) => void setImmediate(resolve));
  }
}
