import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { RequestError } from '@hono/node-server';
import { createSecurityHeaders } from '#renderer/server';
import { secureAnswers, answerBroken } from './secure-answers.ts';

const POLICY = 'content-security-policy';
const page = createSecurityHeaders({ strictTransport: 'max-age=60' });

const app = new Hono()
  .use(secureAnswers(page))
  .get('/document', (context) => context.html('<p>x</p>'))
  .get('/own', (context) =>
    context.html('<p>x</p>', { headers: { 'content-security-policy-report-only': 'own' } }),
  )
  .get('/drawing', (context) =>
    context.body('<svg/>', { headers: { 'content-type': 'image/svg+xml' } }),
  )
  .get('/elsewhere', (context) => context.redirect('/own'))
  .get('/broken', () => {
    throw new Error('broken');
  })
  .onError((_, context) => context.text('Internal Server Error', 500));

test.each(['/document', '/own', '/drawing', '/elsewhere', '/broken', '/nowhere'])(
  'whatever answers, the answer is guarded: %s',
  async (path) => {
    const { headers } = await app.request(path);

    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toBe('max-age=60');
    expect(headers.get(POLICY) ?? headers.get(`${POLICY}-report-only`)).not.toBeNull();
  },
);

test('a document has the policy of pages, unless it has its own; a drawing one that runs nothing', async () => {
  const [document, own, drawing] = await Promise.all(
    ['/document', '/own', '/drawing'].map(async (path) => app.request(path)),
  );

  expect(document?.headers.get(POLICY)).toBe(page.get(POLICY));
  expect(own?.headers.get(POLICY)).toBeNull();
  expect(own?.headers.get(`${POLICY}-report-only`)).toBe('own');
  expect(drawing?.headers.get(POLICY)).toMatch(/^default-src 'none'.*sandbox$/);
});

test.each([
  [new RequestError('Backslash in request path'), 400, 'This request cannot be read.'],
  [new Error('secret.internal'), 500, 'This failed.'],
  [undefined, 500, 'This failed.'],
])(
  '%s is answered with %i, guarded like every answer, and without its reason',
  async (error, status, text) => {
    const answer = answerBroken(error);

    expect(answer.status).toBe(status);
    expect(await answer.text()).toBe(text);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  },
);
