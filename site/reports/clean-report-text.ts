import { cleanText } from '#renderer/clean-text';
import { cutText } from '#schemas/content/cut-text.ts';

/** The most characters of one text of a report that the log has. */
const MAX_CHARACTERS = 200;

const SCHEME = /^(?<scheme>[a-z][a-z\d+.-]*:)/i;

const ADDRESSES = /\b[a-z][a-z\d+.-]*:\/\/[^\s"'<>]+/gi;

/**
 * Long numbers and words, whatever they are. Events may need them, which name products; a log does
 * not. Names of built files are shorter.
 */
const LONG: readonly RegExp[] = [
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
  // Of a path with a token the rest says where it was.
  const path = pathname.split('/').map(dropSecrets).join('/');
  return cutText(dropSecrets(`${protocol}//${host}${path}`), MAX_CHARACTERS);
}

/** Removes what events are cleaned of as well, and more. */
function dropSecrets(text: string): string {
  return LONG.reduce((rest, pattern) => rest.replaceAll(pattern, '-'), cleanText(text));
}
