import { setImmediate as realTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { textEntry, type Answers } from '../create-plan/sample-site.testing.ts';
import { note, pageOf, serverWith, withEntries } from './sample-server.testing.ts';
import type { RequestHandlerOptions } from './request-handler-options.ts';

const never = new Promise<never>(() => undefined);
const slow = { componentType: 'slow', text: '' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Waits, while the clock stands still, for what is imported or read on the way. */
async function until(isThere: () => boolean): Promise<void> {
  for (let turn = 0; turn < 100_000 && !isThere(); turn += 1) await realTurn();
}

/** Moves the clock on, and lets all go on that can. */
async function advance(durationMs: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(durationMs);
  for (let turn = 0; turn < 20; turn += 1) await realTurn();
}

/** A visit that is under way, and its answer once there is one. */
function visitTo(answers: Answers, options: Partial<RequestHandlerOptions> = {}) {
  const server = serverWith(answers, options);
  let response: Response | undefined;
  const answered = server.get('/en/individuals').then((one) => {
    response = one;
  });
  return { ...server, answered, response: () => response };
}

describe('an answer', () => {
  test('RN-018 counts what was not fetched within 3.5 s as failed, and gives it up', async () => {
    const signals: AbortSignal[] = [];
    const hangs = (request: Request) => {
      signals.push(request.signal);
      return never;
    };
    const { response, messages } = visitTo({ '/page-model': hangs });
    await until(() => signals.length > 0);

    await advance(3_499);
    const before = [response(), signals[0]?.aborted];
    await advance(1);
    await until(() => response() !== undefined);

    expect(before).toEqual([undefined, false]);
    expect(response()?.status).toBe(503);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect(await response()?.text()).toContain('error-card');
    expect(messages).toEqual([expect.stringContaining('3500ms timeout')]);
  });

  test('RN-018 is an error without the shell where nothing is planned within 3.8 s', async () => {
    let isLoading = false;
    const hangs = () => {
      isLoading = true;
      return never;
    };
    const options = withEntries(textEntry('slow', { load: hangs }));
    const { response, messages } = visitTo(pageOf(slow), options);
    await until(() => isLoading);

    await advance(3_799);
    const before = response();
    await advance(1);
    await until(() => response() !== undefined);

    expect(before).toBeUndefined();
    expect(response()?.status).toBe(503);
    expect(await response()?.text()).not.toContain('error-card');
    expect(messages).toEqual([expect.stringContaining('3800ms timeout')]);
  });

  test('RN-018 ends after 4 s, however much of them planning took', async () => {
    let isAsked = false;
    const answer = Promise.withResolvers<Response>();
    const late = () => {
      isAsked = true;
      return answer.promise;
    };
    // The event loop has no turn to give: the page that is planned is never rendered.
    const noTurn = vi.fn<() => void>();
    vi.stubGlobal('setImmediate', noTurn);
    const { response, messages } = visitTo({ '/page-model': late });
    await until(() => isAsked);

    await advance(1_000);
    answer.resolve(Response.json(pageOf(note('late'))['/page-model']));
    await until(() => noTurn.mock.calls.length > 0);
    await advance(2_999);
    const before = response();
    await advance(1);
    await until(() => response() !== undefined);

    expect(before).toBeUndefined();
    expect(response()?.status).toBe(503);
    expect(messages).toEqual([expect.stringContaining('3000ms timeout')]);
  });

  test('has no time left, and never less, where a busy machine has planned it too late', async () => {
    let isAsked = false;
    const answer = Promise.withResolvers<Response>();
    const late = () => {
      isAsked = true;
      return answer.promise;
    };
    const noTurn = vi.fn<() => void>();
    vi.stubGlobal('setImmediate', noTurn);
    const { response, messages } = visitTo({ '/page-model': late });
    await until(() => isAsked);

    // No timer has had its turn meanwhile.
    vi.setSystemTime(Date.now() + 5_000);
    answer.resolve(Response.json(pageOf(note('late'))['/page-model']));
    await until(() => noTurn.mock.calls.length > 0);
    await advance(1);
    await until(() => response() !== undefined);

    expect(response()?.status).toBe(503);
    expect(messages).toEqual([expect.stringMatching(/\b0ms timeout/)]);
  });

  test('takes as many times longer as a development server allows, to plan and to render', async () => {
    const answer = Promise.withResolvers<Response>();
    let isAsked = false;
    const late = () => {
      isAsked = true;
      return answer.promise;
    };
    const { response } = visitTo({ '/page-model': late }, { timeLimitFactor: 10 });
    await until(() => isAsked);

    await advance(34_000);
    answer.resolve(Response.json(pageOf(note('late'))['/page-model']));
    for (let turn = 0; turn < 100 && !response(); turn += 1) await advance(1);

    expect(response()?.status).toBe(200);
    expect(await response()?.text()).toContain('late');
  });

  test('leaves no timer behind', async () => {
    const { answered, response } = visitTo(pageOf(note('a')));

    await answered;

    expect(response()?.status).toBe(200);
    expect(vi.getTimerCount()).toBe(0);
  });
});
