import { isRecord } from '#schemas/is-record.ts';
import type { MatchedRoute } from '../../routing/index.ts';
import type { Platform } from '../../platform/index.ts';
import { isAllowedByCookies } from '../../services/consent/index.ts';

/** A navigation waits no longer for the list, in milliseconds. */
const LIST_LIMIT_MS = 1_000;

/** An experiment ends within a minute, for whoever moves between pages too. */
const FRESH_MS = 60_000;

/** Returns true if visitors may see another page than the one that stands at an address. */
export type LookUpExperiment = (
  there: Platform,
  route: MatchedRoute['route'] | undefined,
) => Promise<boolean>;

/**
 * Makes the look-up of addresses under an experiment, which asks for the list once a minute, and
 * for nothing that concerns a visitor. Where the list does not come, any address may be under one.
 */
export function createExperimentLookUp(): LookUpExperiment {
  let latest:
    | { readonly time: number; readonly addresses: Promise<ReadonlySet<string>> }
    | undefined;
  const load = (platform: Platform, time: number) => {
    if (latest && time - latest.time < FRESH_MS) return latest.addresses;
    const own = { time, addresses: fetchAddresses(platform) };
    latest = own;
    own.addresses.catch(() => (latest = latest === own ? undefined : latest));
    return own.addresses;
  };

  return async (there, route) => {
    const { experience, host } = there;
    const { experiments, consent } = experience;
    if (!experiments || !route?.experiments) return false;
    const mayStore = isAllowedByCookies('storedExperiments', consent?.levels, host);
    if (!mayStore && experiments.withoutConsent !== 'draw') return false;
    try {
      return (await load(there, host.now())).has(host.url().pathname);
    } catch {
      return true;
    }
  };
}

async function fetchAddresses({ experience, http }: Platform): Promise<ReadonlySet<string>> {
  const { list = [] } = experience.experiments ?? {};
  if (typeof list !== 'string') return readAddresses(list);
  const request = { path: list, limitMs: LIST_LIMIT_MS, useCache: false };
  const answer = await http.json(request);
  const listed: unknown = isRecord(answer) ? answer['experiments'] : undefined;
  if (!Array.isArray(listed)) throw new Error('The answer has no list "experiments"');
  return readAddresses(listed);
}

/** Servers have checked the list; of one that is wrong in parts, a wrong address fits no page. */
function readAddresses(list: readonly unknown[]): ReadonlySet<string> {
  const running = list.filter(isRecord).filter(({ ended }) => ended !== true);
  const addresses = running.map(({ experimentUrl }) => experimentUrl);
  return new Set(addresses.filter((address) => typeof address === 'string'));
}
