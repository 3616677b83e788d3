import { expect, test } from 'vitest';
import type { TraceStep } from '#renderer/server';
import { createShares } from './shares.ts';

function step(name: string, durationMs: number): TraceStep {
  return { step: name, durationMs, startedMs: 0, decision: '', reason: '', end: 'done' };
}

test('the time of each step is shared out over all pages, and what is left is the rest', () => {
  const shares = createShares();

  shares.add([step('check-page', 1), step('render-page', 5)], 10);
  shares.add([step('check-page', 2), step('render-page', 7)], 10);

  expect(shares.describe()).toBe('check-page 15 %, render-page 60 %, request and document 25 %');
});

test('a step that takes next to nothing is not named', () => {
  const shares = createShares();

  shares.add([step('match-route', 0.01), step('render-page', 9.99)], 10);

  expect(shares.describe()).toBe('render-page 100 %');
});
