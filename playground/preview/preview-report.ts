import type { RequestRecord } from '#fixtures/backend';
import type { Problem } from '#renderer';

/** What a preview says about itself beside the page, for those who compare scenarios. */
export interface PreviewReport {
  /** Codes and places of the faults of the page as it was drawn. */
  readonly faults: readonly string[];
  /** What the page asked of its backend: method and path with query. */
  readonly requests: readonly string[];
  /** Names of what the platform told of, with what it was about, oldest first. */
  readonly events: readonly string[];
}

export const REPORT_ID = 'preview-report';

/** Makes the report of a page that is drawn. */
export function reportOf(
  faults: readonly Problem[],
  told: readonly Problem[],
  requests: readonly RequestRecord[],
): PreviewReport {
  return {
    faults: faults.map(({ code, pointer }) => `${code} ${pointer}`.trim()),
    requests: requests.map(({ method, url }) => {
      const { pathname, search } = new URL(url);
      return `${method} ${decodeURIComponent(pathname + search)}`;
    }),
    events: told.map(({ code }) => `fault ${code}`),
  };
}

/** Leaves the report in the document, where no person meets it: what a template holds is not drawn. */
export function leaveReport(document: Document, report: PreviewReport): void {
  const template = document.createElement('template');
  template.id = REPORT_ID;
  template.content.append(JSON.stringify(report));
  document.getElementById(REPORT_ID)?.remove();
  document.body.append(template);
}
