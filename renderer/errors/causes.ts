import type { Fault } from './fault.ts';

/** Beside the faults and never in them: a fault travels in the plan, what it came of must not. */
const causes = new WeakMap<Fault, object>();

/** Notes what a fault came of, for whoever keeps a log. A text is in the fault's message already. */
export function withCause(fault: Fault, cause: unknown): Fault {
  if (typeof cause === 'object' && cause !== null) causes.set(fault, cause);
  return fault;
}

/** What was thrown, with its stack; undefined where nothing was. Not for pages or messages to them. */
export function causeOf(fault: Fault): object | undefined {
  return causes.get(fault);
}
