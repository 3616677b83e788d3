import type { MiddlewareHandler } from 'hono';
import { RequestError } from '@hono/node-server';
import { createFileSecurityHeaders } from '#renderer/server';

const POLICIES = ['content-security-policy', 'content-security-policy-report-only'];

const STRICT_TRANSPORT = 'strict-transport-security';

/**
 * Adds the security headers that an answer does not have yet: redirects, refusals, files,
 * failures. `page` are those of a document; where it has Strict-Transport-Security, all have it.
 */
export function secureAnswers(page: Headers): MiddlewareHandler {
  const strictTransport = page.get(STRICT_TRANSPORT);
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    const type = headers.get('content-type');
    const ownHeaders = type?.startsWith('text/html') ? page : createFileSecurityHeaders(type);
    const hasPolicy = POLICIES.some((name) => headers.has(name));
    for (const [name, value] of ownHeaders) {
      const isThere = POLICIES.includes(name) ? hasPolicy : headers.has(name);
      if (!isThere) context.header(name, value);
    }
    if (strictTransport) context.header(STRICT_TRANSPORT, strictTransport);
  };
}

/**
 * Answers where no application could: a request that cannot be read, or one whose failure was not
 * caught. `strictTransport` is the value of Strict-Transport-Security, where answers have it.
 */
export function answerBroken(error: unknown, strictTransport?: string): Response {
  const [status, text] =
    error instanceof RequestError ? [400, 'This request cannot be read.'] : [500, 'This failed.'];
  const headers = createFileSecurityHeaders('text/plain');
  headers.set('content-type', 'text/plain; charset=utf-8');
  headers.set('cache-control', 'no-store');
  if (strictTransport) headers.set(STRICT_TRANSPORT, strictTransport);
  return new Response(text, { status, headers });
}
