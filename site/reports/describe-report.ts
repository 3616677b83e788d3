import type { BrowserReport } from './browser-report.ts';

/** A report as a person reads it, in one line. */
export function describeReport({ type, page, details }: BrowserReport): string {
  const facts = Object.entries(details).map(([name, value]) => `${name} ${value}`);
  return [`A browser reports ${type} on ${page || 'no page'}`, facts.join(', ')]
    .filter(Boolean)
    .join(': ');
}
