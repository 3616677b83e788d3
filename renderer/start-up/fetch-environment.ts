import { isRecord } from '#schemas/is-record.ts';
import { getReason } from '../errors/index.ts';
import { limitTime, type Host } from '../host/index.ts';
import { readBytes } from '../services/http/index.ts';

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

type EnvironmentHost = Pick<Host, 'fetch' | 'url' | 'after' | 'console'>;

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

/** The id of the script block in which the environment's page holds its configuration. */
const CONFIGURATION_BLOCK = 'experience-config';

/** In these, markup is text. */
const TEXT_ELEMENTS = new Set(['script', 'style', 'title', 'textarea', 'xmp', 'iframe']);

/**
 * A comment, a declaration, or a tag with its name and its attributes; sticky, so that it looks at
 * one place only.
 */
const MARKUP =
  /<!--(?:[^]*?-->|[^]*)|<[!?][^>]*>?|<(\/?[a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>?/iy;
const ATTRIBUTE = /([^\s"'=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g;

/**
 * The text of the first script block of an open-environment page that holds JSON under the right
 * id; undefined where there is none. It is read as the parser of rich text would read it, which
 * weighs nine times as much as all else that a page loads before somebody uses it. No browser ever
 * parses the text as a document.
 */
export function findConfiguration(html: string): string | undefined {
  let index = html.indexOf('<');
  while (index >= 0) {
    MARKUP.lastIndex = index;
    const [whole = '<', name = '', attributes = ''] = MARKUP.exec(html) ?? [];
    index += whole.length;
    const tag = name.toLowerCase();
    if (TEXT_ELEMENTS.has(tag)) {
      const end = endOf(tag, html, index);
      if (tag === 'script' && isConfiguration(attributes)) return html.slice(index, end);
      index = end;
    }
    index = html.indexOf('<', index);
  }
  return undefined;
}

/** Where the text of an element ends that holds no other. */
function endOf(tag: string, html: string, from: number): number {
  const close = new RegExp(String.raw`</${tag}(?=[\s/>])`, 'gi');
  close.lastIndex = from;
  return close.exec(html)?.index ?? html.length;
}

function isConfiguration(attributes: string): boolean {
  // Of two attributes of one name the first one counts.
  const matches = [...attributes.matchAll(ATTRIBUTE)].toReversed();
  const values = new Map(
    matches.map(([, name = '', ...quoted]) => [
      name.toLowerCase(),
      quoted.find((text) => text !== undefined),
    ]),
  );
  return values.get('id') === CONFIGURATION_BLOCK && values.get('type') === 'application/json';
}
