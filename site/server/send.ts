import { addTraceContext } from './trace-context.ts';

/**
 * Node hears an abort through the request alone, and nothing but its caller keeps that: once it has
 * been collected, an answer that is given up while it is read goes on to arrive. So a body keeps
 * the request that it answers.
 */
const requestOf = new WeakMap<ReadableStream, Request>();

/**
 * Sends a request of the server to a service. Its signal ends the answer too, however long that is
 * read.
 */
export async function send(request: Request): Promise<Response> {
  addTraceContext(request);
  const answer = await globalThis.fetch(request);
  if (answer.body) requestOf.set(answer.body, request);
  return answer;
}
