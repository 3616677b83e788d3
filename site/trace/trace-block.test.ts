import { expect, test } from 'vitest';
import type { TraceStep } from '#renderer/server';
import { traceBlock } from './print-traces.ts';

const STEP: TraceStep = {
  step: 'match-route',
  decision: '/*',
  reason: 'the first that fits',
  startedMs: 0,
  durationMs: 0.04,
  end: 'done',
};

const request = new Request('https://www.example.com/en/individuals?visitor=1');

test('the trace of a page is one block: a headline, and a line for each step', () => {
  const fetched: TraceStep = {
    ...STEP,
    step: 'fetch-page',
    decision: 'found',
    reason: 'status 200',
    startedMs: 0.1,
    durationMs: 12.25,
    budgetMs: 10_000,
  };

  const block = traceBlock([STEP, fetched], request);

  expect(block).toBe(
    [
      'Trace of GET /en/individuals: 2 steps in 12 ms',
      '      0 ms        0 ms  match-route  /*: the first that fits',
      '      0 ms       12 ms  fetch-page   found: status 200, may take 10000 ms',
      '',
    ].join('\n'),
  );
});

test('a step that did not end well says how it ended', () => {
  const late: TraceStep = { ...STEP, decision: 'none', reason: 'too late', end: 'timed-out' };

  expect(traceBlock([late], request)).toContain('match-route  none: too late, timed-out\n');
});

test('no text breaks a line or moves a cursor, and no query is printed', () => {
  const hostile: TraceStep = { ...STEP, decision: 'a\nb', reason: '\u001b[2J' };

  const block = traceBlock([hostile], request);

  expect(block.split('\n')).toHaveLength(3);
  expect(block).toContain(String.raw`a\nb: \u{1b}[2J`);
  expect(block).not.toContain('visitor');
});

test('a page without a step has a headline alone', () => {
  expect(traceBlock([], request)).toBe('Trace of GET /en/individuals: 0 steps in 0 ms\n');
});
