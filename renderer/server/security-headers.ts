import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { getApiOrigins } from '../services/http/index.ts';
import { listModules } from '../services/assets/index.ts';
import { DELIVERY_PATH } from '../services/personalisation/index.ts';
import type { PageAnswer } from './finished-answer.ts';
import { indexModuleSources } from './page-files.ts';

export interface SecurityOptions {
  /** Addresses of modules beside those of the page's origin, of their folders or of their host. */
  readonly modules?: readonly string[] | undefined;
  /** Origins beside the page's own whose scripts may run on every page. */
  readonly scriptOrigins?: readonly string[] | undefined;
  /** The script that stands in pages themselves. */
  readonly inlineScript?: InlineScript | undefined;
  /** Origins of API hosts that are not the page's own. */
  readonly apiOrigins?: readonly string[] | undefined;
  /** Origin of the image service, where it is not the page's own. */
  readonly imageOrigin?: string | undefined;
  /** Further origins of images and videos. */
  readonly mediaOrigins?: readonly string[] | undefined;
  /** True if the document shows others of this site in frames. */
  readonly frames?: boolean | undefined;
  /** The path to which browsers send their reports; left out, they send none. */
  readonly reportPath?: string | undefined;
  /** Only reports violations, for a development server that injects code of its own. */
  readonly reportOnly?: boolean | undefined;
  /** The value of Strict-Transport-Security; without it no answer has that header. */
  readonly strictTransport?: string | undefined;
}

/** A script that stands in each page itself, the same in all. */
export interface InlineScript {
  /** It may hold no `</script` and no `<!--`, which would end it or begin a comment. */
  readonly text: string;
  /** The name that a policy has for this text alone: `'sha256-…'`, with the quotes. */
  readonly source: string;
}

/**
 * The headers of an HTML answer. They hold nothing that differs from visitor to visitor, so that
 * HTML can be cached.
 */
export function createSecurityHeaders(options: SecurityOptions): Headers {
  const {
    modules = [],
    scriptOrigins = [],
    inlineScript,
    apiOrigins = [],
    imageOrigin,
    mediaOrigins = [],
    frames,
    reportPath,
    reportOnly,
    strictTransport,
  } = options;
  const policy = [
    "default-src 'none'",
    `script-src ${from(...scriptOrigins, ...modules, inlineScript?.source)}`,
    "style-src 'self'",
    "font-src 'self'",
    `img-src ${from(imageOrigin, ...mediaOrigins)}`,
    `media-src ${from(...mediaOrigins)}`,
    `connect-src ${from(...apiOrigins)}`,
    ...(frames ? ["frame-src 'self'"] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    // Browsers that know no endpoints by name take the address in the policy.
    ...(reportPath ? [`report-uri ${reportPath}`, `report-to ${DEFAULT_ENDPOINT}`] : []),
  ].join('; ');
  const name = reportOnly ? 'content-security-policy-report-only' : 'content-security-policy';
  return new Headers({
    [name]: policy,
    ...COMMON,
    ...(strictTransport && { 'strict-transport-security': strictTransport }),
    ...(reportPath && { 'reporting-endpoints': `${DEFAULT_ENDPOINT}="${reportPath}"` }),
  });
}

/** Browsers report deprecations and crashes, which no policy names, under this name alone. */
const DEFAULT_ENDPOINT = 'default';

const COMMON = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

const IN_NO_FOREIGN_FRAME = "frame-ancestors 'self'; form-action 'none'; base-uri 'none'";

/** A worker takes the policy of its file: it may load more of the site's code, and ask the site. */
const OF_SCRIPTS = `default-src 'none'; script-src 'self'; connect-src 'self'; ${IN_NO_FOREIGN_FRAME}`;

/**
 * A visitor who opens such a file by itself opens a document, and drawings and XML can hold
 * scripts: under this policy nothing runs, and the document belongs to no origin. Drawings may
 * style themselves.
 */
const OF_FILES = `default-src 'none'; style-src 'unsafe-inline'; ${IN_NO_FOREIGN_FRAME}; sandbox`;

/**
 * A browser shows such a document in a viewer of its own, which it may refuse to start in a
 * sandbox, and which is a plug-in with styles in the eyes of a policy.
 */
const OF_DOCUMENTS = `default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; ${IN_NO_FOREIGN_FRAME}`;

/** The headers of every answer that is no page, by its media type. */
export function createFileSecurityHeaders(contentType: string | null): Headers {
  return new Headers({ 'content-security-policy': policyOfFile(contentType ?? ''), ...COMMON });
}

function policyOfFile(contentType: string): string {
  if (/^(?:text|application)\/javascript\b/.test(contentType)) return OF_SCRIPTS;
  return /^application\/pdf\b/.test(contentType) ? OF_DOCUMENTS : OF_FILES;
}

function from(...sources: (string | undefined)[]): string {
  return ["'self'", ...sources].filter(Boolean).join(' ');
}

interface SitePolicyOptions {
  /** Origin of the site as visitors see it; without it only configured API hosts are known. */
  readonly siteOrigin?: string | undefined;
  readonly reportOnlyPolicy?: boolean | undefined;
  readonly scriptOrigins?: readonly string[] | undefined;
  readonly inlineScript?: InlineScript | undefined;
  readonly strictTransport?: string | undefined;
}

interface PageSecurityOptions extends SitePolicyOptions {
  /** Returns false for a feature whose module no page may load; left out, all may. */
  readonly mayLoadModule?: ((feature: string) => boolean) | undefined;
  /** Origin of the marketing host in this environment, in place of the experience's. */
  readonly deliveryHost?: string | undefined;
}

/**
 * Says what the pages of a site may load beside modules, and whom they may ask: the API hosts as a
 * visitor's browser knows them, whatever name a server has for them.
 */
export function createSitePolicy(
  experience: ExperienceConfig,
  options: SitePolicyOptions,
): SecurityOptions {
  const { siteOrigin = UNKNOWN, reportOnlyPolicy: reportOnly, ...environment } = options;
  const { scriptOrigins, inlineScript, strictTransport } = environment;
  const all = getApiOrigins(experience, new URL(siteOrigin));
  const apiOrigins = all.filter((origin) => origin !== siteOrigin);
  const { imageOrigin, mediaOrigins, reports } = experience;
  // A policy that stops nothing belongs to a development server, whose own code it reports.
  const reportPath = reportOnly ? undefined : reports?.path;
  const origins = { scriptOrigins, apiOrigins, imageOrigin, mediaOrigins };
  return { ...origins, inlineScript, reportPath, reportOnly, strictTransport };
}

/** The headers of an answer, by the features with a module on its page, and whom the page asks. */
export type PageSecurity = (
  page?: Pick<PageAnswer, 'features' | 'choosesOffers'>,
) => Readonly<Record<string, string>>;

/**
 * Makes the security headers of a site's answers. All have the same, but for the modules that a
 * page may import, and the endpoint that it may ask for offers: these are named in the policy of
 * that page alone.
 */
export function createPageSecurity(
  experience: ExperienceConfig,
  options: PageSecurityOptions,
): PageSecurity {
  const { mayLoadModule = () => true } = options;
  const policy = createSitePolicy(experience, options);
  const sources = indexModuleSources(listModules(experience));
  const usual = Object.fromEntries(createSecurityHeaders(policy));
  const delivery = getDeliverySource(experience, options);
  return ({ features = [], choosesOffers = false } = {}) => {
    const loaded = features.filter(mayLoadModule);
    const modules = [...new Set(loaded.flatMap((name) => sources.get(name) ?? []))];
    const deliveryOrigins = choosesOffers ? delivery : [];
    if (modules.length + deliveryOrigins.length === 0) return usual;
    const apiOrigins = [...(policy.apiOrigins ?? []), ...deliveryOrigins];
    return Object.fromEntries(createSecurityHeaders({ ...policy, modules, apiOrigins }));
  };
}

/** The address of the delivery endpoint, and no other path of that host. */
function getDeliverySource(
  { personalisation }: ExperienceConfig,
  { deliveryHost = personalisation?.host }: PageSecurityOptions,
): readonly string[] {
  return deliveryHost === undefined ? [] : [new URL(DELIVERY_PATH, deliveryHost).href];
}

/** A name of one label, whose API host is itself by the rule. */
const UNKNOWN = 'https://site';
