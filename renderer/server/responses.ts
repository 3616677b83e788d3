import { errorTexts } from '../errors/index.ts';
import {
  canonicalOf,
  partsOf,
  toClientPlan,
  type Parts,
  type Plan,
  type PlanOutcome,
  type Trace,
} from '../plan/index.ts';
import type { Platform } from '../platform/index.ts';
import { cacheHeaders, etagOf, hasMatch, isStorable, RETRY_AFTER_S } from './cache-headers.ts';
import { documentOf } from './document.ts';
import { escapeHtml } from './escape.ts';
import type { FilesOfPage } from './page-files.ts';
import { renderPlan, type RenderedPlan } from './render-plan.ts';

export interface ResponseContext {
  readonly request: Request;
  readonly platform: Platform;
  readonly trace: Trace;
  readonly headers: Headers;
  readonly files: FilesOfPage;
}

type PageOutcome = Extract<PlanOutcome, { kind: 'page' }>;

/** The page as an answer: drawn, tagged, and left out where the client has it already. */
export async function pageResponse(
  outcome: PageOutcome,
  context: ResponseContext,
): Promise<Response> {
  const { request, headers } = context;
  const { plan, html } = await drawTraced(outcome, context);
  const document = drawnDocument(plan, html, { files: context.files, parts: outcome.parts });

  const { status, decisions } = plan;
  for (const [name, value] of Object.entries(cacheHeaders(status, decisions.session))) {
    headers.set(name, value);
  }
  headers.set('content-language', decisions.locale);
  if (status === 503) headers.set('retry-after', String(RETRY_AFTER_S));
  if (status !== 200 || !isStorable(status, decisions.session)) {
    return htmlResponse(document, status, headers);
  }

  // Made once, for the tag and for the answer.
  const bytes = new TextEncoder().encode(document);
  const etag = etagOf(bytes);
  headers.set('etag', etag);
  return hasMatch(request.headers.get('if-none-match'), etag)
    ? new Response(null, { status: 304, headers })
    : htmlResponse(bytes, status, headers);
}

function drawTraced(
  { plan, parts }: PageOutcome,
  { platform, trace }: ResponseContext,
): Promise<RenderedPlan> {
  return trace.run(
    { name: 'draw-page' },
    () => renderPlan(plan, parts, platform),
    (drawn) =>
      drawn.plan === plan
        ? { decision: 'drawn', reason: 'every part can be drawn' }
        : { decision: 'drawn without the parts that threw', reason: 'each was tried alone' },
  );
}

function drawnDocument(
  plan: Plan,
  html: string,
  { files, parts }: { readonly files: FilesOfPage; readonly parts: Parts },
): string {
  const drawn = partsOf(plan).map(({ entry, id, hydrates }) => ({ kind: entry, id, hydrates }));
  const live = drawn.filter(({ hydrates }) => hydrates);
  return documentOf({
    head: plan.head,
    clientPlan: toClientPlan(plan, parts),
    files: files({ drawn, live, locale: plan.decisions.locale }),
    html,
  });
}

/** Sends the visitor to another address. */
export function redirectResponse(url: string, headers: Headers): Response {
  headers.set('location', url);
  headers.set('cache-control', 'no-cache');
  return new Response(null, { status: 302, headers });
}

/**
 * The last resort, when not even an error card can be planned: the same words without the frame.
 */
export async function failureResponse(context: ResponseContext): Promise<Response> {
  const { platform, headers, files } = context;
  const { locale, host, i18n } = platform;
  const texts = await i18n.texts('errors', errorTexts);
  const { ERROR_HEADING: heading = '', ERROR: text = '' } = texts;
  const { styles, fonts } = files({ drawn: [], live: [], locale });
  const decisions = { locale, segment: '', session: 'unknown', pageUrl: '' } as const;
  const document = documentOf({
    head: {
      title: heading,
      canonical: canonicalOf(host.url()),
      robots: 'noindex',
      alternates: [],
    },
    clientPlan: { layout: 'default', decisions, slots: [], words: {} },
    files: { styles, fonts, preloads: [], modules: [] },
    html: `<main id="main"><h1>${escapeHtml(heading)}</h1><p>${escapeHtml(text)}</p></main>`,
  });
  headers.set('cache-control', 'private, no-store');
  headers.set('retry-after', String(RETRY_AFTER_S));
  return htmlResponse(document, 503, headers);
}

/** Pages are read, never written. */
export function methodNotAllowed(): Response {
  return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
}

function htmlResponse(body: BodyInit, status: number, headers: Headers): Response {
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(body, { status, headers });
}
