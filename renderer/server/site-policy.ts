import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { getApiOrigins } from '../services/http/index.ts';
import { listModules } from '../services/assets/index.ts';
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
  const { imageOrigin, mediaOrigins } = experience;
  return { apiOrigins, imageOrigin, mediaOrigins, reportOnly };
}

/** The headers of an answer whose page may show these features, which have a module. */
export type PageSecurity = (features?: readonly string[]) => Readonly<Record<string, string>>;

/**
 * Makes the security headers of a site's answers. All have the same, but for the modules: those
 * that a page may import are named in the policy of that page alone.
 */
export function createPageSecurity(
  experience: ExperienceConfig,
  options: PageSecurityOptions,
): PageSecurity {
  const { mayLoadModule = () => true } = options;
  const policy = createSitePolicy(experience, options);
  const sources = indexModuleSources(listModules(experience));
  const usual = Object.fromEntries(createSecurityHeaders(policy));
  return (features = []) => {
    const loaded = features.filter(mayLoadModule);
    const modules = new Set(loaded.flatMap((name) => sources.get(name) ?? []));
    if (modules.size === 0) return usual;
    return Object.fromEntries(createSecurityHeaders({ ...policy, modules: [...modules] }));
  };
}

/** A name of one label, whose API host is itself by the rule. */
const UNKNOWN = 'https://site';
