import type { MiddlewareHandler } from 'hono';
import { createFileSecurityHeaders } from '#renderer/server';

const POLICIES = ['content-security-policy', 'content-security-policy-report-only'];

/**
 * Adds the security headers that an answer does not have yet: redirects, refusals, files,
 * failures. `page` are those of a document.
 */
export function secureAnswers(page: Headers): MiddlewareHandler {
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
  };
}
