import { createTranslator } from '../services/i18n/index.ts';
import { requireRegistry } from '../registry/index.ts';
import {
  findCanonicalAddress,
  redirectPermanently,
  refuseForm,
  refuseMethod,
  toReadyAnswer,
  respond,
  type ReadyAnswer,
  type RespondOptions,
} from './respond.ts';
import { createResponseRenderer } from './render-response.ts';
import { readCacheSettings } from './page-cache/cache-settings.ts';
import { createEncodedBodies } from './page-cache/encoded-body.ts';
import { addTheme } from './page-files.ts';
import { createRefusal } from './refusal.ts';
import type { RequestHandlerOptions } from './request-handler-options.ts';
import { createPageSecurity } from './security-headers.ts';
import {
  createServeExperiment,
  setDecisionHeaders,
  dropMatch,
  type ServeExperiment,
  type ServedExperiment,
} from './experiments/serve-experiment.ts';
import { createDecisionTraces } from './experiments/trace-decisions.ts';
import { createServeVisit, type Served } from './serve-visit.ts';
import { createUploadLimit } from './submissions/create-upload-limit.ts';
import { readFormPost } from './submissions/read-form-post.ts';
import { readVisit, addPostedForm, type RequestHead, type Visit } from './visit.ts';

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
  const { elapsed = options.now ?? (() => performance.now()) } = options;
  const security = createPageSecurity(experience, options);
  const onEncoded = (key: string) => {
    pageCache?.resize(key);
    responseCache?.resize(key);
  };
  const encodedBody = encode && createEncodedBodies(encode, onEncoded);
  const sending = { security, encodedBody, varyBy: experience.enhancedWebview?.header };
  const { onTrace, onDecision } = createDecisionTraces(options.onTrace);
  const translator = createTranslator(options.console);
  const files = addTheme(options.files, experience);
  const withTranslator = { ...options, files, translator, ...(onTrace && { onTrace }) };
  const { serve: servePage, refuseAtOnce } = createServeVisit({
    ...options,
    renderer: createResponseRenderer(withTranslator),
    settings: readCacheSettings(experience),
    refusal: createRefusal(withTranslator),
    now: elapsed,
  });

  const uploads = createUploadLimit();
  const visits = createServeExperiment({ ...options, serve: servePage, onDecision });

  const handle = async (request: Request): Promise<Response> => {
    const isPost = request.method === 'POST' && options.receivers !== undefined;
    if (!isPost && request.method !== 'GET' && request.method !== 'HEAD') {
      return refuseMethod(sending, options.receivers !== undefined);
    }
    const requestUrl = new URL(request.url);
    const canonical = findCanonicalAddress(requestUrl, options.siteOrigin);
    if (canonical !== undefined) return redirectPermanently(canonical, sending);

    const startedAt = elapsed();
    const siteOrigin = new URL(options.siteOrigin ?? requestUrl).origin;
    const isSecure = siteOrigin.startsWith('https:');
    const visit = readVisit(request, options, requestUrl);
    const serving = await (isPost
      ? serveForm(visit, { siteOrigin, servePage, sending, uploads })
      : visits.serve(visit));
    if (serving instanceof Response) return serving;
    const { served, decision, isVariantUrl } = serving;
    const whole = decision ? { headers: dropMatch(request) } : request;
    const response = respond(served, whole, sending);
    if (decision) setDecisionHeaders(response.headers, decision, isSecure);
    if (isVariantUrl) response.headers.set('x-robots-tag', 'noindex');
    onAnswer?.({
      ...describeAnswer(serving),
      request,
      status: response.status,
      durationMs: elapsed() - startedAt,
    });
    return response;
  };
  return Object.assign(handle, {
    refuseAtOnce(head: RequestHead) {
      const served = refuseAtOnce(() => listVisits(head, visits, options));
      return served && toReadyAnswer(served, sending);
    },
  });
}

/** Lists a visit once for each page that may be shown; none where its address leads elsewhere. */
function listVisits(
  head: RequestHead,
  visits: ServeExperiment,
  options: RequestHandlerOptions,
): readonly Visit<RequestHead>[] {
  const requestUrl = new URL(head.url);
  const isCanonical = findCanonicalAddress(requestUrl, options.siteOrigin) === undefined;
  return isCanonical ? visits.listVisits(readVisit(head, options, requestUrl)) : [];
}

interface ServeFormOptions {
  readonly siteOrigin: string;
  readonly servePage: (visit: Visit) => Promise<Served>;
  readonly sending: RespondOptions;
  readonly uploads: ReturnType<typeof createUploadLimit>;
}

/**
 * Serves the page to which a form was sent, or refuses a form that is not for this site. No
 * experiment decides about it: that may have two pages made at once, and a form is taken once.
 */
async function serveForm(
  visit: Visit,
  { siteOrigin, servePage, sending, uploads }: ServeFormOptions,
): Promise<ServedExperiment | Response> {
  const upload = uploads.begin();
  try {
    const posted = await readFormPost(visit.request, siteOrigin, upload);
    if ('status' in posted) return refuseForm(posted, sending);
    return { served: await servePage(addPostedForm(visit, posted)) };
  } finally {
    upload.end();
  }
}

/** Says where an answer came from, as far as it is not the same for all. */
function describeAnswer({ served, decision }: ServedExperiment) {
  const { cache, admission, responseCacheState, trace, problems = [] } = served;
  return {
    cache,
    admission,
    ...(responseCacheState && { responseCacheState }),
    ...(trace && { trace }),
    ...(decision && { experiment: decision }),
    problems,
  };
}
