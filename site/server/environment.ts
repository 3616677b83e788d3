import { CMS_DATA_PATH } from '#schemas/content/cms-data-path.ts';
import { LOG_LEVELS, type LogLevel } from '../log/log-event.ts';
import { readTrace } from '../trace/print-traces.ts';
import { findUnknown, readVariables, renameVariables } from './read-variables.ts';
import {
  DEFAULT_DRAIN_MS,
  DEFAULT_PORT,
  FORMER_NAMES,
  LOOPBACK,
  OTHER_NAMES,
  VARIABLES,
} from './variables.ts';

/** The settings of the production server. */
interface Environment {
  readonly apiOrigin: string;
  readonly siteOrigin: string;
  /** The API host as visitors reach it, in place of the experience's. */
  readonly visitorApiOrigin: string | undefined;
  /** Takes the place of the experience's own. */
  readonly imageOrigin: string | undefined;
  /** Takes the place of the experience's own. */
  readonly cdnOrigin: string | undefined;
  /** Takes the place of the experience's own marketing host. */
  readonly deliveryOrigin: string | undefined;
  /** The path of the shell's content at the API host. */
  readonly cmsDataPath: string;
  /** Origins whose scripts may run on every page, beside the site's own. */
  readonly scriptOrigins: readonly string[];
  /** The value of Strict-Transport-Security; undefined where no answer has that header. */
  readonly strictTransport: string | undefined;
  readonly port: number;
  readonly hostname: string;
  readonly drainMs: number;
  /** Memory of the page cache, in megabytes; 0 caches none. */
  readonly pageCacheMb: number | undefined;
  /** Memory of cached responses, in megabytes; 0 keeps none. */
  readonly responseCacheMb: number | undefined;
  readonly logLevel: LogLevel;
  /** True if the trace of each page is printed. */
  readonly hasTraces: boolean;
  /** Sentences that an operator has to be told, but that keep nothing from starting. */
  readonly warnings: readonly string[];
  /** The address of the metrics; left out where they are not served. */
  readonly metrics?: { readonly port: number; readonly hostname: string };
  /** The secret that has to come with a purge from another machine. */
  readonly purgeToken: string | undefined;
}

const NAMES = VARIABLES.map(({ name }) => name);

/**
 * Reads the environment's variables. Throws a StartError that names all that is missing or wrong.
 */
export function readEnvironment(processVariables: NodeJS.ProcessEnv): Environment {
  const { variables, warnings } = renameVariables(processVariables, FORMER_NAMES);
  const reader = readVariables(variables);
  const { misspelt, unknown } = findUnknown(variables, NAMES, OTHER_NAMES);
  const metricsPort = reader.port('METRICS_PORT', undefined);
  const environment: Environment = {
    apiOrigin: reader.origin('VITRINE_API_ORIGIN', 'the API host'),
    // Never taken from a request: its sender chooses the Host header.
    siteOrigin: reader.origin('VITRINE_SITE_ORIGIN', 'the site as visitors see it'),
    visitorApiOrigin: reader.optionalOrigin('VITRINE_VISITOR_API_ORIGIN'),
    imageOrigin: reader.optionalOrigin('VITRINE_IMAGE_ORIGIN'),
    cdnOrigin: reader.optionalOrigin('VITRINE_CDN_ORIGIN'),
    deliveryOrigin: reader.optionalOrigin('VITRINE_DELIVERY_ORIGIN'),
    cmsDataPath: reader.path('VITRINE_CMS_DATA_PATH', CMS_DATA_PATH),
    scriptOrigins: reader.secureOrigins('VITRINE_SCRIPT_ORIGINS'),
    strictTransport: reader.strictTransport('VITRINE_STRICT_TRANSPORT'),
    port: reader.port('PORT', DEFAULT_PORT),
    hostname: reader.text('HOST', LOOPBACK),
    drainMs: reader.wholeNumber('VITRINE_DRAIN_MS', DEFAULT_DRAIN_MS),
    pageCacheMb: reader.wholeNumber('VITRINE_PAGE_CACHE_MB', undefined),
    responseCacheMb: reader.wholeNumber('VITRINE_RESPONSE_CACHE_MB', undefined),
    logLevel: reader.oneOf('VITRINE_LOG_LEVEL', LOG_LEVELS, 'info'),
    hasTraces: readTrace(reader),
    warnings: [...warnings, ...misspelt, ...unknown],
    purgeToken: reader.secret('VITRINE_PURGE_TOKEN'),
    ...(metricsPort !== undefined && {
      metrics: { port: metricsPort, hostname: reader.text('METRICS_HOST', LOOPBACK) },
    }),
  };
  if (metricsPort && metricsPort === environment.port) {
    reader.refuse(`PORT and METRICS_PORT are both ${metricsPort}. Give each one of its own.`);
  }
  reader.finish(misspelt);
  return environment;
}

/** A whole number of 0 or more; undefined where the variable is not set. Throws a StartError. */
export function readWholeNumber(variables: NodeJS.ProcessEnv, name: string): number | undefined {
  const reader = readVariables(variables);
  const number = reader.wholeNumber(name, undefined);
  reader.finish();
  return number;
}
