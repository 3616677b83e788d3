/**
 * Names the addresses that a place of a configuration takes.
 * - `path`: a path of this site or of the API host, without query and fragment.
 * - `redirect`: a path of this site, or an https address.
 * - `login`: the same, with `{currentUrl}` in its query.
 * - `origin`: scheme and host alone; https, or http on this machine.
 */
export type AddressRule = 'path' | 'redirect' | 'login' | 'origin';

/** Only to resolve paths; no request ever goes there. */
const THIS_SITE = 'https://this-site.invalid';

const PLACEHOLDER = '{currentUrl}';

// Browsers take a backslash for a slash, and leave tabs and line breaks out.
const HIDDEN = /[\s\\\p{Cc}\p{Cf}]/u;

const SCHEME = /^(?<scheme>[a-z][a-z\d+.-]*):/i;

const HOST_FOLLOWS = /^[a-z]+:\/\/[^/]/i;

// An empty one too, which a browser does not report.
const HAS_USER = /^https:\/\/[^/?#]*@/i;

/** Characters that no host has, and those with a meaning in a content security policy. */
const STRANGE_IN_HOST = /[*;,'"]/;

const ON_THIS_MACHINE = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Says in a sentence why an address cannot be taken; undefined where it can. */
export function explainAddressRefusal(address: string, rule: AddressRule): string | undefined {
  if (HIDDEN.test(address)) return 'It holds a blank, a backslash or a control character.';
  if (rule === 'origin') return whyNoOrigin(address);
  if (rule === 'login') return whyNoLogin(address);
  if (rule === 'path') return whyNoPath(address);
  return whyNoRedirect(address);
}

function whyNoRedirect(address: string): string | undefined {
  return address.startsWith('/') ? whyElsewhere(address) : whyNotHttps(address);
}

function whyNoLogin(address: string): string | undefined {
  const [, query = ''] = /\?(?<query>[^#]*)/.exec(address) ?? [];
  const outside = address.replace(query, '');
  if (outside.includes(PLACEHOLDER)) return `It has ${PLACEHOLDER} outside its query.`;
  return whyNoRedirect(address.replaceAll(PLACEHOLDER, ''));
}

function whyNoPath(address: string): string | undefined {
  if (!address.startsWith('/')) {
    return whyNotHttps(address) ?? 'It leads to another host.';
  }
  if (/[?#]/.test(address)) return 'It has a query or a fragment.';
  return whyElsewhere(address);
}

function whyNoOrigin(address: string): string | undefined {
  const url = URL.parse(address);
  const isLocal = url?.protocol === 'http:' && ON_THIS_MACHINE.test(url.hostname);
  const reason = isLocal ? undefined : whyNotHttps(address);
  if (reason || !url) return reason;
  if (STRANGE_IN_HOST.test(url.host)) return CANNOT_BE_READ;
  const isBare = address.toLowerCase().replace(/\/$/, '') === url.origin;
  return isBare ? undefined : 'It is more than an origin.';
}

/** Returns why a path leads away from this site, although it looks like one of its paths. */
function whyElsewhere(path: string): string | undefined {
  const url = URL.parse(path, THIS_SITE);
  if (url?.origin !== THIS_SITE) return 'It leads to another host.';
  // Such a path would lead to another host if it were resolved a second time.
  return url.pathname.startsWith('//') ? 'Its path begins with two slashes.' : undefined;
}

function whyNotHttps(address: string): string | undefined {
  const { scheme } = SCHEME.exec(address)?.groups ?? {};
  if (!scheme) return 'It is relative to the page that it stands on.';
  if (scheme.toLowerCase() !== 'https') return `Its scheme is ${scheme.toLowerCase()}, not https.`;
  const url = URL.parse(address);
  if (!url) return HOST_FOLLOWS.test(address) || address.endsWith('//') ? CANNOT_BE_READ : NO_HOST;
  if (!HOST_FOLLOWS.test(address)) return NO_HOST;
  return HAS_USER.test(address) ? 'It carries a user name or a password.' : undefined;
}

const CANNOT_BE_READ = 'It cannot be read as an address.';

const NO_HOST = 'Its scheme is not followed by two slashes and a host.';
