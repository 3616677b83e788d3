import type { RequestRecord } from '#fixtures/backend';
import type { Problem } from '#renderer';
import type { DeclaredEvents, DeclaredEvent } from '#renderer/measured-events';

/**
 * The record that a preview writes about itself beside the page, for tools that compare scenarios.
 */
export interface PreviewReport {
  /** Codes and pointers of the problems of the page as it was rendered. */
  readonly faults: readonly string[];
  /** The requests of the page to its backend: method and path with query. */
  readonly requests: readonly string[];
  /**
   * The events that the platform reported, each as a name and its subject, oldest first, and after
   * them those that the page declares: of its view, and of what a visitor may click on.
   */
  readonly events: readonly string[];
  /** The fixtures that it is made of: paths of files, and of folders that were listed. */
  readonly reads: readonly string[];
}

/** The things that a report is made from. */
interface ReportSources {
  /** The problems of the page as it was rendered, and those that the platform reported. */
  readonly rendered: readonly Problem[];
  readonly reported: readonly Problem[];
  readonly requests: readonly RequestRecord[];
  readonly reads: readonly string[];
  /** The events that the page declares; left out where there is no page. */
  readonly declared?: DeclaredEvents | undefined;
}

export const REPORT_ID = 'preview-report';

/** Makes the report of a page that is rendered. */
export function createPreviewReport({
  rendered,
  reported,
  requests,
  reads,
  declared,
}: ReportSources): PreviewReport {
  return {
    faults: rendered.map(({ code, pointer }) => `${code} ${pointer}`.trim()),
    requests: requests.map(({ method, url }) => {
      const { pathname, search } = new URL(url);
      return `${method} ${decodeURIComponent(pathname + search)}`;
    }),
    events: [
      ...reported.map(({ code }) => `fault ${code}`),
      ...(declared ? listEventLines(declared) : []),
    ],
    reads,
  };
}

/**
 * Writes the report into the document, where no person sees it: what a template holds is not
 * rendered.
 */
export function writeReport(document: Document, report: PreviewReport): void {
  const template = document.createElement('template');
  template.id = REPORT_ID;
  template.content.append(JSON.stringify(report));
  document.getElementById(REPORT_ID)?.remove();
  document.body.append(template);
}

/**
 * Lists the events that a page declares as a digest has them: those of the page view, and then by
 * components what a click on each of their elements would send.
 */
function listEventLines({ view, clicks }: DeclaredEvents): readonly string[] {
  const components = Map.groupBy(clicks, ({ position }) => splitPosition(position).component);
  return [
    ...view.map((event) => Object.values(event).join(' ')),
    ...[...components].flatMap(([component, events]) => [component, ...events.map(writeClick)]),
  ];
}

function writeClick({ event, position }: DeclaredEvent): string {
  const { index } = splitPosition(position);
  if (event.type === 'EVENT') return `  ${index} EVENT ${event.eventName}`;
  return `  ${index} ${event.elementType} "${event.elementContent ?? ''}"`;
}

/** A position ends with the number of the element in its component. */
function splitPosition(position: string): { readonly component: string; readonly index: string } {
  const end = position.lastIndexOf('/');
  return { component: position.slice(0, end), index: position.slice(end + 1) };
}
