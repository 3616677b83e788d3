import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { ReadyAnswer } from '#renderer/server';
import type { Answered } from './observe-answers.ts';
import { createRefusingListener } from './refuse-at-once.ts';

const REFUSAL: ReadyAnswer = {
  status: 503,
  headers: { 'retry-after': '5', 'content-length': '5' },
  body: new TextEncoder().encode('Later'),
  cache: 'bypass',
  admission: 'refused',
};

const site: RequestListener = (_request, response) => void response.end('the site');

/** A server without capacity for any page. */
async function startFullServer() {
  const answers: Answered[] = [];
  const asked: string[] = [];
  const refuse = ({ url }: { readonly url: string }) => {
    asked.push(url);
    return REFUSAL;
  };
  const observers = [{ onAnswered: (answered: Answered) => void answers.push(answered) }];
  const server = createServer(createRefusingListener({ refuse, observers }, site));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return {
    answers,
    asked,
    get: (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init),
  };
}

describe('a listener that refuses pages without capacity', () => {
  test('answers in place of the site, and reports it', async () => {
    const { get, answers } = await startFullServer();
    const headers = { 'x-request-id': 'b7f6f0a2' };

    const answer = await get('/en/individuals?from=mail', { headers });

    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(answer.headers.get('x-request-id')).toBe('b7f6f0a2');
    expect(await answer.text()).toBe('Later');
    expect(answers).toMatchObject([
      {
        requestId: 'b7f6f0a2',
        method: 'GET',
        path: '/en/individuals',
        kind: 'page',
        status: 503,
        record: { cache: 'bypass', admission: 'refused' },
      },
    ]);
  });

  test('sends no body to HEAD', async () => {
    const { get } = await startFullServer();

    const answer = await get('/en/individuals', { method: 'HEAD' });

    expect(answer.status).toBe(503);
    expect(await answer.text()).toBe('');
  });

  test.for([
    '/healthz',
    '/readyz?verbose',
    '/robots.txt',
    '/assets/browser',
    '//elsewhere.test/en',
    '/en/terms.pdf',
  ])('leaves %s to the site', async (path) => {
    const { get, answers, asked } = await startFullServer();

    const answer = await get(path);

    expect(await answer.text()).toBe('the site');
    expect([...answers, ...asked]).toEqual([]);
  });

  test('leaves other methods to the site', async () => {
    const { get, asked } = await startFullServer();

    const answer = await get('/en/individuals', { method: 'POST' });

    expect(await answer.text()).toBe('the site');
    expect(asked).toEqual([]);
  });
});
