import type { Experiment } from '#schemas/generated/experiment-list.ts';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { limitTime, readCookie, TimeoutError, type Host } from '../../host/index.ts';
import { isAllowedByCookies } from '../../services/consent/index.ts';
import {
  addVariant,
  EXPERIMENTS_COOKIE,
  readActiveVariants,
  readVariants,
} from '../../services/experiments/index.ts';

/** A visitor waits no longer for the variant, in milliseconds; the page is made meanwhile. */
export const LOOKUP_LIMIT_MS = 300;

/**
 * Says why a visitor sees a variant, or the page as it is, in the words of OpenFeature: the service
 * has drawn it, the visitor's cookie has it, it did not answer in time, it failed, the visitor does
 * not allow it.
 */
export type DecisionReason = 'SPLIT' | 'CACHED' | 'DEFAULT' | 'ERROR' | 'DISABLED';

/** Says what one visitor sees of one experiment. */
export interface ExperimentDecision {
  readonly key: string;
  /** Left out where nothing was assigned: the page is shown as it is. */
  readonly variant?: string;
  /** The address of the variant's page. */
  readonly variantUrl?: string;
  readonly reason: DecisionReason;
  /** The cookie that the visitor gets, so that it is not asked again; where consent allows it. */
  readonly storedCookie?: string;
}

export interface DecideOptions {
  readonly experience: Pick<ExperienceConfig, 'consent' | 'experiments'>;
  /** Asks the experiment service for the variants of whoever has that visitor id. */
  readonly lookUp: (visitor: string | undefined, signal: AbortSignal) => Promise<object>;
  readonly host: Pick<Host, 'after'>;
}

/** Identifies a visitor to the experiment service, which gives it. */
const VISITOR_COOKIE = 'visitor';
const VISITOR = /^[A-Za-z0-9-]{1,64}$/;

/**
 * Decides by the cookies of an anonymous visitor, without a call: what is stored counts as long as
 * the list has it, and without consent nothing is looked up, unless the site draws all the same.
 * Undefined where the service has to be asked.
 */
export function decideByCookies(
  { key, variants }: Experiment,
  cookies: string,
  { experience: { consent, experiments } }: Pick<DecideOptions, 'experience'>,
): ExperimentDecision | undefined {
  const cookie = (name: string) => readCookie(cookies, name);
  if (!mayStore(consent?.levels, cookie)) {
    return experiments?.withoutConsent === 'draw' ? undefined : { key, reason: 'DISABLED' };
  }
  const stored = readVariants(cookie(EXPERIMENTS_COOKIE)).get(key);
  const known = variants.find(({ variant }) => variant === stored);
  return known && { key, ...known, reason: 'CACHED' };
}

/** Asks the service, for 300 ms at the most. Never rejects. */
export async function decideByService(
  { key, experimentUrl }: Experiment,
  cookies: string,
  { experience: { consent }, lookUp, host }: DecideOptions,
): Promise<ExperimentDecision> {
  const cookie = (name: string) => readCookie(cookies, name);
  // Without consent nobody is recognised: each view is drawn anew.
  const mayBeKnown = mayStore(consent?.levels, cookie);
  const sentVisitor = mayBeKnown ? (cookie(VISITOR_COOKIE) ?? '') : '';
  const visitor = VISITOR.test(sentVisitor) ? sentVisitor : undefined;
  try {
    const body = await limitTime(host, { limitMs: LOOKUP_LIMIT_MS }, (signal) =>
      lookUp(visitor, signal),
    );
    const record = readActiveVariants(body)?.find(
      (each) => each.key === key && each.experimentUrl === experimentUrl,
    );
    const { variant, variantUrl } = record ?? {};
    if (variant === undefined || variantUrl === undefined) return { key, reason: 'ERROR' };
    const storedCookie = addVariant(cookie(EXPERIMENTS_COOKIE), key, variant);
    return { key, variant, variantUrl, reason: 'SPLIT', ...(mayBeKnown && { storedCookie }) };
  } catch (error) {
    return { key, reason: error instanceof TimeoutError ? 'DEFAULT' : 'ERROR' };
  }
}

function mayStore(
  levels: NonNullable<ExperienceConfig['consent']>['levels'],
  cookie: Host['cookie'],
): boolean {
  return isAllowedByCookies('storedExperiments', levels, { cookie });
}
