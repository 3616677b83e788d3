import { expect, test } from 'vitest';
import { change, open } from '../state/playground.ts';
import { readText, sampleScenario } from '../state/sample-scenario.testing.ts';
import { formatReport } from './format-report.ts';

const opened = open(sampleScenario, readText);
const options = {
  link: { href: 'https://www.meridia.test/playground/?scenario=a', isWhole: true },
  mode: 'write',
  build: '0123456789ab',
  browser: 'Sample/1.0',
  messages: [],
};
const wrong = change(
  opened,
  {
    document: 'page',
    text: sampleScenario.texts.page.replace('section-title', 'zzz'),
    kind: 'typed',
    time: 0,
  },
  readText,
);

test('a report says where it happened and what is wrong there, and leaves room for words', () => {
  const report = formatReport({ playground: wrong }, options);

  expect(report.startsWith('# Bug report: Vitrine playground\n\n## What I did\n\n## What')).toBe(
    true,
  );
  expect(report).toContain('- Link: https://www.meridia.test/playground/?scenario=a\n');
  expect(report).toContain('- Scenario: section-title/sample (A title)\n');
  expect(report).toContain('- Conditions: locale fr-BE, ');
  expect(report).toContain('- Mode: write\n- Build: 0123456789ab\n- Browser: Sample/1.0\n');
  expect(report).toContain('unknown-component at page /data/flexZone/flexComponents/0');
  expect(report).not.toContain('## Edited texts');
});

test('a report holds the failed calls and no others, and what both consoles said', () => {
  const call = {
    id: 1,
    method: 'GET',
    url: '/macros/savings',
    startedMs: 0,
    request: { headers: {} },
  };
  const calls = [
    { ...call, end: 'done' as const, status: 200, url: '/fine' },
    { ...call, end: 'done' as const, status: 503, fault: 'status:503' },
    { ...call, end: 'timed-out' as const, reason: 'no answer' },
  ];
  const messages = [
    { time: 0, level: 'error' as const, text: 'x is not defined\n  at y', count: 1 },
  ];
  const previewMessages = [{ time: 0, level: 'warning' as const, text: 'Slow', count: 7 }];

  const report = formatReport(
    { playground: opened, calls: { loadedAt: 0, calls, dropped: 0 }, previewMessages },
    { ...options, messages },
  );

  expect(report).toContain(
    '- GET /macros/savings: 503, injected status:503\n- GET /macros/savings: timed-out, no answer\n',
  );
  expect(report).not.toContain('/fine');
  expect(report).toContain(
    '## Console of the page\n\n- 1970-01-01T00:00:00.000Z warning, 7 times: Slow\n',
  );
  expect(report).toContain('- 1970-01-01T00:00:00.000Z error: x is not defined\n    at y');
});

test('where the link is too long for the texts, their differences stand in the report', () => {
  const link = { href: 'https://www.meridia.test/playground/', isWhole: false };

  const report = formatReport({ playground: wrong }, { ...options, link });

  expect(report).toContain('## Edited texts\n\n```diff\n  page\n');
  expect(report).toMatch(/\n\+\d+: +"componentType": "zzz",\n/);
});

test('no token is in a report, wherever it stood', () => {
  const messages = [
    'https://www.meridia.test/playground/#token=secret',
    '{"token":"secret"}',
    'access_token: secret',
  ].map((text) => ({ time: 0, level: 'error' as const, text, count: 1 }));

  expect(formatReport({ playground: opened }, { ...options, messages })).not.toContain('secret');
});
