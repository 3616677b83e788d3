import { canonicalAddressOf, movedPermanently } from './canonical-address.ts';
import { createAnswerMaker } from './make-answer.ts';
import { cacheSettingsOf } from './page-cache/cache-settings.ts';
import { createEncodedBodies } from './page-cache/encoded-body.ts';
import { createRefusal } from './refusal.ts';
import type { RequestHandlerOptions } from './request-handler-options.ts';
import { methodNotAllowed, respond } from './respond.ts';
import { securityHeaders } from './security-headers.ts';
import { createServeVisit } from './serve-visit.ts';
import { visitOf } from './visit.ts';

export type RequestHandler = (request: Request) => Promise<Response>;

/** Makes the function that answers a visitor's request with a page. */
export function createRequestHandler(options: RequestHandlerOptions): RequestHandler {
  const { experience, apiOrigin, pageCache, encode, onAnswer, now = Date.now } = options;
  const { cdnHost, imageOrigin } = experience;
  const policy = { cdnHost, apiOrigin, imageOrigin, reportOnly: options.reportOnlyPolicy };
  const security = Object.fromEntries(securityHeaders(policy));
  const encodedBody = encode && pageCache && createEncodedBodies(encode, pageCache.resize);
  const sending = { security, encodedBody };
  const serveVisit = createServeVisit({
    ...options,
    maker: createAnswerMaker(options),
    settings: cacheSettingsOf(experience),
    refusal: createRefusal(options),
    now,
  });

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed(sending);
    const canonical = canonicalAddressOf(request.url, options.siteOrigin);
    if (canonical !== undefined) return movedPermanently(canonical, sending);

    const startedAt = now();
    const served = await serveVisit(visitOf(request, options));
    const response = respond(served, request, sending);
    const { cache, admission, trace, faults = [] } = served;
    onAnswer?.({
      request,
      status: response.status,
      durationMs: now() - startedAt,
      cache,
      admission,
      ...(trace && { trace }),
      faults,
    });
    return response;
  };
}
