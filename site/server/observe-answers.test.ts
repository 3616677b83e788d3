import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { observeAnswers, type Answered } from './observe-answers.ts';

/** A site of a page, a file, a health check and an address that fails. */
function observedSite() {
  const answers: Answered[] = [];
  const { middleware, onAnswer } = observeAnswers([
    { onAnswered: (answered) => answers.push(answered) },
  ]);
  const site = new Hono().onError((_, context) => context.text('failed', 500));
  site.use(middleware);
  site.get('/healthz', (context) => context.text('ok'));
  site.get('/file', (context) => context.text('file'));
  site.get('/broken', () => {
    throw new TypeError('it is broken');
  });
  site.all('*', ({ req: { raw: request } }) => {
    onAnswer({
      request,
      status: 404,
      durationMs: 1,
      cache: request.url.endsWith('/one') ? 'hit' : 'stale',
      admission: 'not-needed',
      problems: [],
    });
    return new Response('no page', { status: 404 });
  });
  return { answers, ask: async (path: string, init?: RequestInit) => site.request(path, init) };
}

describe('an observed site', () => {
  test.each([
    ['/healthz', 'health', 200],
    ['/file', 'other', 200],
    ['/en/individuals', 'page', 404],
  ])('tells of its answer for %s what it was', async (path, kind, status) => {
    const { ask, answers } = observedSite();

    await ask(path);

    expect(answers).toEqual([expect.objectContaining({ kind, path, status, method: 'GET' })]);
  });

  test('passes on what the renderer said of a page', async () => {
    const { ask, answers } = observedSite();

    await Promise.all([ask('/one'), ask('/two')]);

    expect(answers.map(({ path, record }) => [path, record?.cache])).toEqual([
      ['/one', 'hit'],
      ['/two', 'stale'],
    ]);
  });

  test('answers with the id that the request came with, or a new one', async () => {
    const { ask, answers } = observedSite();

    const named = await ask('/one', { headers: { 'x-request-id': 'from-the-proxy' } });
    const unnamed = await ask('/healthz');

    expect(named.headers.get('x-request-id')).toBe('from-the-proxy');
    expect(unnamed.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    expect(answers.map(({ requestId }) => requestId)).toEqual([
      'from-the-proxy',
      unnamed.headers.get('x-request-id'),
    ]);
  });

  test('leaves query and fragment out of the path', async () => {
    const { ask, answers } = observedSite();

    await ask('/en/individuals?token=secret');

    expect(answers[0]?.path).toBe('/en/individuals');
  });

  test('passes on what was thrown where the site failed', async () => {
    const { ask, answers } = observedSite();

    const { status } = await ask('/broken');

    expect(status).toBe(500);
    expect(answers).toEqual([
      expect.objectContaining({ status: 500, error: new TypeError('it is broken') }),
    ]);
  });
});
