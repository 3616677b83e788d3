import { describe, expect, test, vi } from 'vitest';
import type { AnswerRecord, Problem } from '#renderer/server';
import type { Answered } from '../server/observe-answers.ts';
import { logAnswers } from './log-answers.ts';
import type { LogEvent } from './log-event.ts';

function answerLog() {
  const written: [string, LogEvent][] = [];
  return { written, ...logAnswers((level, event) => written.push([level, event])) };
}

const request = new Request('https://www.sample.test/en/home?token=secret');

const answered = (changes: Partial<Answered> = {}): Answered => ({
  request,
  kind: 'page',
  requestId: 'b7f6f0a2',
  method: 'GET',
  path: '/en/home',
  status: 200,
  durationMs: 12.345,
  hasLeft: false,
  ...changes,
});

const fault = (changes: Partial<Problem> = {}): Problem => ({
  code: 'component-threw',
  severity: 'error',
  pointer: '/data',
  message: 'Component note failed.',
  fix: 'Try it in a test.',
  ...changes,
});

const step = (name: string, durationMs: number, end: 'done' | 'timed-out' = 'done') => ({
  step: name,
  decision: 'x',
  reason: 'x',
  startedMs: 0,
  durationMs,
  end,
});

const record = (changes: Partial<AnswerRecord> = {}): AnswerRecord => ({
  request,
  status: 200,
  durationMs: 12,
  cache: 'miss',
  admission: 'admitted',
  problems: [],
  ...changes,
});

describe('an access line', () => {
  test('OP-009 logs status, time, cache, admission and the steps of the page', () => {
    const { onAnswered, written } = answerLog();
    const steps = [
      step('fetch-page', 5),
      step('fetch-macros', 3000, 'timed-out'),
      step('fetch-page', 2.04),
    ];
    const trace = {
      steps,
      ahead: () => () => {},
      note() {},
      run: () => Promise.reject(new Error('It is over.')),
    };
    const experiment = { key: 'loan', variant: 'first-home', reason: 'SPLIT' } as const;

    onAnswered(answered({ record: record({ trace, experiment }) }));

    expect(written).toEqual([
      [
        'info',
        {
          event: 'answer',
          requestId: 'b7f6f0a2',
          method: 'GET',
          path: '/en/home',
          status: 200,
          durationMs: 12.3,
          cache: 'miss',
          admission: 'admitted',
          steps: { 'fetch-page': 7, 'fetch-macros': 3000 },
          exceeded: ['fetch-macros'],
          'feature_flag.key': 'loan',
          'feature_flag.result.variant': 'first-home',
          'feature_flag.result.reason': 'SPLIT',
        },
      ],
    ]);
  });

  test.each([
    ['info', 'page', 200],
    ['info', 'page', 404],
    ['info', 'other', 404],
    ['warn', 'page', 503],
    ['debug', 'health', 200],
  ] as const)('is %s for a %s with status %i', (level, kind, status) => {
    const { onAnswered, written } = answerLog();

    onAnswered(answered({ kind, status }));

    expect(written.map(([each]) => each)).toEqual([level]);
  });

  test('says so where the visitor has left', () => {
    const { onAnswered, written } = answerLog();

    onAnswered(answered({ hasLeft: true }));

    expect(written[0]?.[1]).toHaveProperty('left', true);
  });
});

describe('what is wrong with a page', () => {
  test('OP-009 is one line, before the access line and with the same id', () => {
    const { onAnswered, onProblem, written } = answerLog();
    onProblem(fault({ severity: 'warning', code: 'unknown-property' }), request);
    onProblem(fault(), request);

    onAnswered(answered());

    expect(written.map(([level, event]) => [level, event.event])).toEqual([
      ['error', 'faults'],
      ['info', 'answer'],
    ]);
    expect(written[0]?.[1]).toMatchObject({
      requestId: 'b7f6f0a2',
      code: 'component-threw',
      count: 2,
      faults: [{ code: 'unknown-property' }, { code: 'component-threw', pointer: '/data' }],
    });
  });

  test('OP-009 holds up to twenty faults, and counts those beyond', () => {
    const { onAnswered, onProblem, written } = answerLog();
    for (let number = 0; number < 500; number += 1) onProblem(fault(), request);

    onAnswered(answered());

    expect(written[0]?.[1]).toMatchObject({ event: 'faults', count: 500 });
    expect(written[0]?.[1]).toHaveProperty('faults.length', 20);
  });

  test.each([
    ['info', [fault({ severity: 'warning', code: 'page-request-failed' })]],
    ['info', [fault({ severity: 'warning', code: 'route-not-found' })]],
    ['error', [fault({ code: 'page-request-failed' })]],
    ['warn', [fault({ severity: 'warning', code: 'unknown-property' })]],
  ])('is %s for a page with %j', (level, faults) => {
    const { onAnswered, onProblem, written } = answerLog();
    faults.forEach((one) => onProblem(one, request));

    onAnswered(answered());

    expect(written[0]?.[0]).toBe(level);
  });

  test('is logged once more where a cached page is renewed after its visitor got it', () => {
    vi.useFakeTimers();
    const { onAnswered, onProblem, written } = answerLog();
    onAnswered(answered());
    onProblem(fault(), request);
    onProblem(fault(), request);

    vi.advanceTimersByTime(10_000);
    vi.useRealTimers();

    expect(written.map(([, { event }]) => event)).toEqual(['answer', 'faults']);
    expect(written[1]?.[1]).toMatchObject({ requestId: 'b7f6f0a2', count: 2 });
  });
});

test('what the site itself threw is logged with its stack', () => {
  const { onAnswered, written } = answerLog();

  onAnswered(answered({ status: 500, error: new TypeError('files is not a function') }));

  expect(written[0]).toMatchObject([
    'error',
    { event: 'uncaught', requestId: 'b7f6f0a2', causes: [{ class: 'TypeError' }] },
  ]);
});

test('OP-009 no query of an address is in any line', () => {
  const { onAnswered, onProblem, written } = answerLog();
  onProblem(fault(), request);

  onAnswered(answered());

  expect(JSON.stringify(written)).not.toContain('secret');
});
