import { errorTexts } from '../errors/index.ts';
import { partsOf, toClientPlan, type PlanOutcome } from '../plan/index.ts';
import type { Platform } from '../platform/index.ts';
import { cacheHeaders, etagOf, hasMatch, RETRY_AFTER_S } from './cache-headers.ts';
import { documentOf } from './document.ts';
import { escapeHtml } from './escape.ts';
import type { FilesOfPage } from './page-files.ts';
import { renderPlan } from './render-plan.ts';

export interface ResponseContext {
  readonly request: Request;
  readonly platform: Platform;
  readonly headers: Headers;
  readonly files: FilesOfPage;
}

type PageOutcome = Extract<PlanOutcome, { kind: 'page' }>;

/** The page as an answer: drawn, tagged, and left out where the client has it already. */
export async function pageResponse(
  outcome: PageOutcome,
  { request, platform, headers, files }: ResponseContext,
): Promise<Response> {
  const { plan, html } = renderPlan(outcome.plan, outcome.parts, platform);
  const drawn = partsOf(plan).map(({ entry, id, hydrates }) => ({ kind: entry, id, hydrates }));
  const document = documentOf({
    head: plan.head,
    clientPlan: toClientPlan(plan, outcome.parts),
    files: files({
      drawn,
      live: drawn.filter(({ hydrates }) => hydrates),
      locale: plan.decisions.locale,
    }),
    html,
  });

  const etag = await etagOf(document);
  for (const [name, value] of Object.entries(cacheHeaders(plan.status, plan.decisions.session))) {
    headers.set(name, value);
  }
  headers.set('content-language', plan.decisions.locale);
  if (plan.status === 503) headers.set('retry-after', String(RETRY_AFTER_S));
  if (plan.status === 200) headers.set('etag', etag);
  if (plan.status === 200 && hasMatch(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  return htmlResponse(document, plan.status, headers);
}

/** Sends the visitor to another address. */
export function redirectResponse(url: string, headers: Headers): Response {
  headers.set('location', url);
  headers.set('cache-control', 'no-cache');
  return new Response(null, { status: 302, headers });
}

/** The last resort, when not even an error card can be planned: the same words without the frame. */
export async function failureResponse(context: ResponseContext): Promise<Response> {
  const { platform, headers, files } = context;
  const texts = await platform.i18n.texts('errors', errorTexts);
  const head = {
    title: texts['ERROR_HEADING'] ?? '',
    canonical: platform.host.url().href,
    robots: 'noindex',
    alternates: [],
  };
  const { styles, fonts } = files({ drawn: [], live: [], locale: platform.locale });
  const decisions = {
    locale: platform.locale,
    segment: '',
    session: 'unknown',
    pageUrl: '',
  } as const;
  const document = documentOf({
    head,
    clientPlan: { layout: 'default', decisions, slots: [], words: {} },
    files: { styles, fonts, preloads: [], modules: [] },
    html: `<main id="main"><h1>${escapeHtml(head.title)}</h1><p>${escapeHtml(texts['ERROR'] ?? '')}</p></main>`,
  });
  headers.set('cache-control', 'no-store');
  headers.set('retry-after', String(RETRY_AFTER_S));
  return htmlResponse(document, 503, headers);
}

/** Pages are read, never written. */
export function methodNotAllowed(): Response {
  return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
}

function htmlResponse(document: string, status: number, headers: Headers): Response {
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(document, { status, headers });
}
