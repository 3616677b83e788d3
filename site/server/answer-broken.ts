import { RequestError } from '@hono/node-server';
import { createFileSecurityHeaders } from '#renderer/server';

/**
 * Answers where no application could: a request that cannot be read, or one whose failure was not
 * caught.
 */
export function answerBroken(error: unknown): Response {
  const [status, text] =
    error instanceof RequestError ? [400, 'This request cannot be read.'] : [500, 'This failed.'];
  const headers = createFileSecurityHeaders('text/plain');
  headers.set('content-type', 'text/plain; charset=utf-8');
  headers.set('cache-control', 'no-store');
  return new Response(text, { status, headers });
}
