import type { RequestHandlerOptions, TraceStep } from '#renderer/server';
import { type LineTarget, cleanText } from '../log/line-writer.ts';
import type { VariableReader } from '../server/read-variables.ts';
import { TRACE_VARIABLE } from '../server/variables.ts';

const MS_WIDTH = 7;

/** Returns true if the environment asks for traces. */
export function readTrace(reader: Pick<VariableReader, 'oneOf'>): boolean {
  return reader.oneOf(TRACE_VARIABLE.name, ['0', '1'], '0') === '1';
}

/** The option of a site that prints the trace of each page; without traces it is left out. */
export function printTraces(
  hasTraces: boolean,
  errors: LineTarget = process.stderr,
): Pick<RequestHandlerOptions, 'onTrace'> {
  if (!hasTraces) return {};
  return { onTrace: ({ steps }, request) => void errors.write(traceBlock(steps, request)) };
}

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
