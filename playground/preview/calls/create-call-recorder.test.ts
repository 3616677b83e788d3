import { expect, test } from 'vitest';
import { MAX_BODY_LENGTH, type Call } from '../../state/calls/calls.ts';
import type { CallsMessage } from '../protocol.ts';
import { createCallRecorder } from './create-call-recorder.ts';

type Answer = (request: Request) => Promise<Response>;
const PAGE = 'https://www.meridia.test/flex-page/open/page-model?pageUrl=/en';
const LIMIT = { limitMs: 10_000 };
const json = (text: string) => async () =>
  new Response(text, { headers: { 'content-type': 'application/json' } });
const untilAborted: Answer = ({ signal }) =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('gone')));
  });

/** A recorder whose clock stands still until it is set, and which posts when a test says so. */
function openRecorder() {
  let now = 1_000;
  const tasks: (() => void)[] = [];
  const posted: CallsMessage[] = [];
  const recorder = createCallRecorder({
    now: () => now,
    post: (message) => posted.push(message),
    later: (task) => tasks.push(task),
  });
  return {
    recorder,
    posted,
    pass: (ms: number) => {
      now += ms;
    },
    flush: () => tasks.splice(0).forEach((task) => task()),
    /** Sends a request, and reads its answer to the end. */
    ask: async (answer: Answer, request = new Request(PAGE)) => {
      const fetch = recorder.recordFetch(answer, () => undefined);
      return fetch(request, LIMIT).then(
        (response) => response.text().catch(() => undefined),
        () => undefined,
      );
    },
    /** The calls as they were posted last. */
    calls: async (): Promise<readonly Call[]> => {
      await new Promise((resolve) => void setImmediate(resolve));
      tasks.splice(0).forEach((task) => task());
      const known = new Map<number, Call>();
      for (const { calls } of posted) for (const call of calls) known.set(call.id, call);
      return [...known.values()];
    },
  };
}

test('a call is posted with its request, answer, time and time budget', async () => {
  const { recorder, ask, pass, calls } = openRecorder();
  recorder.begin();
  pass(5);

  const text = await ask(
    async (request) => {
      pass(12);
      return json(request.method)();
    },
    new Request(PAGE, { method: 'POST', body: '{"groups":[]}', headers: { 'x-a': '1' } }),
  );

  expect(text).toBe('POST');
  expect(await calls()).toEqual([
    {
      id: 1,
      method: 'POST',
      url: PAGE,
      startedMs: 4,
      durationMs: 12,
      budgetMs: 10_000,
      end: 'done',
      status: 200,
      request: {
        headers: { 'content-type': 'text/plain;charset=UTF-8', 'x-a': '1' },
        body: '{"groups":[]}',
      },
      answer: { headers: { 'content-type': 'application/json' }, body: 'POST' },
    },
  ]);
});

test('a call under way is posted before its end, and together with others', () => {
  const { recorder, posted, flush } = openRecorder();
  const fetch = recorder.recordFetch(untilAborted, () => undefined);

  void fetch(new Request(PAGE));
  void fetch(new Request(PAGE));
  flush();

  expect(posted.map(({ calls }) => calls.map(({ id, end }) => [id, end]))).toEqual([
    [
      [1, 'pending'],
      [2, 'pending'],
    ],
  ]);
});

test.each<[string, unknown, Call['end']]>([
  [
    'its time is over',
    Object.assign(new Error('3000ms timeout'), { name: 'TimeoutError' }),
    'timed-out',
  ],
  ['its caller goes on', new Error('Another page is shown.'), 'aborted'],
])('a call ends when %s, with the reason', async (_, reason, end) => {
  const { recorder, pass, calls } = openRecorder();
  const caller = new AbortController();
  const fetch = recorder.recordFetch(untilAborted, () => undefined);

  const answer = fetch(new Request(PAGE, { signal: caller.signal })).catch(() => undefined);
  pass(3_000);
  caller.abort(reason);
  await answer;

  const [call] = await calls();
  expect(call).toMatchObject({
    end,
    durationMs: 3_000,
    reason: String(reason).replace(/^\w+: /, ''),
  });
});

test.each<[string, Answer]>([
  ['before its answer', () => Promise.reject(new TypeError('cut'))],
  [
    'within its answer',
    async () =>
      new Response(new ReadableStream({ pull: (body) => body.error(new TypeError('cut')) })),
  ],
])('a call that breaks %s has failed', async (_, answer) => {
  const { ask, calls } = openRecorder();

  await ask(answer);

  expect(await calls()).toMatchObject([{ end: 'failed', reason: 'cut' }]);
});

test('an answer that nobody reads is told all the same, and so is one without a body', async () => {
  const { recorder, calls } = openRecorder();
  const answers = [json('{"error":"x"}'), async () => new Response(null, { status: 204 })];

  for (const answer of answers) {
    // oxlint-disable-next-line no-await-in-loop
    await recorder.recordFetch(answer, () => undefined)(new Request(PAGE));
  }

  expect(await calls()).toMatchObject([
    { end: 'done', status: 200, answer: { body: '{"error":"x"}' } },
    { end: 'done', status: 204, answer: { headers: {} } },
  ]);
});

test('a long answer comes to its caller whole, and is told cut, with its length', async () => {
  const { ask, calls } = openRecorder();
  const whole = 'x'.repeat(MAX_BODY_LENGTH + 7);

  const read = await ask(json(whole));

  const [call] = await calls();
  expect(read).toHaveLength(whole.length);
  expect(call?.answer?.body).toHaveLength(MAX_BODY_LENGTH);
  expect(call?.answer?.wholeLength).toBe(whole.length);
});

test('the fault that a call has met is named, of a module as long as it lasts', async () => {
  const { recorder, calls } = openRecorder();
  const order = { url: 'https://cdn.test/a.js', signal: new AbortController().signal };
  const importModule = recorder.recordImports(async () => ({}), { kind: 'hang', times: 1 });

  await recorder.recordFetch(json('{}'), () => ({ kind: 'status', status: 503 }))(
    new Request(PAGE),
  );
  await importModule(order, { limitMs: 15_000 });
  await importModule(order, { limitMs: 15_000 });

  expect(await calls()).toMatchObject([
    { fault: 'status:503' },
    { fault: 'hang*1', url: order.url, budgetMs: 15_000, end: 'done' },
    { id: 3, end: 'done' },
  ]);
  expect((await calls())[2]).not.toHaveProperty('fault');
});

test('the next page has calls of its own, counted anew, and late ends of earlier ones are not told', async () => {
  const { recorder, ask, calls, posted, flush } = openRecorder();
  const answered = Promise.withResolvers<Response>();
  const late = recorder.recordFetch(
    () => answered.promise,
    () => undefined,
  )(new Request(PAGE));
  flush();

  recorder.begin();
  answered.resolve(Response.json({}));
  await late;
  await ask(json('{}'));
  await calls();

  const [first, next] = posted;
  expect(posted).toHaveLength(2);
  expect(next?.loadedAt).toBeGreaterThan(first?.loadedAt ?? Infinity);
  expect(next?.calls.map(({ id, end }) => [id, end])).toEqual([[1, 'done']]);
});

test('tokens stay in the preview', async () => {
  const { ask, calls } = openRecorder();
  const request = new Request('https://www.meridia.test/oauth2/token', {
    method: 'POST',
    headers: { authorization: 'Bearer secret-1' },
    body: new URLSearchParams({ refresh_token: 'secret-2' }),
  });

  await ask(json('{"access_token":"secret-3"}'), request);

  const [call] = await calls();
  expect(call?.answer?.body).toContain('access_token');
  expect(JSON.stringify(call)).not.toContain('secret');
});
