import { isRecord } from '#schemas/is-record.ts';
import { REPORT_TYPES, type BrowserReport } from './browser-report.ts';
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

/** The media type of reports, and the one of browsers that know policies' reports alone. */
export const REPORTS = 'application/reports+json';
export const POLICY_REPORT = 'application/csp-report';

/** How a member of a report is cleaned. */
type Kind = 'address' | 'text' | 'number';

/**
 * The members that the log has of each type, under their names there. A policy's sample and a
 * crash's stack are left out: both can hold what a visitor has typed.
 */
const DETAILS: Readonly<Record<string, readonly (readonly [string, string, Kind])[]>> = {
  'csp-violation': [
    ['directive', 'effectiveDirective', 'text'],
    ['blocked', 'blockedURL', 'address'],
    ['disposition', 'disposition', 'text'],
    ['source', 'sourceFile', 'address'],
    ['line', 'lineNumber', 'number'],
    ['column', 'columnNumber', 'number'],
  ],
  deprecation: [
    ['id', 'id', 'text'],
    ['message', 'message', 'text'],
    ['source', 'sourceFile', 'address'],
    ['line', 'lineNumber', 'number'],
    ['column', 'columnNumber', 'number'],
  ],
  crash: [['reason', 'reason', 'text']],
  'offers-late': [['mboxes', 'mboxes', 'text']],
};

/** Policies' reports were sent under other names before there was an interface for reports. */
const FORMER_MEMBERS: Readonly<Record<string, string>> = {
  effectiveDirective: 'effective-directive',
  blockedURL: 'blocked-uri',
  disposition: 'disposition',
  sourceFile: 'source-file',
  lineNumber: 'line-number',
  columnNumber: 'column-number',
};

/**
 * Reads a body of either media type. Undefined where it is no JSON or holds no list of reports;
 * entries of a list that are no reports are left out.
 */
export function readReports(bytes: Uint8Array, type: string): readonly BrowserReport[] | undefined {
  const value = parse(new TextDecoder().decode(bytes));
  if (type === POLICY_REPORT) {
    const report = isRecord(value) && value['csp-report'];
    return isRecord(report) ? [readFormerReport(report)] : undefined;
  }
  if (!Array.isArray(value)) return undefined;
  return value.filter((entry) => isRecord(entry)).map(readReport);
}

function readReport({ type, url, body }: Readonly<Record<string, unknown>>): BrowserReport {
  const known = REPORT_TYPES.find((each) => each === type) ?? 'other';
  const named = known === 'other' ? { name: cleanReportText(String(type)) } : {};
  return {
    type: known,
    page: cleanMember(url, 'address')?.toString() ?? '',
    details: { ...named, ...readDetails(known, isRecord(body) ? body : {}) },
  };
}

function readFormerReport(report: Readonly<Record<string, unknown>>): BrowserReport {
  const body = Object.fromEntries(
    Object.entries(FORMER_MEMBERS).map(([name, former]) => [name, report[former]]),
  );
  return readReport({ type: 'csp-violation', url: report['document-uri'], body });
}

function readDetails(type: BrowserReport['type'], body: Readonly<Record<string, unknown>>) {
  const members = DETAILS[type === 'intervention' ? 'deprecation' : type] ?? [];
  return Object.fromEntries(
    members.flatMap(([name, member, kind]) => {
      const value = cleanMember(body[member], kind);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function cleanMember(value: unknown, kind: Kind): string | number | undefined {
  if (kind === 'number') return Number.isSafeInteger(value) ? Number(value) : undefined;
  if (typeof value !== 'string' || value === '') return undefined;
  return kind === 'address' ? cleanReportAddress(value) : cleanReportText(value);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The status of the answer says so to the sender.
    return undefined;
  }
}

/** A text of a browser without addresses' queries and without secrets, cut. */
function cleanReportText(text: string): string {
  const start = cutText(text, MAX_CHARACTERS * 4);
  const addressed = start.replaceAll(ADDRESSES, (address) => cleanReportAddress(address));
  return cutText(dropSecrets(addressed), MAX_CHARACTERS);
}

/**
 * An address without user, query and fragment. Of one that is not on the web the scheme alone
 * remains, since all else of it may be content. A word, such as `inline`, stays as it is.
 */
function cleanReportAddress(text: string): string {
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
