import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { getApiOrigins } from '../services/http/index.ts';
import { findModuleOrigin } from './module-origin.ts';
import type { SecurityOptions } from './security-headers.ts';

export interface SitePolicyOptions {
  /** Origin of the site as visitors see it; without it only configured API hosts are known. */
  readonly siteOrigin?: string | undefined;
  readonly reportOnlyPolicy?: boolean | undefined;
}

/**
 * Says what the pages of a site may load, and whom they may ask: the API hosts as a visitor's
 * browser knows them, whatever name a server has for them.
 */
export function createSitePolicy(
  experience: ExperienceConfig,
  { siteOrigin = UNKNOWN, reportOnlyPolicy: reportOnly }: SitePolicyOptions,
): SecurityOptions {
  const all = getApiOrigins(experience, new URL(siteOrigin));
  const apiOrigins = all.filter((origin) => origin !== siteOrigin);
  const { imageOrigin, mediaOrigins } = experience;
  const cdnHost = findModuleOrigin(experience);
  return { cdnHost, apiOrigins, imageOrigin, mediaOrigins, reportOnly };
}

/** A name of one label, whose API host is itself by the rule. */
const UNKNOWN = 'https://site';
