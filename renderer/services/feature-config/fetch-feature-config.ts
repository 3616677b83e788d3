import { isRecord } from '#schemas/is-record.ts';
import type { Http } from '../http/index.ts';

/** How a feature is configured: its values by name. */
export interface FeatureConfig {
  readonly name: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** A configuration was asked for wrongly, or its service has answered wrongly. */
class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export interface FeatureConfigRequest {
  /** The name of the feature. */
  readonly feature: string;
  /** The application whose features are configured together; left out, the feature is by itself. */
  readonly application?: string | undefined;
}

/** 001 §7: an application's features are configured in one answer. */
const APPLICATIONS = ['open', 'profile', 'banking', 'investments'];

/** 001 §9: for so long an answer may be served from the cache of a browser, in milliseconds. */
const MAX_AGE_MS = 3_600_000;

/** Nobody waits longer for a configuration, in milliseconds. */
const LIMIT_MS = 3_000;

/**
 * Asks for the configuration of a feature (001 §7): of an application, or of the feature by itself.
 * In a browser an answer is served for an hour. Resolves with undefined where the application has
 * none of that feature. Rejects with ConfigError for a request without a feature, for an
 * application that does not exist and for an answer that is no configuration, and as `fetchJson`
 * does.
 */
export async function fetchFeatureConfig(
  { feature, application }: FeatureConfigRequest,
  { http }: { readonly http: Pick<Http, 'fetchJson'> },
): Promise<FeatureConfig | undefined> {
  if (!feature) throw new ConfigError('[appConfig]: feature name is not provided');
  if (application !== undefined && !APPLICATIONS.includes(application)) {
    throw new ConfigError('[appConfig]: invalid application name provided');
  }
  const path =
    application === undefined
      ? `/config/feature/${encodeURIComponent(feature)}`
      : `/config/app/${application}`;
  const { body } = await http.fetchJson(path, {
    limitMs: LIMIT_MS,
    cacheOptions: { useCache: true, maxAge: MAX_AGE_MS },
  });
  if (application === undefined) return readConfig(body, feature);
  if (!isRecord(body)) throw wrongAnswer(feature);
  // Names come from outside, and one may be called like a member that every object has.
  return Object.hasOwn(body, feature) ? readConfig(body[feature], feature) : undefined;
}

function readConfig(value: unknown, feature: string): FeatureConfig {
  if (!isRecord(value) || value['name'] !== feature) throw wrongAnswer(feature);
  const { properties = {} } = value;
  if (!isRecord(properties)) throw wrongAnswer(feature);
  return { name: feature, properties };
}

function wrongAnswer(feature: string): ConfigError {
  return new ConfigError(
    `The answer holds no configuration of the feature "${feature}". It has to be {"name":"${feature}","properties":{…}}.`,
  );
}
