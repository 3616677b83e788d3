import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { apiOriginOf } from '../services/http/api-origin.ts';
import type { SecurityOptions } from './security-headers.ts';

export interface SitePolicyOptions {
  /** Origin of the site as visitors see it; without it only configured API hosts are known. */
  readonly siteOrigin?: string | undefined;
  readonly reportOnlyPolicy?: boolean | undefined;
}

/**
 * What the pages of a site may load, and whom they may ask: the API hosts as a visitor's browser knows them, whatever name a server has
 * for them.
 */
export function sitePolicy(
  { cdnHost, imageOrigin, apiOrigin, otherApiOrigins = [] }: ExperienceConfig,
  { siteOrigin, reportOnlyPolicy: reportOnly }: SitePolicyOptions,
): SecurityOptions {
  const first = apiOrigin ?? (siteOrigin && apiOriginOf(new URL(siteOrigin)));
  const apiOrigins = [...(first ? [first] : []), ...otherApiOrigins].filter(
    (origin) => origin !== siteOrigin,
  );
  return { cdnHost, apiOrigins, imageOrigin, reportOnly };
}
