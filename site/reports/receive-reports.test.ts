import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { BodyOutcome, BrowserReport, ReportOutcome } from './browser-report.ts';
import { receiveReports, type ReceiveReportsOptions } from './receive-reports.ts';

function openEndpoint(options: Partial<ReceiveReportsOptions> = {}) {
  const reports: BrowserReport[] = [];
  const outcomes: ReportOutcome[] = [];
  const bodies: BodyOutcome[] = [];
  const app = new Hono();
  app.post(
    '/reports',
    receiveReports({
      onReport: (report, outcome) => void (reports.push(report), outcomes.push(outcome)),
      onReportBody: (outcome) => void bodies.push(outcome),
      now: () => 0,
      ...options,
    }),
  );
  const post = async (body: unknown, type = 'application/reports+json') => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const headers = { 'content-type': type };
    const { status } = await app.request('/reports', { method: 'POST', body: text, headers });
    return status;
  };
  return { post, reports, outcomes, bodies };
}

const PAGE = 'https://www.sample.test/en/home';

const violation = (body: object = {}, url = PAGE) => ({
  type: 'csp-violation',
  age: 10,
  url,
  user_agent: 'a browser',
  body: { effectiveDirective: 'img-src', blockedURL: 'https://evil.test/dot.png', ...body },
});

test('a violation is reported with what was stopped, and where', async () => {
  const { post, reports, outcomes, bodies } = openEndpoint();
  const where = { sourceFile: `${PAGE}.js`, lineNumber: 4, columnNumber: 12 };

  const status = await post([violation({ disposition: 'enforce', ...where })]);

  expect([status, outcomes, bodies]).toEqual([204, ['logged'], ['read']]);
  expect(reports).toEqual([
    {
      type: 'csp-violation',
      page: PAGE,
      details: {
        directive: 'img-src',
        blocked: 'https://evil.test/dot.png',
        disposition: 'enforce',
        source: `${PAGE}.js`,
        line: 4,
        column: 12,
      },
    },
  ]);
});

test('a violation in the form of browsers without endpoints is the same', async () => {
  const { post, reports } = openEndpoint();

  await post(
    { 'csp-report': { 'document-uri': PAGE, 'effective-directive': 'x', 'blocked-uri': 'inline' } },
    'application/csp-report; charset=utf-8',
  );

  const details = { directive: 'x', blocked: 'inline' };
  expect(reports).toEqual([{ type: 'csp-violation', page: PAGE, details }]);
});

test('deprecations, interventions, crashes, late offers and unknown types have their own facts', async () => {
  const { post, reports } = openEndpoint();
  const message = 'Event is deprecated, see https://help.test/page?id=7#now.';

  await post([
    { type: 'deprecation', url: PAGE, body: { id: 'Unload', message, lineNumber: 1.5 } },
    { type: 'intervention', url: PAGE, body: { id: 'Slow' } },
    { type: 'crash', url: PAGE, body: { reason: 'oom', stack: 'at typed secret' } },
    { type: 'offers-late', url: PAGE, body: { mboxes: 'hero, teaser', visitor: 'secret' } },
    { type: 'coep\n"hostile', url: 7, body: 'none' },
    'no report',
  ]);

  expect(reports.map(({ type, details }) => [type, details])).toEqual([
    ['deprecation', { id: 'Unload', message: 'Event is deprecated, see https://help.test/page' }],
    ['intervention', { id: 'Slow' }],
    ['crash', { reason: 'oom' }],
    ['offers-late', { mboxes: 'hero, teaser' }],
    ['other', { name: 'coep\n"hostile' }],
  ]);
});

test.each([
  ['a query and a fragment', 'https://a.test/en?token=abc#t', 'https://a.test/en'],
  ['a user', 'https://jan:secret@a.test/en', 'https://a.test/en'],
  ['a token', `https://a.test/reset/${'a1B2'.repeat(10)}.sig`, 'https://a.test/reset/-'],
  ['an account', 'https://a.test/to/BE68539007547034/x', 'https://a.test/to/-/x'],
  [
    'an account with gaps',
    'https://a.test/to/NL91%20ABNA%200417%201643%2000/x',
    'https://a.test/to/-/x',
  ],
  ['a number', 'https://a.test/of/12345678', 'https://a.test/of/-'],
  ['a card', 'https://a.test/card/4111-1111-1111-1111', 'https://a.test/card/-'],
  ['an e-mail address', 'https://a.test/of/jan@bank.test', 'https://a.test/of/-'],
  ['content', 'data:text/html,typed', 'data:'],
  ['a word', 'trusted-types-sink', 'trusted-types-sink'],
  ['a path and a query', '/en/home?iban=1', '/en/home'],
  [
    'a built file',
    'https://a.test/assets/start-B7x2kQ9a.js',
    'https://a.test/assets/start-B7x2kQ9a.js',
  ],
])('of an address with %s nothing private remains', async (_, address, expected) => {
  const { post, reports } = openEndpoint();

  await post([violation({ blockedURL: address, sample: 'typed' }, `${PAGE}?q=typed`)]);

  expect(reports[0]?.details).toEqual({ directive: 'img-src', blocked: expected });
  expect(reports[0]?.page).toBe(PAGE);
});

test.each<[string, unknown, string, number, BodyOutcome]>([
  ['no JSON', 'no {', 'application/reports+json', 400, 'unreadable'],
  ['no list', {}, 'application/reports+json', 400, 'unreadable'],
  ['no violation', [], 'application/csp-report', 400, 'unreadable'],
  ['10 MB', 'x'.repeat(10_000_000), 'application/reports+json', 413, 'too-large'],
  ['the type of a form', [], 'text/plain', 415, 'wrong-type'],
])('%s is refused', async (...[, body, type, ...expected]) => {
  const { post, reports, bodies } = openEndpoint();

  const status = await post(body, type);

  expect([status, ...bodies]).toEqual(expected);
  expect(reports).toEqual([]);
});

test('of a thousand reports in a body the first ones are logged', async () => {
  const { post, outcomes } = openEndpoint();

  await post(Array.from({ length: 1_000 }, () => ({ type: 'crash' })));

  expect(outcomes.filter((outcome) => outcome === 'logged')).toHaveLength(20);
  expect(outcomes.filter((outcome) => outcome === 'beyond')).toHaveLength(980);
});

test('a minute has so many lines and so many bodies, and the next one has as many', async () => {
  let minute = 0;
  const { post, outcomes } = openEndpoint({ perMinute: 3, now: () => minute * 60_000 });
  const flood = Array.from({ length: 700 }, () => [{ type: 'crash' }]);

  const statuses = await Promise.all(flood.map((body) => post(body)));
  minute = 1;
  const later = await post([{ type: 'crash' }]);

  expect(statuses.filter((status) => status === 429)).toHaveLength(100);
  expect(outcomes.slice(0, 4)).toEqual(['logged', 'logged', 'logged', 'beyond']);
  expect([later, outcomes.at(-1)]).toEqual([204, 'logged']);
});

test('a share of reports is logged', async () => {
  const draws = [0.09, 0.1, 0.99];
  const { post, outcomes } = openEndpoint({ share: 0.1, random: () => draws.shift() ?? 0 });

  await post([violation(), violation(), violation()]);

  expect(outcomes).toEqual(['logged', 'sampled', 'sampled']);
});
