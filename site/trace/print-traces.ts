import type { RequestHandlerOptions } from '#renderer/server';
import type { LineTarget } from '../log/line-writer.ts';
import type { VariableReader } from '../server/read-variables.ts';
import { TRACE_VARIABLE } from '../server/variables.ts';
import { traceBlock } from './trace-block.ts';

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
