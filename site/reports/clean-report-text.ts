import { cutText } from '#schemas/content/cut-text.ts';

/** The most characters of one text of a report that the log has. */
const MAX_CHARACTERS = 200;

const SCHEME = /^(?<scheme>[a-z][a-z\d+.-]*:)/i;

const ADDRESSES = /\b[a-z][a-z\d+.-]*:\/\/[^\s"'<>]+/gi;

/**
 * E-mail addresses, numbers of accounts, cards and telephones, and tokens. Each may be part of a
 * path, and has no business in a log. Names of built files are shorter than tokens.
 */
const SECRETS: readonly RegExp[] = [
  /[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi,
  /\b[a-z]{2}\d{2}(?:[ -]?[\da-z]{4}){3,7}(?:[ -]?[\da-z]{1,3})?\b/gi,
  /\+?\d(?:[ ().-]?\d){7,}/g,
  /\b(?=[\w-]*\d)[\w-]{32,}(?:\.[\w-]+)*/g,
];

/** A text of a browser without addresses' queries and without secrets, cut. */
export function cleanReportText(text: string): string {
  const start = cutText(text, MAX_CHARACTERS * 4);
  const addressed = start.replaceAll(ADDRESSES, (address) => cleanReportAddress(address));
  return cutText(dropSecrets(addressed), MAX_CHARACTERS);
}

/**
 * An address without user, query and fragment. Of one that is not on the web the scheme alone
 * remains, since all else of it may be content. A word, such as `inline`, stays as it is.
 */
export function cleanReportAddress(text: string): string {
  const scheme = SCHEME.exec(text)?.groups?.['scheme']?.toLowerCase();
  if (scheme === undefined) return dropSecrets(cutText(text.split(/[?#]/)[0] ?? '', 100));
  if (!/^(?:https?|wss?):$/.test(scheme) || !URL.canParse(text)) return scheme;
  const { protocol, host, pathname } = new URL(text);
  return cutText(dropSecrets(`${protocol}//${host}${pathname}`), MAX_CHARACTERS);
}

function dropSecrets(text: string): string {
  return SECRETS.reduce((rest, secret) => rest.replaceAll(secret, '-'), text);
}
