import type { ClientPlan, ClientItem } from '../plan/index.ts';
import { CMS_DATA_BLOCK, PAGE_ELEMENT, PLAN_BLOCK } from '../host/index.ts';
import { PAGE_VERSION, type PageHead } from '../visit/index.ts';
import type { Slot, Zone } from '../tree/index.ts';
import { escapeText } from '../markup/index.ts';
import type { PageFiles } from './page-files.ts';

export interface DocumentOptions {
  readonly head: PageHead;
  readonly clientPlan: ClientPlan;
  /** The client plan as it stands in the document, where it has been written already. */
  readonly planText?: string;
  readonly files: PageFiles;
  /** Origin of the API host, where it is told to browsers; `/` is the page's own. */
  readonly apiOrigin?: string | undefined;
  /** True where the marketing host is told to browsers by the environment. */
  readonly hasDeliveryHost?: boolean;
  /** The part of the shell's content that scripts of the page need. */
  readonly cmsData?: object | undefined;
  /** True if something stands on the page, so that its foot may be shown. */
  readonly isLoaded?: boolean;
  /** The text of a script that runs before the page is painted. */
  readonly inlineScript?: string | undefined;
  /** The page, rendered. */
  readonly html: string;
}

/**
 * The document is short and comes in one piece. A browser that paints half of it moves what it has
 * painted, since styles may set a picture before the text that precedes it: so it waits for the
 * last element.
 */
const WHOLE_BEFORE_PAINTED = `<link rel="expect" blocking="render" href="#${PLAN_BLOCK}">`;

/**
 * A whole HTML document. It has no inline script but data and one that is the same on all pages,
 * and no style attribute, so that one content security policy with one hash fits every answer.
 */
export function buildDocument({
  head,
  clientPlan,
  planText = escapeJson(clientPlan),
  files,
  apiOrigin,
  hasDeliveryHost,
  cmsData,
  isLoaded = false,
  inlineScript,
  html,
}: DocumentOptions): string {
  const { locale } = clientPlan.decisions;
  return [
    `<!doctype html><html lang="${escapeText(locale)}"${head.isConsentPage ? ' data-consent-page' : ''}><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    WHOLE_BEFORE_PAINTED,
    ...headOf(head),
    ...filesOf(files),
    ...(hasDeliveryHost ? preload(files) : []),
    '</head><body>',
    `<div id="${PAGE_ELEMENT}" class="page" data-layout="${escapeText(clientPlan.layout)}" data-version="${PAGE_VERSION}"${isLoaded ? ' data-loaded' : ''}${codeOf(files)}${apiOf(apiOrigin)}${hasDeliveryHost ? ' data-delivery="environment"' : ''}>`,
    html,
    '</div>',
    // Behind what it needs, and before what the first paint waits for.
    ...(inlineScript ? [`<script>${inlineScript}</script>`] : []),
    ...(cmsData ? [jsonBlock(CMS_DATA_BLOCK, escapeJson(cmsData))] : []),
    jsonBlock(PLAN_BLOCK, planText),
    '</body></html>',
  ].join('');
}

function jsonBlock(id: string, text: string): string {
  return `<script type="application/json" id="${id}">${text}</script>`;
}

function headOf({ title, description, canonical, robots, alternates }: PageHead): string[] {
  return [
    `<title>${escapeText(title)}</title>`,
    ...(description ? [`<meta name="description" content="${escapeText(description)}">`] : []),
    ...(robots ? [`<meta name="robots" content="${escapeText(robots)}">`] : []),
    `<link rel="canonical" href="${escapeText(canonical)}">`,
    ...alternates.map(
      ({ locale, url }) =>
        `<link rel="alternate" hreflang="${escapeText(locale)}" href="${escapeText(url)}">`,
    ),
  ];
}

/** Where the page's start finds them. A preload of them would compete with the largest picture. */
function codeOf({ code }: PageFiles): string {
  return code.length > 0 ? ` data-code="${escapeText(code.join(' '))}"` : '';
}

/**
 * Writes the API origin as an attribute: a browser's build holds nothing that differs between
 * environments.
 */
function apiOf(origin: string | undefined): string {
  return origin === undefined ? '' : ` data-api-origin="${escapeText(origin)}"`;
}

function filesOf({ build, icon, styles, fonts, beforePaint = [], modules }: PageFiles): string[] {
  return [
    ...(build ? [`<meta name="build" content="${escapeText(build)}">`] : []),
    ...(icon ? [`<link rel="icon" type="image/svg+xml" href="${escapeText(icon)}">`] : []),
    // First, and as soon as they come: what they ask for is on its way while the rest still loads.
    ...beforePaint.map(
      (module) =>
        `<script type="module" async blocking="render" fetchpriority="high" src="${escapeText(module)}"></script>`,
    ),
    ...fonts.map(
      (font) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeText(font)}">`,
    ),
    ...styles.map((style) => `<link rel="stylesheet" href="${escapeText(style)}">`),
    ...modules.map((module) => `<script type="module" src="${escapeText(module)}"></script>`),
  ];
}

/** Loads beside the module that imports them what would otherwise come after it. */
function preload({ beforeCall = [] }: PageFiles): string[] {
  return beforeCall.map((module) => `<link rel="modulepreload" href="${escapeText(module)}">`);
}

/** The very text that `escapeJson` makes of a client plan, with a pause after each item. */
export function* writeClientPlan({
  slots,
  messages,
  ...rest
}: ClientPlan): Generator<void, string> {
  const texts: string[] = [];
  for (const slot of slots) texts.push(yield* writeSlot(slot));
  return withMembers(rest, [`"slots":[${texts.join(',')}]`, `"messages":${escapeJson(messages)}`]);
}

function* writeSlot({ items, zones, ...rest }: Slot<ClientItem>): Generator<void, string> {
  const members = [`"items":${yield* writeItems(items)}`];
  if (zones) {
    const texts: string[] = [];
    for (const zone of zones) texts.push(yield* writeZone(zone));
    members.push(`"zones":[${texts.join(',')}]`);
  }
  return withMembers(rest, members);
}

function* writeZone({ items, ...rest }: Zone<ClientItem>): Generator<void, string> {
  return withMembers(rest, [`"items":${yield* writeItems(items)}`]);
}

function* writeItems(items: readonly ClientItem[]): Generator<void, string> {
  const texts: string[] = [];
  for (const item of items) {
    texts.push(escapeJson(item));
    yield;
  }
  return `[${texts.join(',')}]`;
}

/** An object with further members behind its own, of which it has at least one. */
function withMembers(own: object, members: readonly string[]): string {
  return `${escapeJson(own).slice(0, -1)},${members.join(',')}}`;
}

/** Data inside a script block: without a `<` nothing in it can end the block or begin a comment. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
