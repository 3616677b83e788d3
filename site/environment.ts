/** What the production server has to be told from outside. */
export interface Environment {
  readonly apiOrigin: string;
  readonly siteOrigin: string;
  /** Takes the place of the experience's own. */
  readonly imageOrigin: string | undefined;
  readonly port: number;
  readonly hostname: string;
  readonly drainMs: number;
  /** Memory for kept pages, in megabytes; 0 keeps none. */
  readonly pageCacheMb: number | undefined;
}

/** Where the site listens when nothing else is said. */
export const DEFAULT_PORT = 4173;
const DEFAULT_DRAIN_MS = 1_000;

/** Reads the environment's variables. Throws, naming the variable, when one is missing or wrong. */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  return {
    apiOrigin: originIn(variables, 'VITRINE_API_ORIGIN', 'the API host'),
    // Never taken from a request: whoever sends one chooses its Host header.
    siteOrigin: originIn(variables, 'VITRINE_SITE_ORIGIN', 'the site as visitors see it'),
    imageOrigin: variables['VITRINE_IMAGE_ORIGIN']
      ? originIn(variables, 'VITRINE_IMAGE_ORIGIN', 'the image service')
      : undefined,
    port: wholeNumberIn(variables, 'PORT') ?? DEFAULT_PORT,
    hostname: variables['HOST'] || '127.0.0.1',
    drainMs: wholeNumberIn(variables, 'VITRINE_DRAIN_MS') ?? DEFAULT_DRAIN_MS,
    pageCacheMb: wholeNumberIn(variables, 'VITRINE_PAGE_CACHE_MB'),
  };
}

/** A whole number of 0 or more; undefined where the variable is not set. */
export function wholeNumberIn(variables: NodeJS.ProcessEnv, name: string): number | undefined {
  const text = variables[name];
  if (text === undefined || text === '') return undefined;
  const number = Number(text);
  if (Number.isInteger(number) && number >= 0) return number;
  throw new Error(`${name} is "${text}". Give a whole number of 0 or more.`);
}

function originIn(variables: NodeJS.ProcessEnv, name: string, owner: string): string {
  const text = variables[name];
  if (!text) throw new Error(`${name} is not set. Give the origin of ${owner}.`);
  const url = URL.parse(text);
  const isOrigin = url?.href === `${url?.origin}/` && /^https?:$/.test(url?.protocol ?? '');
  if (url && isOrigin) return url.origin;
  throw new Error(`${name} is "${text}". Give an origin such as https://api.example.com.`);
}
