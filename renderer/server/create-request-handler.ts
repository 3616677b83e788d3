import { createTranslator } from '../services/i18n/index.ts';
import { requireRegistry } from '../registry/index.ts';
import { findCanonicalAddress, redirectPermanently } from './canonical-address.ts';
import { createResponseRenderer } from './render-response.ts';
import { readCacheSettings } from './page-cache/cache-settings.ts';
import { createEncodedBodies } from './page-cache/encoded-body.ts';
import { createRefusal } from './refusal.ts';
import type { RequestHandlerOptions } from './request-handler-options.ts';
import { refuseMethod, toReadyAnswer, respond, type ReadyAnswer } from './respond.ts';
import { createPageSecurity } from './site-policy.ts';
import {
  createServeExperiment,
  setDecisionHeaders,
  dropMatch,
} from './experiments/serve-experiment.ts';
import { createDecisionTraces } from './experiments/trace-decisions.ts';
import { createServeVisit } from './serve-visit.ts';
import { readVisit, type RequestHead } from './visit.ts';

/** Answers visitors' requests with pages. */
export interface RequestHandler {
  (request: Request): Promise<Response>;
  /**
   * Returns the answer to a GET or HEAD request that would be refused in any case, without reading
   * more than its head. `onAnswer` is not called for it: the code that sends it reports it.
   * Undefined where the request has to be answered as usual.
   */
  readonly refuseAtOnce: (head: RequestHead) => ReadyAnswer | undefined;
}

/** Makes the handler of visitors' requests. */
export function createRequestHandler(options: RequestHandlerOptions): RequestHandler {
  requireRegistry(options.registry);
  const { experience, pageCache, responseCache, encode, onAnswer } = options;
  const { now = Date.now } = options;
  const security = createPageSecurity(experience, options);
  const onEncoded = (key: string) => {
    pageCache?.resize(key);
    responseCache?.resize(key);
  };
  const encodedBody = encode && createEncodedBodies(encode, onEncoded);
  const sending = { security, encodedBody, varyBy: experience.enhancedWebview?.header };
  const { onTrace, onDecision } = createDecisionTraces(options.onTrace);
  const translator = createTranslator(options.console);
  const withTranslator = { ...options, translator, ...(onTrace && { onTrace }) };
  const { serve: servePage, refuseAtOnce } = createServeVisit({
    ...options,
    renderer: createResponseRenderer(withTranslator),
    settings: readCacheSettings(experience),
    refusal: createRefusal(withTranslator),
    now,
  });

  const visits = createServeExperiment({ ...options, serve: servePage, onDecision });

  const handle = async (request: Request): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(sending);
    const requestUrl = new URL(request.url);
    const canonical = findCanonicalAddress(requestUrl, options.siteOrigin);
    if (canonical !== undefined) return redirectPermanently(canonical, sending);

    const startedAt = now();
    const isSecure = (options.siteOrigin ?? requestUrl.origin).startsWith('https:');
    const visit = readVisit(request, options, requestUrl);
    const { served, decision, isVariantUrl } = await visits.serve(visit);
    const whole = decision ? { headers: dropMatch(request) } : request;
    const response = respond(served, whole, sending);
    if (decision) setDecisionHeaders(response.headers, decision, isSecure);
    if (isVariantUrl) response.headers.set('x-robots-tag', 'noindex');
    const { cache, admission, responseCacheState, trace, problems = [] } = served;
    onAnswer?.({
      request,
      status: response.status,
      durationMs: now() - startedAt,
      cache,
      admission,
      ...(responseCacheState && { responseCacheState }),
      ...(trace && { trace }),
      ...(decision && { experiment: decision }),
      problems,
    });
    return response;
  };
  return Object.assign(handle, {
    refuseAtOnce(head: RequestHead) {
      const served = refuseAtOnce(() => {
        const requestUrl = new URL(head.url);
        const isCanonical = findCanonicalAddress(requestUrl, options.siteOrigin) === undefined;
        return isCanonical ? visits.listVisits(readVisit(head, options, requestUrl)) : [];
      });
      return served && toReadyAnswer(served, sending);
    },
  });
}
