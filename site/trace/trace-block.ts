import type { TraceStep } from '#renderer/server';
import { cleanText } from '../log/clean-text.ts';

const MS_WIDTH = 7;

/**
 * The trace of a page as a person reads it: a headline, and for each step when it began, how long
 * it took and why.
 */
export function traceBlock(steps: readonly TraceStep[], { method, url }: Request): string {
  const totalMs = Math.max(0, ...steps.map(({ startedMs, durationMs }) => startedMs + durationMs));
  const width = Math.max(0, ...steps.map(({ step }) => step.length));
  // A query may say who a visitor is.
  const { pathname } = new URL(url);
  const lines = [
    `Trace of ${method} ${pathname}: ${steps.length} steps in ${ms(totalMs).trim()}`,
    ...steps.map((step) => lineOf(step, width)),
  ];
  return lines.map((line) => `${cleanText(line)}\n`).join('');
}

function lineOf(each: TraceStep, width: number): string {
  const { step, decision, reason, startedMs, durationMs, budgetMs, end } = each;
  const notes = [
    `${decision}: ${reason}`,
    ...(budgetMs === undefined ? [] : [`may take ${budgetMs} ms`]),
    ...(end === 'done' ? [] : [end]),
  ];
  return `${ms(startedMs)}  ${ms(durationMs)}  ${step.padEnd(width)}  ${notes.join(', ')}`;
}

function ms(durationMs: number): string {
  return `${durationMs.toFixed(0).padStart(MS_WIDTH)} ms`;
}
