import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { loadErrorTexts } from '../errors/index.ts';
import { atOnce, createSlices, type Slices } from '../host/index.ts';
import type { PlanOutcome } from '../create-plan/index.ts';
import { toClientPlan, type PlannedItem, type Plan } from '../plan/index.ts';
import type { Platform } from '../platform/index.ts';
import type { LoadedCode } from '../registry/index.ts';
import type { Trace } from '../trace/index.ts';
import { listItems } from '../tree/index.ts';
import { toCanonicalUrl, type PageHead } from '../visit/index.ts';
import {
  cacheHeaders,
  createEtag,
  isStorable,
  NOT_STORED,
  RETRY_AFTER_S,
} from './cache-headers.ts';
import { buildDocument, writeClientPlan, escapeJson } from './document.ts';
import { escapeText } from '../markup/index.ts';
import { isInRun } from './outline.ts';
import { listPageModules, type FilesOfPage } from './page-files.ts';
import type { PageAnswer } from './finished-answer.ts';
import { renderPlan, type RenderedPlan } from './render-plan.ts';
import type { InlineScript } from './security-headers.ts';
import type { ProblemNotice } from './show-problems.ts';

export interface AnswerContext {
  readonly platform: Platform;
  readonly trace: Trace;
  readonly files: FilesOfPage;
  /** Origin of the marketing host, where the environment says it. */
  readonly deliveryHost?: string | undefined;
  readonly inlineScript?: InlineScript | undefined;
  /** Stands in the places of faulty items. */
  readonly problemNotice?: ProblemNotice | undefined;
}

interface PageContext extends AnswerContext {
  /** True if others may get the same page. */
  readonly isForAll: boolean;
  /** Returns true if nothing that was asked for is missing, as far as is known. */
  readonly isComplete: () => boolean;
  /** Ends the work once nobody waits for it any more. */
  readonly signal: AbortSignal;
}

type PageOutcome = Extract<PlanOutcome, { status: 'page' }>;

const HTML = { 'content-type': 'text/html; charset=utf-8' };

/** The shell part that is the place of an mbox. */
const OFFERS = 'offers';

/** The page as an answer: rendered, and tagged where it may be stored. */
export async function renderPageAnswer(
  outcome: PageOutcome,
  context: PageContext,
): Promise<PageAnswer> {
  const { host } = context.platform;
  const slices = outcome.plan.isLarge ? createSlices(host, context.signal) : atOnce;
  // Services answer many pages at once; between any two of them others have their turn.
  await host.nextTurn();
  const rendered = await renderTraced(outcome, { ...context, slices });
  await slices.pause();
  const { plan } = rendered;
  const document = await slices.run(writePage(rendered, outcome.code, context));
  await slices.pause();
  const body = new TextEncoder().encode(document);
  await slices.pause();

  const { status, decisions } = plan;
  const isGood = isStorable(status, decisions.session) && context.isComplete();
  const mayBeStored = context.isForAll && isGood;
  const headers = {
    ...HTML,
    ...(mayBeStored ? cacheHeaders(status) : NOT_STORED),
    'content-language': decisions.locale,
    ...(status === 503 && { 'retry-after': String(RETRY_AFTER_S) }),
  };
  const { experience } = context.platform;
  const features = listPageModules(plan, experience);
  const answer = {
    status,
    body,
    features,
    ...(mayChooseOffers(plan, experience) && { choosesOffers: true }),
  };
  if (!mayBeStored || status !== 200) return { ...answer, headers };
  const etag = createEtag(body);
  return { ...answer, headers: { ...headers, etag }, etag };
}

function renderTraced(
  { plan, code }: PageOutcome,
  { platform, trace, slices, problemNotice }: AnswerContext & { readonly slices: Slices },
): Promise<RenderedPlan> {
  return trace.run(
    { name: 'render-page' },
    () => slices.run(renderPlan(plan, code, { platform, problemNotice })),
    ({ hasThrown }) =>
      hasThrown
        ? { decision: 'rendered without the items that threw', reason: 'each was tried alone' }
        : { decision: 'rendered', reason: 'every item can be rendered' },
  );
}

function* writePage(
  { plan, html, written }: RenderedPlan,
  code: LoadedCode,
  { files: filesOf, platform, deliveryHost, inlineScript }: AnswerContext,
): Generator<void, string> {
  const entries = listItems(plan.slots).filter(({ state }) => state !== 'faulty');
  const interactive = entries.filter(
    ({ state, isDeferred }) => state === 'interactive' && !isDeferred,
  );
  const choosesOffers = hasOffers(plan, platform.experience);
  const { locale } = plan.decisions;
  const files = filesOf({ entries, interactive, locale, choosesOffers });
  const clientPlan = toClientPlan(plan, code, (item) => isInRun(item, written));
  yield;
  const planText = plan.isLarge ? yield* writeClientPlan(clientPlan) : escapeJson(clientPlan);
  const { apiOrigin } = platform.experience;
  const { cmsData } = plan;
  const head = platform.variantPageUrl === undefined ? plan.head : omitRobots(plan.head);
  const isLoaded = hasContent(plan);
  const hasDeliveryHost = choosesOffers && deliveryHost !== undefined;
  const whole = { head, clientPlan, planText, files, apiOrigin, hasDeliveryHost, html };
  return buildDocument({ ...whole, cmsData, isLoaded, inlineScript: inlineScript?.text });
}

/** A variant stands at the address of its control, which search engines know. */
function omitRobots({ title, description, canonical, alternates }: PageHead): PageHead {
  return { title, canonical, alternates, ...(description && { description }) };
}

/** Returns true if something stands in the page's main slot, be it the skeleton of what comes. */
function hasContent({ slots }: RenderedPlan['plan']): boolean {
  return slots.some(
    ({ items, zones }) => zones && [...items, ...zones.flatMap((zone) => zone.items)].some(isShown),
  );
}

function isShown({ state }: PlannedItem): boolean {
  return state !== 'faulty';
}

/**
 * Sends the visitor to another address. A header has bytes, which a browser would read as another
 * text where a letter is not of ASCII.
 */
export function redirectAnswer(url: string): PageAnswer {
  const location = url.toWellFormed().replaceAll(/[^!-~]+/gu, encodeURIComponent);
  return { status: 302, headers: { location, 'cache-control': 'no-cache' }, body: null };
}

/**
 * The last resort, when not even an error card can be planned: the same message without the shell.
 */
export async function renderFailureAnswer(
  { locale, host, i18n }: Pick<Platform, 'locale' | 'host' | 'i18n'>,
  files: FilesOfPage,
): Promise<PageAnswer> {
  const t = await i18n.getT('errors', loadErrorTexts);
  const heading = t('ERROR_HEADING');
  const { styles, fonts, build } = files({ entries: [], interactive: [], locale });
  const decisions = { locale, segment: '', session: 'unknown', pageUrl: '' } as const;
  const document = buildDocument({
    head: {
      title: heading,
      canonical: toCanonicalUrl(host.url()),
      robots: 'noindex',
      alternates: [],
    },
    clientPlan: { layout: 'default', decisions, slots: [], messages: {} },
    files: { styles, fonts, code: [], modules: [], ...(build !== undefined && { build }) },
    html: `<main id="main"><h1>${escapeText(heading)}</h1><p>${escapeText(t('ERROR'))}</p></main>`,
  });
  const headers = { ...HTML, ...NOT_STORED, 'retry-after': String(RETRY_AFTER_S) };
  return { status: 503, headers, body: new TextEncoder().encode(document) };
}

type OfPage = Pick<Plan, 'slots' | 'decisions'>;

/** Returns true if a page has places for offers, in a site that asks for some. */
function hasOffers({ slots }: OfPage, { personalisation }: ExperienceConfig): boolean {
  return (
    personalisation !== undefined &&
    listItems(slots).some(
      ({ kind, type, state }) => kind === 'shell' && type === OFFERS && state !== 'faulty',
    )
  );
}

/**
 * Returns true if a browser may ask for offers in the document of a page. Where pages take each
 * other's place in it, or a browser decides which page it is, one with an mbox may come.
 */
function mayChooseOffers(plan: OfPage, experience: ExperienceConfig): boolean {
  const { navigation, personalisation } = experience;
  const isOpen = navigation === 'client' || plan.decisions.waitsFor !== undefined;
  return (isOpen && personalisation !== undefined) || hasOffers(plan, experience);
}
