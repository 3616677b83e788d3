import { isRecord } from '#schemas/is-record.ts';
import type { Experiment } from '#schemas/generated/experiment-list.ts';
import { getReason } from '../../errors/index.ts';
import { createServerHost } from '../../host/index.ts';
import { createHttp, getApiOrigins } from '../../services/http/index.ts';
import type { RequestHandlerOptions } from '../request-handler-options.ts';
import { LOOKUP_LIMIT_MS, OPEN_LOOKUP_PATH } from '../../services/experiments/index.ts';
import {
  decideByService,
  type DecideOptions,
  type ExperimentDecision,
} from './decide-experiment.ts';

/** A name of one label, whose API host is itself by the rule. */
const UNKNOWN = 'https://site';

/**
 * A process asks for no more visitors at once: those who come while the service is slower than that
 * see the page as it is, and are asked for again on their next page.
 */
export const MAX_LOOKUPS = 500;

/** Makes what asks the experiment service for the variant of an anonymous visitor. */
export function createLookUp(
  options: Pick<
    RequestHandlerOptions,
    'experience' | 'fetch' | 'apiOrigin' | 'siteOrigin' | 'console' | 'now' | 'timeLimitFactor'
  >,
): (experiment: Experiment, cookies: string) => Promise<ExperimentDecision> {
  const { experience, fetch, apiOrigin, siteOrigin = UNKNOWN, console } = options;
  const { now, timeLimitFactor } = options;
  const nowhere = { url: new URL(siteOrigin), cookies: '' };
  const host = createServerHost(nowhere, { fetch, console, now, timeLimitFactor });
  const [origin] = getApiOrigins(experience, new URL(siteOrigin));
  const locale = experience.locales[0]?.locale ?? '';
  const client = { origin: apiOrigin ?? origin, locale, asksForLanguage: false };
  const http = createHttp(client, host);
  const onFailure = createFailureReport(options);
  const lookUp: DecideOptions['lookUp'] = async (visitor, signal) => {
    const headers = visitor === undefined ? {} : { cookie: `visitor=${visitor}` };
    const { body } = await http.fetchJson(OPEN_LOOKUP_PATH, {
      headers,
      limitMs: LOOKUP_LIMIT_MS,
      signal,
    });
    return isRecord(body) ? body : {};
  };
  let underWay = 0;
  return async (experiment, cookies) => {
    if (underWay >= MAX_LOOKUPS) return { key: experiment.key, reason: 'DEFAULT' };
    underWay += 1;
    try {
      return await decideByService(experiment, cookies, { experience, lookUp, host, onFailure });
    } finally {
      underWay -= 1;
    }
  };
}

/** A service that fails for many visitors is one warning in this time. */
const QUIET_MS = 60_000;

function createFailureReport({
  console,
  now = Date.now,
}: Pick<RequestHandlerOptions, 'console' | 'now'>): NonNullable<DecideOptions['onFailure']> {
  let quietUntil = -Infinity;
  return (error) => {
    if (now() < quietUntil) return;
    quietUntil = now() + QUIET_MS;
    const reason = getReason(error).replace(/\.$/, '');
    console.warn(
      `The experiment service does not say which variant a visitor sees: ${reason}. They see the page as it is.`,
    );
  };
}
