import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ShowRequest } from './requests.ts';
import { becomeReady, openSampleConversation } from './sample-conversation.testing.ts';

const scenario = { title: 'Home', page: { fixture: 'en/individuals' } };
const requestFor = (page: string): ShowRequest => ({ scenario, page });
const shown = { type: 'vitrine:shown', status: 200, problems: [], missing: [], steps: [] };

const PONG = { type: 'vitrine:pong' };

test('nothing is sent before the frame is ready, then the newest request at once', async () => {
  const conversation = openSampleConversation();
  const { channel, sent, paint } = conversation;

  channel.show(requestFor('old'));
  await paint();
  channel.show(requestFor('new'));
  await becomeReady(conversation);
  await paint();

  expect(sent()).toEqual([{ type: 'vitrine:show', sequence: 1, ...requestFor('new') }]);
});

test('a request is sent at once, and those that follow within one frame of the screen are one message', async () => {
  const conversation = openSampleConversation();
  const { channel, sent, paint, send } = conversation;
  const port = await becomeReady(conversation);

  channel.show(requestFor('a'));
  await send(port, { ...shown, sequence: 1 });
  channel.show(requestFor('ab'));
  channel.show(requestFor('abc'));
  await send(port);
  const beforePaint = sent();
  await paint();

  const [first, second] = ['a', 'abc'].map((page, index) => ({
    type: 'vitrine:show',
    sequence: index + 1,
    ...requestFor(page),
  }));
  expect(beforePaint).toEqual([first]);
  expect(sent()).toEqual([first, second]);
});

test('a frame that is busy gets the newest request once it has answered, and only that answer counts', async () => {
  const conversation = openSampleConversation();
  const { channel, sent, answers, paint, send } = conversation;
  const port = await becomeReady(conversation);
  for (const page of ['a', 'ab', 'abc']) {
    channel.show(requestFor(page));
    await paint();
  }
  const whileBusy = sent().length;

  await send(port, { ...shown, sequence: 1 });
  await paint();
  await send(port, { ...shown, sequence: 1 }, { ...shown, sequence: 2 });

  expect(whileBusy).toBe(1);
  expect(sent()[1]).toEqual({ type: 'vitrine:show', sequence: 2, ...requestFor('abc') });
  expect(answers).toEqual([{ ...shown, sequence: 2 }]);
});

test('the selection is told once the page that it leads into is shown, and again to another document', async () => {
  const conversation = openSampleConversation();
  const { channel, sent, send, paint } = conversation;
  const port = await becomeReady(conversation);
  const selection = { pointer: '/data/flexZone', isSelecting: true };
  channel.show(requestFor('a'));

  channel.select({ isSelecting: true });
  channel.select(selection);
  await paint();
  const whileBusy = sent().length;
  await send(port, { ...shown, sequence: 1 });
  await paint();
  const told = sent().slice(1);
  const again = await becomeReady(conversation);
  await send(again, { ...shown, sequence: 2 });

  expect(whileBusy).toBe(1);
  expect(told).toEqual([{ type: 'vitrine:select', ...selection }]);
  expect(sent().at(-1)).toEqual({ type: 'vitrine:select', ...selection });
});

test('a frame that is to say where it is scrolled is told so, and so is its next document', async () => {
  const conversation = openSampleConversation();
  const { channel, sent } = conversation;
  await becomeReady(conversation);

  channel.follow(true);
  await becomeReady(conversation);

  const follow = { type: 'vitrine:follow', isWanted: true };
  expect(sent()).toEqual([follow, follow]);
});

test('a click counts on the page that was asked for last, and on no other', async () => {
  const conversation = openSampleConversation();
  const { channel, send, clicks } = conversation;
  const port = await becomeReady(conversation);
  const clicked = { type: 'vitrine:clicked', pointer: '/data', edits: false };
  channel.show(requestFor('a'));

  await send(port, { ...clicked, of: 1 }, { ...shown, sequence: 1 });
  await send(port, { ...clicked, of: 1, edits: true }, { ...clicked, of: 2 });
  channel.show(requestFor('b'));
  await send(port, { ...clicked, of: 1 });

  expect(clicks).toEqual([{ ...clicked, of: 1, edits: true }]);
});

test('a frame whose document was loaded again gets the newest request again', async () => {
  const conversation = openSampleConversation();
  const { channel, sent, paint } = conversation;
  await becomeReady(conversation);
  channel.show(requestFor('a'));
  await paint();

  await becomeReady(conversation);
  await paint();

  expect(sent()).toEqual(
    [1, 2].map((sequence) => ({ type: 'vitrine:show', sequence, ...requestFor('a') })),
  );
});

test('what comes from another window, without a port or in another shape, is ignored', async () => {
  const conversation = openSampleConversation();
  const { channel, sent, answers, arrive, paint, send } = conversation;
  channel.show(requestFor('a'));

  await arrive({ type: 'vitrine:ready' }, {});
  await arrive({ type: 'vitrine:ready' }, null);
  await arrive('vitrine:ready');
  await paint();
  const early = sent();
  const port = await becomeReady(conversation);
  await paint();
  await arrive({ ...shown, sequence: 1 });
  await send(port, { ...shown, sequence: 1, problems: 'none' });

  expect(early).toEqual([]);
  expect(sent()).toHaveLength(1);
  expect(answers).toEqual([]);
});

test('a frame that never stops posting is answered a hundred times a second', async () => {
  const conversation = openSampleConversation();
  const { channel, answers, paint, send } = conversation;
  const port = await becomeReady(conversation);
  channel.show(requestFor('a'));
  await paint();
  const noise = Array.from({ length: 1_000 }, () => ({ type: 'vitrine:pong' }));

  await send(port, ...noise, { ...shown, sequence: 1 });

  expect(answers).toEqual([]);
});

test('a closed conversation is over', async () => {
  const conversation = openSampleConversation();
  const { channel, sent, answers, paint, send } = conversation;
  const port = await becomeReady(conversation);
  await paint();

  channel.close();
  channel.show(requestFor('a'));
  await paint();
  await send(port, { ...shown, sequence: 0 });

  expect([...sent(), ...answers]).toEqual([]);
});

describe('watching the frame', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());

  test('a frame that answers is alive, however long nothing else is sent', async () => {
    const conversation = openSampleConversation();
    const port = await becomeReady(conversation);

    for (let tick = 0; tick < 20; tick += 1) {
      await conversation.ticks(1);
      await conversation.send(port, PONG);
    }

    expect(conversation.pings()).toBe(20);
    expect(conversation.statuses).toEqual([]);
  });

  test('a frame that is silent is noticed within a few seconds, once, and so is that it is back', async () => {
    const conversation = openSampleConversation();
    const port = await becomeReady(conversation);

    await conversation.ticks(4);
    const noticed = [...conversation.statuses];
    await conversation.ticks(10);
    await conversation.send(port, PONG);

    expect(noticed).toEqual([false]);
    expect(conversation.statuses).toEqual([false, true]);
  });

  test('a frame whose code is still on its way has more time, and not for ever', async () => {
    const conversation = openSampleConversation();

    await conversation.ticks(20);
    const early = [...conversation.statuses];
    await conversation.ticks(1);

    expect(early).toEqual([]);
    expect(conversation.statuses).toEqual([false]);
  });

  test('in a window that nobody sees nothing is asked, and nothing is missed', async () => {
    const conversation = openSampleConversation();
    await becomeReady(conversation);

    conversation.hide(true);
    await conversation.ticks(60);

    expect(conversation.pings()).toBe(0);
    expect(conversation.statuses).toEqual([]);
  });

  test('a closed conversation is watched no longer', async () => {
    const conversation = openSampleConversation();
    await becomeReady(conversation);

    conversation.channel.close();
    await conversation.ticks(30);

    expect(conversation.statuses).toEqual([]);
  });
});
