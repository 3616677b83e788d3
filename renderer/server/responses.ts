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
import { cacheHeaders, etagOf, isStorable, NOT_STORED, RETRY_AFTER_S } from './cache-headers.ts';
import { documentOf } from './document.ts';
import { escapeHtml } from './escape.ts';
import type { PageAnswer } from './page-answer.ts';
import type { FilesOfPage } from './page-files.ts';
import { renderPlan, type RenderedPlan } from './render-plan.ts';

export interface AnswerContext {
  readonly platform: Platform;
  readonly trace: Trace;
  readonly files: FilesOfPage;
}

interface PageContext extends AnswerContext {
  /** Whether nothing that was asked for is missing, as far as is known. */
  readonly isComplete: () => boolean;
}

type PageOutcome = Extract<PlanOutcome, { kind: 'page' }>;

const HTML = { 'content-type': 'text/html; charset=utf-8' };

/** The page as an answer: rendered, and tagged where it may be stored. */
export async function pageAnswer(outcome: PageOutcome, context: PageContext): Promise<PageAnswer> {
  const { plan, html } = await drawTraced(outcome, context);
  const document = drawnDocument(plan, html, { files: context.files, parts: outcome.parts });
  const body = new TextEncoder().encode(document);

  const { status, decisions } = plan;
  const mayBeStored = isStorable(status, decisions.session) && context.isComplete();
  const headers = {
    ...HTML,
    ...(mayBeStored ? cacheHeaders(status) : NOT_STORED),
    'content-language': decisions.locale,
    ...(status === 503 && { 'retry-after': String(RETRY_AFTER_S) }),
  };
  if (!mayBeStored || status !== 200) return { status, headers, body };
  const etag = etagOf(body);
  return { status, headers: { ...headers, etag }, body, etag };
}

function drawTraced(
  { plan, parts }: PageOutcome,
  { platform, trace }: AnswerContext,
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
export function redirectAnswer(url: string): PageAnswer {
  return { status: 302, headers: { location: url, 'cache-control': 'no-cache' }, body: null };
}

/** The last resort, when not even an error card can be planned: the same words without the frame. */
export async function failureAnswer(
  { locale, host, i18n }: Pick<Platform, 'locale' | 'host' | 'i18n'>,
  files: FilesOfPage,
): Promise<PageAnswer> {
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
  const headers = { ...HTML, ...NOT_STORED, 'retry-after': String(RETRY_AFTER_S) };
  return { status: 503, headers, body: new TextEncoder().encode(document) };
}
