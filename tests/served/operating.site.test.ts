import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { atEndOfFile } from '../at-end.ts';
import { rawGet } from './raw-get.ts';
import { linesOf, requestLines, startOperated, startWithMetrics } from './start-operated.ts';
import { startProcess } from './start-process.ts';

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const TRACE_PARENT = `00-${TRACE_ID}-00f067aa0ba902b7-01`;

const atEndOfAll = atEndOfFile();
let visited: ReturnType<typeof visitAll> | undefined;
/** Returns the log, the counters and the answers of a new server after its first visits. */
const afterVisits = () => (visited ??= visitAll());

async function visitAll() {
  const site = await startWithMetrics(atEndOfAll);
  const { server, get } = site;
  const named = await get('/en/individuals?token=secret#x', {
    'x-request-id': 'from-the-proxy',
    cookie: 'session=secret',
  });
  const missing = await get('/en/individuals/no-such-page', { traceparent: TRACE_PARENT });
  const lines = await requestLines(server, 3);
  await get('/healthz');
  const metrics = await rawGet(site.address, '/metrics');
  return { ...site, named, missing, lines, metrics };
}

describe('the log of the production server', () => {
  test('OP-009 has an access line for each answer, under its id, and one warning of a former variable', async () => {
    const { server, named, missing, lines } = await afterVisits();
    const [line, ...others] = lines;
    const notes = linesOf(server).filter(({ message }) => String(message).includes('_MB'));

    expect(notes).toMatchObject([{ message: expect.stringMatching(/VITRINE_RESPONSE_CACHE_MB/) }]);
    expect(named.headers['x-request-id']).toBe('from-the-proxy');
    expect(line).toMatchObject({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
      level: 'info',
      event: 'answer',
      requestId: 'from-the-proxy',
      method: 'GET',
      path: '/en/individuals',
      status: 200,
      durationMs: expect.any(Number) as number,
      cache: expect.any(String) as string,
      admission: expect.any(String) as string,
      responseCache: 'miss',
      steps: { 'fetch-page': expect.any(Number) as number },
    });
    expect(others.map(({ level, event, requestId }) => [level, event, requestId])).toEqual([
      ['info', 'faults', missing.headers['x-request-id']],
      ['info', 'answer', missing.headers['x-request-id']],
    ]);
    // Somebody who tries out addresses causes many such lines.
    expect(JSON.stringify(others)).not.toContain('"stack"');
    expect(server.output()).not.toContain('secret');
  });

  test('OP-022 and the answers, pages and metrics name the build that runs', async () => {
    const { server, named, metrics } = await afterVisits();
    const build = String(named.headers['x-build']);

    expect(build).toMatch(/^[0-9a-f]{12}$/);
    expect(new Set(linesOf(server).map((line) => line['build']))).toEqual(new Set([build]));
    expect(named.text).toContain(`<meta name="build" content="${build}">`);
    expect(metrics.text).toContain(`vitrine_build_info{build="${build}"} 1`);
  });

  test('OP-023 names the trace of a request, which goes on to the services', async () => {
    const { backend, lines } = await afterVisits();

    expect(lines.map(({ traceId }) => traceId)).toEqual([undefined, TRACE_ID, TRACE_ID]);
    const asked = backend.requests.filter(({ headers }) => headers.get('traceparent') !== null);
    expect(asked.map(({ url }) => new URL(url).pathname)).toEqual(
      expect.arrayContaining(['/cms-data', '/flex-page/open/page-model']),
    );
    expect(new Set(asked.map(({ headers }) => headers.get('traceparent')))).toEqual(
      new Set([TRACE_PARENT]),
    );
  });
});

test('a report of a browser is a line of the log and a number of the metrics, and holds no query', async () => {
  const { server, address } = await afterVisits();
  const report = {
    type: 'csp-violation',
    url: `${server.address}/en/individuals?token=secret`,
    body: { effectiveDirective: 'img-src', blockedURL: 'https://evil.example/x.png?typed=secret' },
  };

  const page = await rawGet(server.address, '/en/individuals');
  await fetch(`${server.address}/reports`, {
    method: 'POST',
    headers: { 'content-type': 'application/reports+json' },
    body: JSON.stringify([report]),
  });
  const reported = () => linesOf(server).filter(({ event }) => event === 'browser-report');

  expect(page.headers['reporting-endpoints']).toBe('default="/reports"');
  expect(page.headers['content-security-policy']).toMatch(/report-to default/);
  await expect.poll(reported).toHaveLength(1);
  expect(reported()[0]).toMatchObject({
    level: 'warn',
    page: `${server.address}/en/individuals`,
    details: { directive: 'img-src', blocked: 'https://evil.example/x.png' },
  });
  const { text } = await rawGet(address, '/metrics');
  expect(text).toContain('browser_reports_total{type="csp-violation",outcome="logged"} 1');
  expect(server.output()).not.toContain('secret');
});

test('OP-019 /readyz says 503 until the API host has answered, and what is waited for', async () => {
  const { server: ready } = await afterVisits();
  const waiting = await startProcess('dist/server/server.js', {
    VITRINE_API_ORIGIN: 'http://127.0.0.1:9',
    VITRINE_SITE_ORIGIN: 'https://www.meridia.example',
  });

  const answers = await Promise.all([
    rawGet(ready.address, '/readyz'),
    rawGet(waiting.address, '/readyz'),
    rawGet(waiting.address, '/healthz'),
  ]);

  expect(answers.map(({ status, text }) => [status, text])).toEqual([
    [200, 'ready'],
    [503, 'waiting for the API host'],
    [200, 'ok'],
  ]);
});

describe('the metrics of the production server', () => {
  test('OP-011 count requests, durations, admissions, cache, heap and loop lag, on a port of their own with nothing else', async () => {
    const { address, server, metrics } = await afterVisits();
    const { status, headers, text } = metrics;

    const [atSite, other, fromPage] = await Promise.all([
      rawGet(server.address, '/metrics'),
      rawGet(address, '/en/individuals'),
      rawGet(address, '/metrics', { headers: { origin: 'https://evil.example' } }),
    ]);

    expect([atSite.status, other.status, fromPage.status]).toEqual([404, 404, 403]);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(text.split('\n')).toEqual(
      expect.arrayContaining([
        'vitrine_requests_total{kind="page",method="GET",status="2xx"} 1',
        'vitrine_requests_total{kind="page",method="GET",status="4xx"} 1',
        'vitrine_requests_total{kind="health",method="GET",status="2xx"} 1',
        'vitrine_request_duration_seconds_count{kind="page",status="2xx"} 1',
        'vitrine_budgeted_steps_total{step="fetch-page",end="done"} 2',
        'vitrine_budgeted_steps_total{step="fetch-macros",end="timed-out"} 0',
        'vitrine_admissions_total{outcome="admitted"} 2',
        'vitrine_admissions_total{outcome="refused"} 0',
      ]),
    );
    expect(text).toMatch(/^vitrine_page_cache_answers_total\{state="\w+"\} [12]$/m);
    expect(text).toMatch(/^vitrine_page_cache_pages [12]$/m);
    expect(text).toMatch(/^vitrine_page_cache_bytes [1-9]\d*$/m);
    expect(text).toMatch(/^vitrine_pages_under_way 0$/m);
    expect(text).toMatch(/^vitrine_pages_limit [1-9]\d*$/m);
    expect(text).toMatch(/^vitrine_experiments [1-9]\d*$/m);
    expect(text).toMatch(/^nodejs_heap_size_used_bytes \d+$/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_seconds [\d.e-]+$/m);
  });

  test('OP-009 OP-011 count what an experiment has decided, as its line in the log says it', async () => {
    const { server, get, address } = await afterVisits();
    const path = '/en/individuals/borrowing/home-loan';

    await get(path, { cookie: 'cookiesOptin=true; experiments=home-loan-advice:first-home' });
    await get(path);
    const lineOf = (reason: string) =>
      linesOf(server).find((line) => line['feature_flag.result.reason'] === reason);
    await expect.poll(() => lineOf('DISABLED')).toBeDefined();
    const { text } = await rawGet(address, '/metrics');

    expect(lineOf('CACHED')).toMatchObject({
      path,
      'feature_flag.key': 'home-loan-advice',
      'feature_flag.result.variant': 'first-home',
    });
    const name = 'vitrine_experiment_decisions_total';
    const key = 'key="home-loan-advice"';
    expect(text).toContain(`${name}{${key},variant="first-home",reason="CACHED"} 1`);
    expect(text).toContain(`${name}{${key},variant="",reason="DISABLED"} 1`);
  });

  test('have every name and label that the alert rules and the dashboard of deploy/ ask for', async () => {
    const { metrics } = await afterVisits();
    const samples = metrics.text.split('\n').filter((line) => !line.startsWith('#'));
    const selectors = ['prometheus/alerts.yml', 'grafana/vitrine.json']
      .map((file) => readFileSync(`deploy/${file}`, 'utf8').replaceAll(String.raw`\"`, '"'))
      .flatMap((text) => [...text.matchAll(/\b((?:vitrine|nodejs)_\w+)(?:\{([^}]*)\})?/g)]);

    const missing = selectors.flatMap(([selector, name = '', matchers = '']) => {
      const isDeclared = metrics.text.includes(`# TYPE ${name.replace(/_bucket$/, '')} `);
      const sample = samples.find((line) => line.startsWith(`${name}{`)) ?? matchers;
      const labels = [...matchers.matchAll(/(\w+)(?:=|!=|=~)"/g)].map(([, label]) => label);
      const isLabelled = labels.every(
        (label) => label === 'instance' || sample.includes(`${label}=`),
      );
      return isDeclared && isLabelled ? [] : [selector];
    });

    expect(selectors.length).toBeGreaterThan(30);
    expect(missing).toEqual([]);
  });

  test('OP-011 have no label that a visitor can choose', { tags: ['deep'] }, async () => {
    const { address, server, get } = await startWithMetrics();
    const visit = async (name: string) => {
      await get(`/en/individuals/no-such-page-${name}`);
      await rawGet(server.address, `/x${name}`, { method: 'PROPFIND' });
      const { text } = await rawGet(address, '/metrics');
      return text.split('\n').filter((line) => line.startsWith('vitrine_'));
    };

    const first = await visit('1');
    const second = await visit('2');

    expect(second).toHaveLength(first.length);
    expect(second.join('\n')).not.toMatch(/no-such-page|PROPFIND/);
    expect(second).toContain('vitrine_requests_total{kind="other",method="other",status="4xx"} 2');
  });
});

function post(address: string, path: string, headers: Readonly<Record<string, string>> = {}) {
  return fetch(address + path, { method: 'POST', headers });
}

describe('cached pages', () => {
  test('OP-020 are forgotten on demand, those of one path or all, and stay where a visitor or a web page asks, or a path or parameter is none', async () => {
    const { address, server, get } = await afterVisits();
    const visit = async () => {
      const answers = [await get('/en/individuals'), await get('/fr/particuliers')];
      return answers.map(({ headers }) => (headers['age'] === undefined ? 'new' : 'cached'));
    };
    await post(address, '/purge');
    await visit();
    const refused = await Promise.all([
      post(server.address, '/purge'),
      rawGet(address, '/purge'),
      post(address, '/purge', { origin: 'https://evil.example' }),
      post(address, '/purge?path=en'),
      post(address, '/purge?paht=/en/individuals'),
      post(address, '/purge?path=/en/individuals&all=1'),
    ]);
    const again = await visit();

    const one = await (await post(address, '/purge?path=/en/individuals')).json();
    const afterOne = await visit();
    const all = await (await post(address, '/purge')).json();
    const afterAll = await visit();

    expect(refused.map(({ status }) => status)).toEqual([403, 405, 403, 400, 400, 400]);
    expect(again).toEqual(['cached', 'cached']);
    expect(one).toEqual({ purged: 1, path: '/en/individuals' });
    expect(afterOne).toEqual(['new', 'cached']);
    expect(all).toEqual({ purged: 2 });
    expect(afterAll).toEqual(['new', 'new']);
  });
});

test('source maps are made and never served', { tags: ['deep'] }, async () => {
  const { get } = await startOperated();
  const maps = readdirSync('dist/maps');

  const answers = await Promise.all(maps.slice(0, 20).map((map) => get(`/assets/${map}`)));

  expect(maps.length).toBeGreaterThan(0);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
});
