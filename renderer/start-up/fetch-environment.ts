import { isRecord } from '#schemas/is-record.ts';
import { getReason } from '../errors/index.ts';
import { limitTime, type Host } from '../host/index.ts';
import { readBytes } from '../services/http/index.ts';
import { findConfiguration } from './read-environment.ts';

/** Settings that differ from environment to environment: tests, acceptance, production. */
export interface EnvironmentConfig {
  readonly details: {
    /** Origin that modules are loaded from. */
    readonly cdnHost: string;
    /** True where modules of other versions may take the place of those of the site. */
    readonly canOverride: boolean;
  };
}

const OPEN_ENVIRONMENT = '/open-environment';
const ENVIRONMENT_LIMIT_MS = 3_000;
const MAX_ENVIRONMENT_BYTES = 200_000;

export type EnvironmentHost = Pick<Host, 'fetch' | 'url' | 'after' | 'console'>;

/**
 * Asks the site's own server for the configuration of its environment. Null, with the reason on the
 * console, where it gives none.
 */
export async function fetchEnvironment(
  host: EnvironmentHost,
  signal?: AbortSignal,
): Promise<EnvironmentConfig | null> {
  try {
    const limit = { limitMs: ENVIRONMENT_LIMIT_MS, signal };
    return readDetails(await limitTime(host, limit, (inTime) => load(host, inTime)));
  } catch (error) {
    if (!signal?.aborted) {
      host.console.error(`The experience configuration cannot be used: ${getReason(error)}`);
    }
    return null;
  }
}

async function load({ fetch, url }: EnvironmentHost, signal: AbortSignal): Promise<unknown> {
  const address = new URL(OPEN_ENVIRONMENT, url().origin);
  // The site must answer by itself: another host, to which it redirects, would choose where code
  // comes from.
  const request = new Request(address, { redirect: 'manual', signal });
  const response = await fetch(request);
  if (response.status < 200 || response.status >= 300) {
    throw new Error(`the request failed with status ${response.status}.`);
  }
  const bytes = await readBytes(response, address.href, MAX_ENVIRONMENT_BYTES);
  const text = findConfiguration(new TextDecoder().decode(bytes));
  if (text === undefined) throw new Error('the page has no configuration block.');
  return parse(text);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // The message of a parser quotes the text.
    throw new Error('its JSON cannot be parsed.');
  }
}

function readDetails(value: unknown): EnvironmentConfig {
  const details = isRecord(value) && isRecord(value['details']) ? value['details'] : {};
  const { cdnHost, canOverride } = details;
  if (typeof cdnHost !== 'string' || !isOrigin(cdnHost) || typeof canOverride !== 'boolean') {
    throw new Error('it needs details with cdnHost, an origin, and canOverride, true or false.');
  }
  return { details: { cdnHost, canOverride } };
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url?.origin === text && (url.protocol === 'https:' || url.protocol === 'http:');
}
