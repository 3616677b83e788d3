import type { OpenedScenario } from '#fixtures';
import type { Host } from '#renderer';
import { decideByCookies, decideByService } from '#renderer/experiment-decision';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { isRecord } from '#schemas/is-record.ts';

/** The variant that a preview shows of the experiment that its scenario names. */
export interface ShownVariant {
  /** Says that a variant is shown, or why the page is shown as it is. */
  readonly outcome: VariantOutcome;
  readonly key: string;
  readonly variant: string;
  /** Names that the sentence about it needs: an address, or the variants that there are. */
  readonly known: readonly string[];
  /** The page of the variant; left out where the page is shown as it is. */
  readonly pageUrl?: string | undefined;
}

export type VariantOutcome =
  | 'variant'
  | 'control'
  | 'without-consent'
  | 'late'
  | 'failed'
  | 'unknown-experiment'
  | 'other-page'
  | 'ended'
  | 'unknown-variant'
  | 'no-page';

/** The outcomes of a decision that assigns nothing, by its reason. */
const AS_IT_IS = { DISABLED: 'without-consent', DEFAULT: 'late', ERROR: 'failed' } as const;

const PATH = '/experiment/open/active-variants/extended';

/**
 * Decides as a server of the site does what the visitor of a scenario sees of its experiment: by
 * consent, and by the experiment service, which has 300 ms. Undefined where the scenario names no
 * experiment. Never rejects.
 */
export async function decideVariant(
  { experiment: named, url, cookies }: Pick<OpenedScenario, 'experiment' | 'url' | 'cookies'>,
  experience: Pick<ExperienceConfig, 'consent' | 'experiments'>,
  host: Pick<Host, 'fetch' | 'after'>,
): Promise<ShownVariant | undefined> {
  if (!named) return undefined;
  if ('fault' in named) {
    const { fault, key, variant, known } = named;
    return { outcome: fault, key, variant, known };
  }
  const { experiment, variant, variantPageUrl: pageUrl } = named;
  const shown = { key: experiment.key, variant, known: [] };
  const sent = Object.entries(cookies).map((cookie) => cookie.join('='));
  const lookUp = async (_visitor: string | undefined, signal: AbortSignal) => {
    const response = await host.fetch(new Request(new URL(PATH, url), { signal }));
    if (!response.ok) throw new Error(`The experiment service answered ${response.status}.`);
    const body: unknown = await response.json();
    return isRecord(body) ? body : {};
  };
  const { reason } =
    decideByCookies(experiment, sent.join('; '), { experience }) ??
    (await decideByService(experiment, sent.join('; '), { experience, lookUp, host }));
  if (reason === 'DISABLED' || reason === 'DEFAULT' || reason === 'ERROR') {
    return { ...shown, outcome: AS_IT_IS[reason] };
  }
  return { ...shown, outcome: pageUrl === undefined ? 'control' : 'variant', pageUrl };
}
