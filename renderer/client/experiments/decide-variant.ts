import { replaceLastSegment } from '#schemas/content/replace-last-segment.ts';
import { limitTime } from '../../host/index.ts';
import type { Platform } from '../../platform/index.ts';
import { selectPageUrl } from '../../routing/index.ts';
import { isAllowedByCookies } from '../../services/consent/index.ts';
import { LOOKUP_LIMIT_MS } from '../../services/experiments/index.ts';
import type { ShownVariant } from './shown-variant.ts';

/** The variant that a visitor sees, which may be the page as it is. */
export interface DecidedVariant extends ShownVariant {
  /** The page URL of the variant. */
  readonly pageUrl: string;
}

/**
 * Asks which variant a visitor sees at the address of a platform, whose server has left that to the
 * browser: by the profile where one is active, else as anybody. Undefined where the visitor allows
 * none by now, nothing is assigned, or the service is late, fails or leads nowhere: then the page
 * is shown as it is. Never rejects.
 */
export async function decideVariant({
  experience,
  experiments,
  host,
  site,
}: Platform): Promise<DecidedVariant | undefined> {
  const { consent, flexPage } = experience;
  if (!isAllowedByCookies('storedExperiments', consent?.levels, host)) return undefined;
  const { pathname } = host.url();
  try {
    const client = await experiments?.();
    if (!client) return undefined;
    const records = await limitTime(host, { limitMs: LOOKUP_LIMIT_MS }, client.load);
    const record = records.find(({ experimentUrl }) => experimentUrl === pathname);
    const { key, variant, variantUrl } = record ?? {};
    if (key === undefined || variant === undefined || variantUrl === undefined) return undefined;
    const languagePrefix = flexPage?.languagePrefix ?? false;
    const own = selectPageUrl(pathname, { locale: site.locale, languagePrefix });
    const pageUrl = replaceLastSegment(own, variantUrl);
    return pageUrl === undefined ? undefined : { key, variant, pageUrl };
  } catch (error) {
    host.console.warn(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}
