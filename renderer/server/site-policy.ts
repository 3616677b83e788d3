import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { getApiOrigins } from '../services/http/index.ts';
import { listModules } from '../services/assets/index.ts';
import { DELIVERY_PATH } from '../services/personalisation/index.ts';
import type { PageAnswer } from './page-answer.ts';
import { indexModuleSources } from './page-modules.ts';
import { createSecurityHeaders, type SecurityOptions } from './security-headers.ts';

export interface SitePolicyOptions {
  /** Origin of the site as visitors see it; without it only configured API hosts are known. */
  readonly siteOrigin?: string | undefined;
  readonly reportOnlyPolicy?: boolean | undefined;
}

export interface PageSecurityOptions extends SitePolicyOptions {
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
  { siteOrigin = UNKNOWN, reportOnlyPolicy: reportOnly }: SitePolicyOptions,
): SecurityOptions {
  const all = getApiOrigins(experience, new URL(siteOrigin));
  const apiOrigins = all.filter((origin) => origin !== siteOrigin);
  const { imageOrigin, mediaOrigins, reports } = experience;
  // A policy that stops nothing belongs to a development server, whose own code it reports.
  const reportPath = reportOnly ? undefined : reports?.path;
  return { apiOrigins, imageOrigin, mediaOrigins, reportPath, reportOnly };
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
