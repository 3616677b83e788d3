import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { RequestHandler } from '#renderer/server';
import {
  BUILD_HEADER,
  REQUEST_ID_HEADER,
  readRequestId,
  type SiteObserver,
} from './observe-answers.ts';
import { readTraceId } from './trace-context.ts';

interface RefuseAtOnceOptions {
  /** Gives the refusal of a page that would be refused in any case. */
  readonly refuse: RequestHandler['refuseAtOnce'];
  readonly observers: readonly Pick<SiteObserver, 'onAnswered'>[];
  /** The id of the build that runs; left out, no answer names it. */
  readonly build?: string | undefined;
}

/**
 * An address of a page: no file, no service of the server itself, and no way of writing a host into
 * a path.
 */
const PAGE_ADDRESS = /^\/(?!\/|healthz(?:\?|$)|readyz(?:\?|$)|assets\/)[^.?#]*(?:\?|$)/;

/** No page is at this host: only the path of an address counts here. */
const ANY_HOST = 'http://localhost';

/**
 * A listener of Node's that refuses pages for which there is no capacity before anything else is
 * done for them. In a crowd of many times what a server can serve, most of its work would else be
 * to say no.
 */
export function createRefusingListener(
  { refuse, observers, build }: RefuseAtOnceOptions,
  listener: RequestListener,
): RequestListener {
  return (request: IncomingMessage, response: ServerResponse) => {
    const startedMs = performance.now();
    const head = headOf(request);
    const refusal = head && refuse(head);
    if (!head || !refusal) {
      listener(request, response);
      return;
    }
    const { status, headers, body, cache, admission } = refusal;
    const requestId = readRequestId(head);
    const traceId = readTraceId(head);
    response.writeHead(status, {
      ...headers,
      [REQUEST_ID_HEADER]: requestId,
      ...(build && { [BUILD_HEADER]: build }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
    const answered = {
      request,
      requestId,
      method: head.method,
      path: new URL(head.url).pathname,
      ...(traceId && { traceId }),
      kind: 'page',
      status,
      durationMs: performance.now() - startedMs,
      hasLeft: false,
      record: { cache, admission },
    } as const;
    observers.forEach(({ onAnswered }) => onAnswered(answered));
  };
}

/** The head of a request that may be refused here; undefined where the site has to look at it. */
function headOf({ method = '', url = '', headers }: IncomingMessage) {
  if ((method !== 'GET' && method !== 'HEAD') || !PAGE_ADDRESS.test(url)) return undefined;
  const get = (name: string) => headers[name]?.toString() ?? null;
  return { method, url: `${ANY_HOST}${url}`, headers: { get } };
}
