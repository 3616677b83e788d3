/**
 * The types of reports that this site asks browsers for, as the Reporting API names them, and the
 * one that its own pages send.
 */
export const REPORT_TYPES = [
  'csp-violation',
  'deprecation',
  'intervention',
  'crash',
  'offers-late',
] as const;

/** The outcomes of a report: `beyond` are those of which one body or one minute has too many. */
export const REPORT_OUTCOMES = ['logged', 'sampled', 'beyond'] as const;

/** The outcomes of a body of reports. */
export const BODY_OUTCOMES = [
  'read',
  'too-large',
  'too-often',
  'unreadable',
  'wrong-type',
] as const;

export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

export type BodyOutcome = (typeof BODY_OUTCOMES)[number];

/** One report of a browser, without anything that a visitor typed or was given. */
export interface BrowserReport {
  /** `other` for types that no page asks for, which browsers may send all the same. */
  readonly type: (typeof REPORT_TYPES)[number] | 'other';
  /** The address of the document, without query and fragment. */
  readonly page: string;
  /** Names and addresses are texts here, lines and columns are numbers. */
  readonly details: Readonly<Record<string, string | number>>;
}
