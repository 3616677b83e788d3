import type { Plan } from '../../plan/index.ts';
import type { RunningPage } from '../hydrate/run-page.ts';
import { followVariant } from './follow-variant.ts';
import { replaceLastSegment } from '#schemas/content/replace-last-segment.ts';
import { limitTime } from '../../host/index.ts';
import type { Platform } from '../../platform/index.ts';
import { selectPageUrl } from '../../routing/index.ts';
import { isAllowedByCookies } from '../../services/consent/index.ts';
import { LOOKUP_LIMIT_MS } from '../../services/experiments/index.ts';
import type { ShownVariant } from './shown-variant.ts';

export interface ShowVariantOptions {
  readonly window: Window;
  readonly signal: AbortSignal;
}

/**
 * Shows the variant that a visitor sees in the place of a skeleton, or the page as it is: also
 * where the page of the variant is missing or fails. Resolves with the plan that is shown;
 * undefined where the address leads elsewhere.
 */
export async function showDecidedVariant(
  { platform, prepare, rerender }: RunningPage,
  { window, signal }: ShowVariantOptions,
): Promise<Plan | undefined> {
  const { experience, host } = platform;
  const decided = await decideVariant(platform);
  if (decided) {
    const there = { ...platform, variantPageUrl: decided.pageUrl };
    const pending = await prepare(there, signal);
    if (pending?.isWhole && pending.plan.status === 200) {
      pending.takeOver();
      const { plan } = pending.show();
      const experiments = await platform.experiments?.();
      if (experiments) followVariant(window, decided, { experience, experiments, host });
      return plan;
    }
    host.console.warn(`The variant ${decided.pageUrl} of ${decided.key} cannot be shown.`);
  }
  return (await rerender())?.plan;
}

/** The variant that a visitor sees, which may be the page as it is. */
interface DecidedVariant extends ShownVariant {
  /** The page URL of the variant. */
  readonly pageUrl: string;
}

/**
 * Asks which variant a visitor sees at the address of a platform, whose server has left that to the
 * browser: by the profile where one is active, else as anybody. Undefined where the visitor allows
 * none by now, nothing is assigned, or the service is late, fails or leads nowhere: then the page
 * is shown as it is. Never rejects.
 */
async function decideVariant({
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
