import { isRecord } from '#schemas/is-record.ts';
import type { Experiment } from '#schemas/generated/experiment-list.ts';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { limitTime, readCookie, TimeoutError, type Host } from '../../host/index.ts';
import { isAllowedByCookies } from '../../services/consent/index.ts';
import {
  addVariant,
  EXPERIMENTS_COOKIE,
  LOOKUP_LIMIT_MS,
  readActiveVariants,
  readVariants,
} from '../../services/experiments/index.ts';

/**
 * Says why a visitor sees a variant, or the page as it is, in the words of OpenFeature: the service
 * has drawn it, the visitor's cookie has it, the cookie has it and the list may be out of date, the
 * service did not answer in time, has nothing to say, or the server has no room to make the page of
 * the variant, it failed, the visitor does not allow it.
 */
export type DecisionReason = 'SPLIT' | 'CACHED' | 'STALE' | 'DEFAULT' | 'ERROR' | 'DISABLED';

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

interface CookieRules {
  readonly experience: Pick<ExperienceConfig, 'consent' | 'experiments'>;
  /** True if the list may be out of date; left out, it is not. */
  readonly isStale?: boolean;
}

export interface DecideOptions extends Pick<CookieRules, 'experience'> {
  /** Asks the experiment service for the variants of whoever has that visitor id. */
  readonly lookUp: (visitor: string | undefined, signal: AbortSignal) => Promise<object>;
  readonly host: Pick<Host, 'after'>;
  /** Called where the service does not answer, or not as it should. */
  readonly onFailure?: ((error: unknown) => void) | undefined;
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
  { experience: { consent, experiments }, isStale = false }: CookieRules,
): ExperimentDecision | undefined {
  const cookie = (name: string) => readCookie(cookies, name);
  if (!mayStore(consent?.levels, cookie)) {
    return experiments?.withoutConsent === 'draw' ? undefined : { key, reason: 'DISABLED' };
  }
  const stored = readVariants(cookie(EXPERIMENTS_COOKIE)).get(key);
  const known = variants.find(({ variant }) => variant === stored);
  if (!known) return undefined;
  const { variant, variantUrl } = known;
  return { key, variant, variantUrl, reason: isStale ? 'STALE' : 'CACHED' };
}

/** Returns true if the cookies of a visitor allow that a variant is stored. */
export function mayShowVariant({ consent }: DecideOptions['experience'], cookies: string): boolean {
  return mayStore(consent?.levels, (name) => readCookie(cookies, name));
}

/** Asks the service, for 300 ms at the most. Never rejects. */
export async function decideByService(
  { key, experimentUrl }: Experiment,
  cookies: string,
  { experience: { consent }, lookUp, host, onFailure }: DecideOptions,
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
    const records = readActiveVariants(body);
    if (!records) throw new Error('The answer has no list "activeVariants".');
    const { variant, variantUrl } =
      records.find((each) => each.key === key && each.experimentUrl === experimentUrl) ?? {};
    const isAssigned = variant !== undefined && variantUrl !== undefined;
    if (!isAssigned && isNamed(body, key)) throw new Error(`What it says of ${key} is wrong.`);
    if (!isAssigned) return { key, reason: 'DEFAULT' };
    const storedCookie = addVariant(cookie(EXPERIMENTS_COOKIE), key, variant);
    return { key, variant, variantUrl, reason: 'SPLIT', ...(mayBeKnown && { storedCookie }) };
  } catch (error) {
    onFailure?.(error);
    return { key, reason: error instanceof TimeoutError ? 'DEFAULT' : 'ERROR' };
  }
}

/** Returns true if an answer says something of an experiment, which may be wrong. */
function isNamed(body: object, key: string): boolean {
  const named: unknown = 'activeVariants' in body ? body.activeVariants : undefined;
  if (!Array.isArray(named)) return false;
  return named.some((record: unknown) => isRecord(record) && record['experimentKey'] === key);
}

function mayStore(
  levels: NonNullable<ExperienceConfig['consent']>['levels'],
  cookie: Host['cookie'],
): boolean {
  return isAllowedByCookies('storedExperiments', levels, { cookie });
}
