import { CMS_DATA_PATH } from '#schemas/content/cms-data-path.ts';
import { LOG_LEVELS } from '../log/log-event.ts';

/** A variable of the environment, as `--help` explains it. */
export interface Variable {
  readonly name: string;
  readonly about: string;
  /** The value that counts where the variable is not set. */
  readonly default?: string | number;
}

/** The port of the site unless another is set. */
export const DEFAULT_PORT = 4173;

/** The port of the modules of the fixtures unless another is set. */
export const DEFAULT_CDN_PORT = 4175;

/** The port of the marketing host of the fixtures unless another is set. */
export const DEFAULT_DELIVERY_PORT = 4176;

export const LOOPBACK = '127.0.0.1';

export const DEFAULT_DRAIN_MS = 1_000;

/** The memory that the page cache may take, in megabytes. */
export const DEFAULT_PAGE_CACHE_MB = 64;

/**
 * The memory that answers may take that are kept for as long as services say the same, in
 * megabytes.
 */
export const DEFAULT_RESPONSE_CACHE_MB = 64;

/** Variables that the other servers read, which may stand in the same environment. */
export const OTHER_NAMES: readonly string[] = [
  'VITRINE_ALLOWED_HOSTS',
  'VITRINE_PICTURES',
  'VITRINE_READONLY',
];

/** Variables that had another name, by that name. They go on to work. */
export const FORMER_NAMES: ReadonlyMap<string, string> = new Map([
  ['VITRINE_KEPT_ANSWERS_MB', 'VITRINE_RESPONSE_CACHE_MB'],
]);

/** Every server reads it. */
export const TRACE_VARIABLE: Variable = {
  name: 'VITRINE_TRACE',
  about: '1 prints the trace of each page that is made, on standard error.',
  default: 0,
};

/** The server with the built tools reads it. */
export const PICTURES_VARIABLE: Variable = {
  name: 'VITRINE_PICTURES',
  about: '0 draws no pictures of scenarios for the gallery, which then runs them in frames.',
  default: 1,
};

/** The servers that bring their own modules read it. */
export const CDN_PORT_VARIABLE: Variable = {
  name: 'CDN_PORT',
  about:
    'Where the modules of the fixtures are; 0 for any free port. Where the default one is taken, any free one.',
  default: DEFAULT_CDN_PORT,
};

/** The servers that bring their own marketing host read it. */
export const DELIVERY_PORT_VARIABLE: Variable = {
  name: 'DELIVERY_PORT',
  about:
    'Where the offers of the fixtures are; 0 for any free port. Where the default one is taken, any free one.',
  default: DEFAULT_DELIVERY_PORT,
};

/** Everything that the production server reads from its environment. */
export const VARIABLES: readonly Variable[] = [
  { name: 'VITRINE_API_ORIGIN', about: 'Origin of the API host. Required.' },
  { name: 'VITRINE_SITE_ORIGIN', about: 'Origin of the site as visitors see it. Required.' },
  {
    name: 'VITRINE_VISITOR_API_ORIGIN',
    about:
      "Origin of the API host as visitors' browsers reach it, in place of the experience's apiOrigin.",
  },
  {
    name: 'VITRINE_IMAGE_ORIGIN',
    about: "Origin of the image service, in place of the experience's imageOrigin.",
  },
  {
    name: 'VITRINE_CDN_ORIGIN',
    about: "Origin of the CDN host with the modules, in place of the experience's cdnHost.",
  },
  {
    name: 'VITRINE_DELIVERY_ORIGIN',
    about: "Origin of the marketing host with the offers, in place of the experience's.",
  },
  {
    name: 'VITRINE_CMS_DATA_PATH',
    about: 'The path of the content of the shell at the API host.',
    default: CMS_DATA_PATH,
  },
  {
    name: 'VITRINE_SCRIPT_ORIGINS',
    about:
      "Origins with https, commas between them, whose scripts may run on every page beside the site's own.",
  },
  {
    name: 'VITRINE_STRICT_TRANSPORT',
    about:
      'The value of Strict-Transport-Security on every answer; without it none has the header.',
  },
  { name: 'PORT', about: 'Where to listen; 0 for any free port.', default: DEFAULT_PORT },
  { name: 'HOST', about: 'The address to listen on.', default: LOOPBACK },
  {
    name: 'VITRINE_DRAIN_MS',
    about: 'How long /readyz says 503 before the doors close, in ms.',
    default: DEFAULT_DRAIN_MS,
  },
  {
    name: 'VITRINE_PAGE_CACHE_MB',
    about: 'Memory for kept pages, in MB; 0 keeps none.',
    default: DEFAULT_PAGE_CACHE_MB,
  },
  {
    name: 'VITRINE_RESPONSE_CACHE_MB',
    about: 'Memory for answers by what they are made of, in MB; 0 keeps none.',
    default: DEFAULT_RESPONSE_CACHE_MB,
  },
  {
    name: 'VITRINE_LOG_LEVEL',
    about: `The least that is logged: ${LOG_LEVELS.join(', ')}.`,
    default: 'info',
  },
  TRACE_VARIABLE,
  { name: 'METRICS_PORT', about: 'Where /metrics is; without it there is none.' },
  { name: 'METRICS_HOST', about: 'The address /metrics listens on.', default: LOOPBACK },
  {
    name: 'VITRINE_PURGE_TOKEN',
    about:
      'The secret that POST /purge needs where METRICS_HOST is not this machine; without it nobody can purge from there.',
  },
];
