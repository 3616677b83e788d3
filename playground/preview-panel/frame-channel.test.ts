import { expect, test } from 'vitest';
import { openFrameChannel, type ShowRequest } from './frame-channel.ts';

const scenario = { title: 'Home', page: { fixture: 'en/individuals' } };
const requestFor = (page: string): ShowRequest => ({ scenario, page });
const shown = { type: 'vitrine:shown', status: 200, faults: [], steps: [] };

/** A window whose screen is drawn when a test says so, and a frame in it that keeps what it is told. */
function openConversation() {
  const tasks: (() => void)[] = [];
  const told: unknown[] = [];
  const answers: unknown[] = [];
  const events = new EventTarget();
  const frame = { postMessage: (message: unknown) => told.push(message) } as unknown as Window;
  const surrounding = {
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    requestAnimationFrame: (task: () => void) => tasks.push(task),
    cancelAnimationFrame: () => tasks.splice(0),
    performance: { now: () => 0 },
  } as unknown as Window;
  const channel = openFrameChannel({
    window: surrounding,
    frame: () => frame,
    onAnswer: (answer) => answers.push(answer),
  });
  return {
    channel,
    told,
    answers,
    draw: () => tasks.splice(0).forEach((task) => task()),
    say: (data: unknown, source: unknown = frame) =>
      events.dispatchEvent(Object.assign(new Event('message'), { data, source })),
  };
}

test('nothing is said before the frame is ready, then the newest request at once', () => {
  const { channel, told, draw, say } = openConversation();

  channel.show(requestFor('old'));
  draw();
  const early = [...told];
  channel.show(requestFor('new'));
  say({ type: 'vitrine:ready' });
  draw();

  expect(early).toEqual([]);
  expect(told).toEqual([{ type: 'vitrine:show', sequence: 1, ...requestFor('new') }]);
});

test('requests within one frame of the screen are one message', () => {
  const { channel, told, draw, say } = openConversation();
  say({ type: 'vitrine:ready' });
  draw();

  channel.show(requestFor('a'));
  channel.show(requestFor('ab'));
  draw();

  expect(told).toEqual([{ type: 'vitrine:show', sequence: 1, ...requestFor('ab') }]);
});

test('only the answer to the newest request counts', () => {
  const { channel, answers, draw, say } = openConversation();
  say({ type: 'vitrine:ready' });
  channel.show(requestFor('a'));
  draw();
  channel.show(requestFor('b'));
  draw();

  say({ ...shown, sequence: 1 });
  say({ ...shown, sequence: 2 });

  expect(answers).toEqual([{ ...shown, sequence: 2 }]);
});

test('what comes from elsewhere, or in another shape, is not heard', () => {
  const { channel, told, answers, draw, say } = openConversation();
  channel.show(requestFor('a'));

  say({ type: 'vitrine:ready' }, {});
  say({ type: 'vitrine:ready' }, null);
  say('vitrine:ready');
  draw();
  say({ type: 'vitrine:ready' });
  draw();
  say({ ...shown, sequence: 1 }, {});
  say({ ...shown, sequence: 1, faults: 'none' });

  expect(told).toHaveLength(1);
  expect(answers).toEqual([]);
});

test('a frame that never stops talking is heard a hundred times a second', () => {
  const { channel, answers, draw, say } = openConversation();
  say({ type: 'vitrine:ready' });
  channel.show(requestFor('a'));
  draw();

  for (let count = 0; count < 10_000; count += 1) say({ ...shown, sequence: 1 });

  expect(answers).toHaveLength(99);
});

test('a closed conversation is over', () => {
  const { channel, told, answers, draw, say } = openConversation();
  say({ type: 'vitrine:ready' });
  channel.show(requestFor('a'));

  channel.close();
  draw();
  say({ ...shown, sequence: 0 });

  expect([...told, ...answers]).toEqual([]);
});
