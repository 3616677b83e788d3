import { AsyncLocalStorage } from 'node:async_hooks';
import type { MiddlewareHandler } from 'hono';

/** The headers of W3C Trace Context, by which calls of several servers are one trace. */
const PARENT = 'traceparent';
const STATE = 'tracestate';

/** Version, trace, span and flags; ids of zeros alone are none. */
const TRACE_PARENT =
  /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

const MAX_STATE_LENGTH = 512;

interface TraceContext {
  readonly parent: string;
  readonly state: string | null;
}

const contexts = new AsyncLocalStorage<TraceContext>();

interface WithHeaders {
  readonly headers: { readonly get: (name: string) => string | null };
}

/** Returns the id of the trace that a request belongs to; undefined where it names none. */
export function readTraceId({ headers }: WithHeaders): string | undefined {
  return TRACE_PARENT.exec(headers.get(PARENT) ?? '')?.[1];
}

/** Remembers the trace of a request for all that is asked of services on its behalf. */
export const followTrace: MiddlewareHandler = (context, next) => {
  const { raw } = context.req;
  const parent = raw.headers.get(PARENT);
  if (parent === null || readTraceId(raw) === undefined) return next();
  const state = raw.headers.get(STATE);
  const isShort = state !== null && state.length <= MAX_STATE_LENGTH;
  return contexts.run({ parent, state: isShort ? state : null }, next);
};

/** Adds the trace of the visitor's request to a call to a service. */
export function addTraceContext({ headers }: Request): void {
  const context = contexts.getStore();
  if (!context) return;
  headers.set(PARENT, context.parent);
  if (context.state) headers.set(STATE, context.state);
}
